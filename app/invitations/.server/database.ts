export type Value = string | number | null;

export type Statement = readonly [sql: string, ...values: Value[]];

/** SQLite, wherever it runs. Both reject with a DatabaseError where the owner can mend what is wrong. */
export interface Database {
  /** The rows of one statement, by the names of their columns. Before the first write there may be no table. */
  read<Row>(...statement: Statement): Promise<Row[]>;
  /** All statements or none. What was written is kept, whatever happens, once it resolves. */
  write(statements: readonly Statement[]): Promise<void>;
}

/** The message is one plain sentence for the owner. Platforms throw others, known by this name. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}
