import { expect, test } from "vitest";
import type { Bindings } from "./bindings.ts";
import { databaseOn } from "./database.ts";

/** A D1 binding whose every call fails with this message. */
function failing(message: string) {
  const fail = () => Promise.reject(new Error(message));
  return {
    prepare: () => ({ bind: () => ({ all: fail }) }),
    batch: fail,
  } as unknown as Bindings["INVITATIONS"];
}

const INSERT = ["INSERT INTO invitations (id, label) VALUES (?, ?)", "Acme", ""] as const;

test.each([
  [undefined, "Invitations do not work because this Worker has no database: run `npm run deploy`"],
  [
    failing("D1 DB is overloaded."),
    "Invitations do not work because of a database error: D1 DB is overloaded.",
  ],
  [
    failing("No such value: 'Acme'"),
    "Invitations do not work because of a database error: D1 refused a value",
  ],
])("throws one sentence without values when D1 fails: %#", async (binding, sentence) => {
  const database = databaseOn(binding);
  for (const run of [() => database.read(...INSERT), () => database.write([["SELECT 1"], INSERT])]) {
    const error = await run().catch((reason) => reason);
    expect(error).toMatchObject({ name: "DatabaseError", message: expect.stringContaining(sentence) });
    expect(error).not.toHaveProperty("cause");
  }
});
