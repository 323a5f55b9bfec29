/** The operations that SQLite on Node and D1 on Cloudflare both support. */
export interface Database {
  /** Returns the rows by column name. Creates no tables, so a table can be missing before the first write. */
  read<Row>(...statement: Statement): Promise<Row[]>;
  /** Runs all statements or none. The changes survive a crash once the promise resolves. */
  write(statements: readonly Statement[]): Promise<void>;
}

export type Statement = readonly [sql: string, ...values: Value[]];

export type Value = string | number | null;

/** Its message is for the owner. Compare its `name`, because the server and the bundle each have a copy of this class. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}
