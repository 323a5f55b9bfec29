import { type Database, DatabaseError, type Statement } from "#app/invitations/.server/database.ts";

import type { Bindings } from "./bindings.ts";

/** Implements the database on D1, where a batch is one transaction. */
export function databaseOn(binding: Bindings["INVITATIONS"]): Database {
  if (!binding) return { read: refuse, write: refuse };
  const bound = ([sql, ...values]: Statement) => binding.prepare(sql).bind(...values);
  return {
    async read<Row>(...statement: Statement) {
      const { results } = await withClearError([statement], () => bound(statement).all<Row>());
      return results;
    },
    async write(statements) {
      await withClearError(statements, () => binding.batch(statements.map(bound)));
    },
  };
}

async function refuse(): Promise<never> {
  throw new DatabaseError(
    "Invitations do not work because this Worker has no database: run `npm run deploy` to connect it.",
  );
}

async function withClearError<Result>(
  statements: readonly Statement[],
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    const reason = quotesValue(cause, statements) ? "D1 refused a value" : cause;
    // Without `cause`, because a log would print it too.
    throw new DatabaseError(`Invitations do not work because of a database error: ${reason}`);
  }
}

/** Labels and digests must not reach a log. */
function quotesValue(cause: string, statements: readonly Statement[]): boolean {
  const values = statements.flatMap(([, ...bound]) => bound);
  return values.some((value) => typeof value === "string" && value !== "" && cause.includes(value));
}
