export type Value = string | number | null;

export type Statement = readonly [sql: string, ...values: Value[]];

/** SQLite, wherever it runs. Both reject with a DatabaseError. */
export interface Database {
  /** The rows of one statement, by the names of their columns. */
  read<Row>(...statement: Statement): Promise<Row[]>;
  /** All statements or none. What was written is kept, whatever happens, once it resolves. */
  write(statements: readonly Statement[]): Promise<void>;
}

/** The message is one plain sentence for the owner. */
export class DatabaseError extends Error {}
