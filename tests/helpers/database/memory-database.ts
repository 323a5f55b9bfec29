import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Database, Value } from "#app/invitations/.server/database.ts";

/** As long as nobody needs a file. */
export function memoryDatabase(): Database {
  const database = new DatabaseSync(":memory:");
  const statements = new Map<string, StatementSync>();
  function prepared(sql: string): StatementSync {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }
  return {
    async read<Row>(sql: string, ...values: Value[]) {
      return prepared(sql).all(...values) as Row[];
    },
    async write(statements) {
      database.exec("BEGIN");
      try {
        for (const [sql, ...values] of statements) prepared(sql).run(...values);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
  };
}
