import type { Database, Statement } from "#app/invitations/.server/database.ts";
import { DatabaseError } from "../database-error.ts";
import type { Bindings } from "./bindings.ts";

/** D1. A batch is one transaction. */
export function databaseOn(binding: Bindings["INVITATIONS"]): Database {
  if (!binding) return { read: refuse, write: refuse };
  const bound = ([sql, ...values]: Statement) => binding.prepare(sql).bind(...values);
  return {
    async read<Row>(...statement: Statement) {
      const { results } = await explained([statement], () => bound(statement).all<Row>());
      return results;
    },
    async write(statements) {
      await explained(statements, () => binding.batch(statements.map(bound)));
    },
  };
}

async function refuse(): Promise<never> {
  throw new DatabaseError(
    "Invitations do not work, as this Worker is bound to no database: run `npm run deploy`, which binds one to it.",
  );
}

async function explained<Answer>(
  statements: readonly Statement[],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const why = quotesAValue(cause, statements) ? "it does not take a value" : cause;
    // Without the error itself, which a log would print too.
    throw new DatabaseError(`Invitations do not work, as D1 says: ${why}`);
  }
}

// A label or a digest belongs in no log.
function quotesAValue(cause: string, statements: readonly Statement[]): boolean {
  const values = statements.flatMap(([, ...all]) => all);
  return values.some((value) => typeof value === "string" && value !== "" && cause.includes(value));
}
