import { describe, expect, test, vi } from "vitest";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import type { InvitationStore } from "#app/invitations/.server/store.ts";
import { asked, makeLock } from "../../../tests/helpers/lock/make-lock.ts";

const NOW = Date.parse("2026-12-01T10:00Z");
const HOUR = 60 * 60 * 1000;
const OWN_PASSCODE = "tidy otter lamp";

function make(changes: Partial<InvitationStore> = {}) {
  const made = makeLock({ since: NOW, ownerPassword: "the owner's password" });
  const { invitations } = made.lock;
  const { create } = invitations;
  Object.assign(invitations, changes);
  const findByPasscode = vi.spyOn(invitations, "findByPasscode");
  async function invite(values: Partial<InvitationValues> = {}, ownPasscode = OWN_PASSCODE) {
    const invitation = await create({ label: "Acme", studies: "all", lastDay: null, ...values }, ownPasscode);
    if (!invitation) throw new Error("The passcode is taken.");
    return invitation;
  }
  return { ...made, invitations, findByPasscode, invite };
}

async function repeat<T>(times: number, act: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time++) results.push(await act());
  return results;
}

describe("the passcode", () => {
  test("ends every session when it changes, but not when only its spelling does", async () => {
    const cookie = await make().enter();
    const opens = async (passcode: string) =>
      (await makeLock({ since: NOW, passcode }).accessOf(cookie)).mayRead("trade");
    expect(await opens("Amber Canoe")).toBe(true);
    expect(await opens("amber-canoes")).toBe(false);
  });

  test.each(["", "amber", "amber-canoes", "ambercanoe"])("is not %j", async (given) => {
    expect(await make().check(given)).toEqual({ outcome: "wrong" });
  });

  test("opens everything even if an invitation has the same one", async () => {
    const { accessOf, enter, invite } = make();
    await invite({ studies: [] }, "amber-canoe");
    const access = await accessOf(await enter("amber canoe"));
    expect([access.mayRead("trade"), access.guest]).toEqual([true, null]);
  });
});

describe("the rate limit", () => {
  test("refuses the eleventh attempt without comparing it, even if all are right", async () => {
    const { findByPasscode, check, visitorLimiter } = make();
    await repeat(10, () => check("amber-canoe"));
    expect(visitorLimiter).toHaveBeenCalledBefore(findByPasscode);
    findByPasscode.mockClear();
    expect(await check("amber-canoe")).toEqual({ outcome: "limited", retryAfter: 60 });
    expect(findByPasscode).not.toHaveBeenCalled();
  });

  test("counts each address and the owner's password separately", async () => {
    const { check, lock } = make();
    const logIn = (password: string) => lock.owner?.logIn(asked(), password, "192.0.2.1");
    await repeat(11, () => check("wrong"));
    expect(await lock.checkPasscode(asked(), "amber-canoe", "192.0.2.2")).toMatchObject({ outcome: "right" });
    expect(await logIn("the owner's password")).toMatchObject({ outcome: "right" });
    await repeat(9, async () => logIn("wrong"));
    expect(await logIn("the owner's password")).toEqual({ outcome: "limited", retryAfter: 60 });
  });
});

describe("an invitation's own passcode", () => {
  test("is looked up for every attempt, so that the time does not reveal the shared one", async () => {
    const { findByPasscode, check } = make();
    for (const given of ["amber-canoe", "wrong", ""]) await check(given);
    expect(findByPasscode.mock.calls).toEqual([["amber-canoe"], ["wrong"], [""]]);
  });

  test.each<[string, (made: ReturnType<typeof make>, id: string) => unknown]>([
    ["the owner ends it", ({ invitations }, id) => invitations.end(id)],
    ["the owner deletes it", ({ invitations }, id) => invitations.delete(id)],
    ["its last day is over everywhere", ({ pass }) => pass(2 * HOUR)],
  ])("opens nothing after %s, and its guests get out at their next request", async (_event, end) => {
    const made = make();
    const { id } = await made.invite({ lastDay: "2026-12-01" });
    made.pass(25 * HOUR);
    const cookie = await made.enter(OWN_PASSCODE);
    expect((await made.accessOf(cookie)).mayRead("trade")).toBe(true);
    await end(made, id);
    const access = await made.accessOf(cookie);
    expect([access.mayRead("trade"), access.guest, access.invitation]).toEqual([false, null, "ended"]);
    expect(await made.check(OWN_PASSCODE)).toEqual({ outcome: "wrong" });
  });

  test("opens the studies that the owner has changed it to", async () => {
    const { accessOf, enter, invitations, invite } = make();
    const { id, label, lastDay } = await invite();
    const cookie = await enter(OWN_PASSCODE);
    await invitations.update(id, { label, lastDay, studies: ["search"] });
    const access = await accessOf(cookie);
    expect(["trade", "search"].map((study) => access.mayRead(study))).toEqual([false, true]);
  });
});

test("a guest's link replaces the session of another invitation, but not a session that opens everything", async () => {
  const { accessOf, enter, invite, lock } = make();
  const one = await invite();
  const other = await invite({}, "other words here");
  const first = lock.admitGuest(asked(), one) ?? "";
  const second = lock.admitGuest(asked(first), other) ?? "";
  expect((await accessOf(second)).guest).toBe(other.id);
  expect(lock.admitGuest(asked(await enter()), one)).toBeNull();
});

describe("with a database that fails", () => {
  async function fail(): Promise<never> {
    throw new DatabaseError("The file is damaged.");
  }

  test("the shared passcode still opens, and the error is reported", async () => {
    const { accessOf, enter, onError } = make({ findByPasscode: fail, findActive: fail });
    expect((await accessOf(await enter())).mayRead("trade")).toBe(true);
    expect((await accessOf()).mayRead("trade")).toBe(false);
    expect(onError.mock.calls).toEqual([[expect.any(DatabaseError)]]);
  });

  test("any other passcode fails, and is counted", async () => {
    const { check } = make({ findByPasscode: fail });
    const outcomes = (await repeat(11, () => check(OWN_PASSCODE))).map(({ outcome }) => outcome);
    expect(outcomes).toEqual([...Array(10).fill("failed"), "limited"]);
  });

  test("a guest gets an error and no access", async () => {
    const { accessOf, enter, invite, invitations } = make();
    await invite();
    const cookie = await enter(OWN_PASSCODE);
    invitations.findActive = fail;
    await expect(accessOf(cookie)).rejects.toThrow(DatabaseError);
  });
});
