import { DatabaseSync } from "node:sqlite";
import type { Database, Value } from "#app/invitations/.server/database.ts";

export function memoryDatabase(): Database {
  const database = new DatabaseSync(":memory:");
  return {
    async read<Row>(sql: string, ...values: Value[]) {
      return database.prepare(sql).all(...values) as Row[];
    },
    async write(statements) {
      database.exec("BEGIN");
      try {
        for (const [sql, ...values] of statements) database.prepare(sql).run(...values);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
  };
}
