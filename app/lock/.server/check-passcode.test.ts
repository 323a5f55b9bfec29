import { describe, expect, test, vi } from "vitest";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { makeLock, requestWithCookie } from "../../../tests/helpers/lock/make-lock.ts";

const START_TIME = Date.parse("2026-12-01T10:00Z");
const HOUR = 60 * 60 * 1000;
const GUEST_PASSCODE = "tidy otter lamp";

function make() {
  const made = makeLock({ startTime: START_TIME, ownerPassword: "the owner's password" });
  const { invitations } = made.lock;
  const findByPasscode = vi.spyOn(invitations, "findByPasscode");
  async function invite(values: Partial<InvitationValues> = {}, passcode = GUEST_PASSCODE) {
    const allValues = { label: "Acme", studies: "all", lastDay: null, ...values } as const;
    const invitation = await invitations.create(allValues, passcode);
    if (!invitation) throw new Error("The passcode is taken.");
    return invitation;
  }
  return { ...made, invitations, findByPasscode, invite };
}

async function repeatRequest<T>(times: number, request: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time++) results.push(await request());
  return results;
}

describe("the shared passcode", () => {
  test("ends every session when it changes, unless only its spelling changes", async () => {
    const cookie = await make().unlock();
    const opensWith = async (passcode: string) =>
      (await makeLock({ startTime: START_TIME, passcode }).accessOf(cookie)).mayRead("trade");
    expect(await opensWith("Amber Canoe")).toBe(true);
    expect(await opensWith("amber-canoes")).toBe(false);
  });

  test.each(["", "amber", "amber-canoes", "ambercanoe"])("does not match %j", async (given) => {
    expect(await make().check(given)).toEqual({ outcome: "wrong" });
  });

  test("opens everything even if an invitation has the same passcode", async () => {
    const { accessOf, invite, unlock } = make();
    await invite({ studies: [] }, "amber-canoe");
    const access = await accessOf(await unlock("amber canoe"));
    expect([access.mayRead("trade"), access.guest]).toEqual([true, null]);
  });
});

describe("the rate limit", () => {
  test("refuses the eleventh attempt without a comparison, even if every passcode is right", async () => {
    const { findByPasscode, check, visitorLimiter } = make();
    await repeatRequest(10, () => check("amber-canoe"));
    expect(visitorLimiter).toHaveBeenCalledBefore(findByPasscode);
    findByPasscode.mockClear();
    expect(await check("amber-canoe")).toEqual({ outcome: "limited", retryAfter: 60 });
    expect(findByPasscode).not.toHaveBeenCalled();
  });

  test("counts attempts separately for each address and for the owner's password", async () => {
    const { check, lock } = make();
    const request = requestWithCookie();
    const logIn = async (password: string) => lock.owner?.logIn(request, password, "192.0.2.1");
    await repeatRequest(11, () => check("wrong"));
    const fromElsewhere = await lock.checkPasscode(request, "amber-canoe", "192.0.2.2");
    expect(fromElsewhere).toMatchObject({ outcome: "right" });
    expect(await logIn("the owner's password")).toMatchObject({ outcome: "right" });
    await repeatRequest(9, () => logIn("wrong"));
    expect(await logIn("the owner's password")).toEqual({ outcome: "limited", retryAfter: 60 });
  });
});

test("every attempt searches the invitations, so the response time does not reveal the result", async () => {
  const { findByPasscode, check } = make();
  for (const given of ["amber-canoe", "wrong", ""]) await check(given);
  expect(findByPasscode.mock.calls).toEqual([["amber-canoe"], ["wrong"], [""]]);
});

describe("an invitation's own passcode", () => {
  test.each<[string, (made: ReturnType<typeof make>, id: string) => unknown]>([
    ["the owner ends the invitation", ({ invitations }, id) => invitations.end(id)],
    ["the owner deletes the invitation", ({ invitations }, id) => invitations.delete(id)],
    ["its last day is over in every time zone", ({ advanceClock }) => advanceClock(2 * HOUR)],
  ])("and the guest's session open nothing after %s", async (_event, end) => {
    const made = make();
    const { id } = await made.invite({ lastDay: "2026-12-01" });
    made.advanceClock(25 * HOUR);
    const cookie = await made.unlock(GUEST_PASSCODE);
    expect((await made.accessOf(cookie)).mayRead("trade")).toBe(true);
    await end(made, id);
    const access = await made.accessOf(cookie);
    expect([access.mayRead("trade"), access.guest, access.invitation]).toEqual([false, null, "ended"]);
    expect(await made.check(GUEST_PASSCODE)).toEqual({ outcome: "wrong" });
  });

  test("opens other studies after the owner has changed the invitation", async () => {
    const { accessOf, invitations, invite, unlock } = make();
    const { id, label, lastDay } = await invite();
    const cookie = await unlock(GUEST_PASSCODE);
    await invitations.update(id, { label, lastDay, studies: ["search"] });
    const access = await accessOf(cookie);
    expect(["trade", "search"].map((study) => access.mayRead(study))).toEqual([false, true]);
  });

  test("replaces another guest's session, but not a session from the shared passcode", async () => {
    const { accessOf, invite, lock, unlock } = make();
    const first = await invite();
    const second = await invite({}, "other words here");
    const cookie = lock.admitGuest(requestWithCookie(), first) ?? "";
    const replacedCookie = lock.admitGuest(requestWithCookie(cookie), second) ?? "";
    expect((await accessOf(replacedCookie)).guest).toBe(second.id);
    expect(lock.admitGuest(requestWithCookie(await unlock()), first)).toBeNull();
  });
});

describe("while the database fails", () => {
  const error = new DatabaseError("The file is damaged.");

  test("the shared passcode still opens everything, and the lock reports the error", async () => {
    const { accessOf, findByPasscode, onError, unlock } = make();
    findByPasscode.mockRejectedValue(error);
    expect((await accessOf(await unlock())).mayRead("trade")).toBe(true);
    expect(onError.mock.calls).toEqual([[error]]);
  });

  test("every passcode except the shared passcode fails and counts as an attempt", async () => {
    const { check, findByPasscode } = make();
    findByPasscode.mockRejectedValue(error);
    const outcomes = (await repeatRequest(11, () => check(GUEST_PASSCODE))).map(({ outcome }) => outcome);
    expect(outcomes).toEqual([...Array(10).fill("failed"), "limited"]);
  });

  test("a guest gets an error and no access", async () => {
    const { accessOf, invitations, invite, unlock } = make();
    await invite();
    const cookie = await unlock(GUEST_PASSCODE);
    vi.spyOn(invitations, "findActive").mockRejectedValue(error);
    await expect(accessOf(cookie)).rejects.toThrow(DatabaseError);
  });
});
