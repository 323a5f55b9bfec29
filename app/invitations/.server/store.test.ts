import { expect, test } from "vitest";
import { memoryDatabase } from "../../../tests/helpers/database/memory-database.ts";
import { createInvitationStore } from "./store.ts";

// The other tests run on both platforms: tests/helpers/suites/store-suite.ts.
test("migrates again after an error, because the owner may have replaced the database", async () => {
  let database = memoryDatabase();
  const fail = () => Promise.reject(new Error("The file is damaged."));
  const store = createInvitationStore({
    database: { read: (...query) => database.read(...query), write: (all) => database.write(all) },
    secrets: ["a secret of some length"],
    clock: Date.now,
  });
  const invite = () => store.create({ label: "Acme", studies: "all", lastDay: null }, "open sesame");
  await invite();
  database = { read: fail, write: fail };
  await expect(invite()).rejects.toThrow("The file is damaged.");
  database = memoryDatabase();
  expect(await store.findByPasscode("open sesame")).toBeNull();
  const invitation = await invite();
  expect(await store.findByPasscode("open sesame")).toEqual(invitation);
});
