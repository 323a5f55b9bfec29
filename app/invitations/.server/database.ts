/** The part of SQLite that both platforms offer: a file on Node, D1 on Cloudflare. */
export interface Database {
  /** Returns the rows by column name. Creates nothing, so before the first write there may be no tables. */
  read<Row>(...statement: Statement): Promise<Row[]>;
  /** Runs all statements or none. What it wrote survives a crash once the promise resolves. */
  write(statements: readonly Statement[]): Promise<void>;
}

export type Statement = readonly [sql: string, ...values: Value[]];

export type Value = string | number | null;

/** One sentence for the owner. Recognize it by `name`: the server and the bundle each have a copy of this class. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}
