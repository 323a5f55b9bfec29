import { expect, test } from "vitest";
import { createInvitations } from "#app/invitations/.server/invitations.ts";
import { memoryDatabase } from "../../../tests/helpers/database/memory-database.ts";

test("after a fault invitations begin anew in whatever database is there then", async () => {
  let database = memoryDatabase();
  const fail = () => Promise.reject(new Error("It is damaged."));
  const invitations = createInvitations({
    database: { read: (...asked) => database.read(...asked), write: (asked) => database.write(asked) },
    secrets: ["a secret of some length"],
    clock: Date.now,
  });
  const invite = () => invitations.create({ label: "Acme", scope: "all", until: null }, "open sesame");
  await invite();
  database = { read: fail, write: fail };
  await expect(invite()).rejects.toThrow("It is damaged.");
  database = memoryDatabase();
  expect(await invitations.byOwnPasscode("open sesame")).toBeNull();
  const invited = await invite();
  expect(await invitations.byOwnPasscode("open sesame")).toEqual(invited);
});
