import type { D1Database } from "@cloudflare/workers-types";
import type { Database } from "../platform.ts";

/** D1. A batch is one transaction. */
export function databaseOn(binding: Pick<D1Database, "prepare" | "batch">): Database {
  return {
    async read<Row>(sql: string, ...values: (string | number | null)[]) {
      const { results } = await binding
        .prepare(sql)
        .bind(...values)
        .all<Row>();
      return results;
    },
    async write(statements) {
      await binding.batch(statements.map(([sql, ...values]) => binding.prepare(sql).bind(...values)));
    },
  };
}
