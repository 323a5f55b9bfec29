import { type Database, DatabaseError, type Statement } from "#app/invitations/.server/database.ts";
import type { Bindings } from "./bindings.ts";

/** Connects to D1, where a batch is one transaction. */
export function createD1Database(binding: Bindings["INVITATIONS"]): Database {
  const prepareStatement = ([sql, ...values]: Statement) => binding.prepare(sql).bind(...values);
  return {
    async read<Row>(...statement: Statement) {
      const { results } = await prepareStatement(statement).all<Row>().catch(throwDatabaseError);
      return results;
    },
    async write(statements) {
      await binding.batch(statements.map(prepareStatement)).catch(throwDatabaseError);
    },
  };
}

function throwDatabaseError({ message }: Error): never {
  throw new DatabaseError(`Invitations do not work because of a database error: ${message}`);
}
