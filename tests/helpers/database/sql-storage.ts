import { DatabaseSync, type StatementSync } from "node:sqlite";

/** As much of a Durable Object's `SqlStorage` as the site uses. What it holds lasts as long as this object. */
export function sqlStorage() {
  const database = new DatabaseSync(":memory:");
  const statements = new Map<string, StatementSync>();
  const storage = {
    /** Of `exec`: true from when, as on the free plan, no more rows may be written this day. */
    isFull: false,
    rowsWritten: 0,
    exec(query: string, ...bindings: (string | number)[]) {
      const statement = statements.get(query) ?? database.prepare(query);
      statements.set(query, statement);
      const isQuestion = statement.columns().length > 0;
      if (isQuestion) return statement.all(...bindings);
      if (storage.isFull) throw new Error("Exceeded allowed rows written in Durable Objects free tier.");
      storage.rowsWritten += Number(statement.run(...bindings).changes);
      return [];
    },
  };
  return storage;
}
