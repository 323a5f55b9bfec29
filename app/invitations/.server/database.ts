/** Both SQLite on Node and D1 on Cloudflare support these operations. */
export interface Database {
  /** Returns rows with column names as keys. A table can be missing before the first write. */
  read<Row>(...statement: Statement): Promise<Row[]>;
  /** Runs all statements or none. The changes survive a crash once the promise resolves. */
  write(statements: readonly Statement[]): Promise<void>;
}

export type Statement = readonly [sql: string, ...values: Value[]];

export type Value = string | number | null;

/** The message is for the owner. Check `name`, not `instanceof`: the server and the bundle have separate copies. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}
