import { expect, test } from "vitest";
import { createLock } from "#app/.server/create-lock.ts";
import { Access } from "#app/lock/.server/access.ts";
import { memoryDatabase } from "../../../tests/helpers/invitations/memory-database.ts";
import { makeLock } from "../../../tests/helpers/site/make-lock.ts";
import { VIEWS } from "../../shared/views.ts";
import { createCookies } from "./view-cookies.ts";

test("the studio renews sessions before they expire, even after days", async () => {
  const secrets = ["a secret of some length"];
  const database = memoryDatabase();
  const { clock, advanceClock, accessOf } = makeLock({ database });
  const cookieOf = createCookies(createLock, {
    environment: { PASSCODE: "amber-canoe", SESSION_SECRET: secrets } as never,
    platform: { database, clock } as never,
  });
  for (let hours = 0; hours < 72; hours += 7) {
    const access = await Promise.all(VIEWS.map(async (view) => accessOf(await cookieOf(view))));
    expect(access.map((one) => Access.permits(one, "trade"))).toEqual([true, true, false]);
    advanceClock(7 * 60 * 60 * 1000);
  }
});
