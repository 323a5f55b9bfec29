import { expect, test } from "vitest";
import type { Bindings } from "./bindings.ts";
import { databaseOn } from "./database.ts";

/** A D1 that fails with this message at each statement. */
function failing(message: string) {
  const fail = () => Promise.reject(new Error(message));
  return {
    prepare: () => ({ bind: () => ({ all: fail }) }),
    batch: fail,
  } as unknown as Bindings["INVITATIONS"];
}

const INSERT = ["INSERT INTO invitations (id, label) VALUES (?, ?)", "Acme", ""] as const;

test.each([
  [undefined, "Invitations do not work, as this Worker is bound to no database: run `npm run deploy`"],
  [failing("D1 DB is overloaded."), "Invitations do not work, as D1 says: D1 DB is overloaded."],
  [failing("No such value: 'Acme'"), "Invitations do not work, as D1 says: it does not take a value"],
])("a fault is one sentence without our values", async (binding, sentence) => {
  const database = databaseOn(binding);
  const asks = [() => database.read(...INSERT), () => database.write([["SELECT 1"], INSERT])];
  for (const ask of asks) {
    const error = await ask().catch((reason) => reason);
    expect(error).toMatchObject({ name: "DatabaseError", message: expect.stringContaining(sentence) });
    expect(error).not.toHaveProperty("cause");
  }
});
