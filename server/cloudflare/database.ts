import { type Database, DatabaseError, type Statement } from "#app/invitations/.server/database.ts";
import type { Bindings } from "./bindings.ts";

/** Connects to D1, where a batch is one transaction. */
export function databaseOn(binding: Bindings["INVITATIONS"]): Database {
  if (!binding) return { read: refuse, write: refuse };
  const bound = ([sql, ...values]: Statement) => binding.prepare(sql).bind(...values);
  return {
    async read<Row>(...statement: Statement) {
      const { results } = await bound(statement).all<Row>().catch(explain);
      return results;
    },
    async write(statements) {
      await binding.batch(statements.map(bound)).catch(explain);
    },
  };
}

async function refuse(): Promise<never> {
  throw new DatabaseError(
    "Invitations do not work because this Worker has no database: run `npm run deploy` to connect it.",
  );
}

function explain({ message }: Error): never {
  throw new DatabaseError(`Invitations do not work because of a database error: ${message}`);
}
