import { expect, test } from "vitest";
import type { Bindings } from "./bindings.ts";
import { createD1Database } from "./d1-database.ts";

const rejectCall = () => Promise.reject(new Error("D1 DB is overloaded."));
const failingBinding = { prepare: () => ({ bind: () => ({ all: rejectCall }) }), batch: rejectCall };

test("explains why invitations do not work after a database error", async () => {
  const database = createD1Database(failingBinding as unknown as Bindings["INVITATIONS"]);
  const message = "Invitations do not work because of a database error: D1 DB is overloaded.";
  for (const rejectedCall of [database.read("SELECT 1"), database.write([["SELECT 1"]])])
    await expect(rejectedCall).rejects.toMatchObject({ name: "DatabaseError", message });
});
