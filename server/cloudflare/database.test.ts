import { expect, test } from "vitest";
import type { Bindings } from "./bindings.ts";
import { databaseOn } from "./database.ts";

const rejectCall = () => Promise.reject(new Error("D1 DB is overloaded."));
const failingBinding = { prepare: () => ({ bind: () => ({ all: rejectCall }) }), batch: rejectCall };

test.each([
  ["because this Worker has no database: run `npm run deploy`", undefined],
  ["because of a database error: D1 DB is overloaded.", failingBinding as unknown as Bindings["INVITATIONS"]],
])("throws a DatabaseError with the message: Invitations do not work %s", async (reason, binding) => {
  const database = databaseOn(binding);
  for (const failure of [database.read("SELECT 1"), database.write([["SELECT 1"]])])
    await expect(failure).rejects.toMatchObject({
      name: "DatabaseError",
      message: expect.stringContaining(`Invitations do not work ${reason}`),
    });
});
