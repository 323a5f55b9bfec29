import { describe, expect, test, vi } from "vitest";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { Access } from "#app/lock/.server/access.ts";
import { ACME } from "../../tests/helpers/invitations/acme.ts";
import { makeLock, requestWithCookie } from "../../tests/helpers/site/make-lock.ts";

const START_TIME = Date.parse("2026-12-01T10:00Z");
const HOUR = 60 * 60 * 1000;
const GUEST_PASSCODE = "tidy otter lamp";

function setUp() {
  const lockSetup = makeLock({ startTime: START_TIME, ownerPassword: "the owner's password" });
  const { invitations } = lockSetup.lock;
  const findByPasscode = vi.spyOn(invitations, "findByPasscode");
  async function invite(values: Partial<InvitationValues> = {}, passcode = GUEST_PASSCODE) {
    const invitation = await invitations.create({ ...ACME, ...values }, passcode);
    if (!invitation) throw new Error("The passcode is taken.");
    return invitation;
  }
  return { ...lockSetup, invitations, findByPasscode, invite };
}

async function repeatRequest<T>(times: number, request: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let time = 0; time < times; time++) results.push(await request());
  return results;
}

describe("the shared passcode", () => {
  test("ends every session when it changes, unless only its spelling changes", async () => {
    const cookie = await setUp().unlock();
    const opensStudyWith = async (passcode: string) =>
      Access.permits(await makeLock({ startTime: START_TIME, passcode }).accessOf(cookie), "trade");
    expect(await opensStudyWith("Amber Canoe")).toBe(true);
    expect(await opensStudyWith("amber-canoes")).toBe(false);
  });

  test("opens everything even if an invitation has the same passcode", async () => {
    const { accessOf, invite, unlock } = setUp();
    await invite({ studies: [] }, "amber-canoe");
    const access = await accessOf(await unlock("amber canoe"));
    expect([Access.permits(access, "trade"), access.guest]).toEqual([true, null]);
  });
});

describe("the rate limit", () => {
  test("refuses the eleventh attempt without a comparison, even if every passcode is right", async () => {
    const { findByPasscode, check, visitorLimiter } = setUp();
    await repeatRequest(10, () => check("amber-canoe"));
    expect(visitorLimiter).toHaveBeenCalledBefore(findByPasscode);
    findByPasscode.mockClear();
    expect(await check("amber-canoe")).toEqual({ outcome: "limited", retryAfter: 60 });
    expect(findByPasscode).not.toHaveBeenCalled();
  });

  test("counts attempts separately for each IP address and for the owner's password", async () => {
    const { check, lock } = setUp();
    const request = requestWithCookie();
    const logIn = async (password: string) => lock.owner?.logIn(request, password, "192.0.2.1");
    await repeatRequest(11, () => check("wrong"));
    const resultElsewhere = await lock.checkPasscode(request, "amber-canoe", "192.0.2.2");
    expect(resultElsewhere).toMatchObject({ outcome: "right" });
    expect(await logIn("the owner's password")).toMatchObject({ outcome: "right" });
    await repeatRequest(9, () => logIn("wrong"));
    expect(await logIn("the owner's password")).toEqual({ outcome: "limited", retryAfter: 60 });
  });
});

test("every attempt searches the invitations, so the response time does not reveal the result", async () => {
  const { findByPasscode, check } = setUp();
  for (const attempt of ["amber-canoe", "wrong", ""]) await check(attempt);
  expect(findByPasscode.mock.calls).toEqual([["amber-canoe"], ["wrong"], [""]]);
});

describe("the passcode of an invitation", () => {
  test.each<[string, (lockSetup: ReturnType<typeof setUp>, id: string) => unknown]>([
    ["the owner ends the invitation", ({ invitations }, id) => invitations.end(id)],
    ["the owner deletes the invitation", ({ invitations }, id) => invitations.delete(id)],
    ["the last day is over in every time zone", ({ advanceClock }) => advanceClock(2 * HOUR)],
  ])("opens nothing, and ends the guest's session, after %s", async (_event, end) => {
    const lockSetup = setUp();
    const { id } = await lockSetup.invite({ lastDay: "2026-12-01" });
    lockSetup.advanceClock(25 * HOUR);
    const cookie = await lockSetup.unlock(GUEST_PASSCODE);
    expect(Access.permits(await lockSetup.accessOf(cookie), "trade")).toBe(true);
    await end(lockSetup, id);
    const access = await lockSetup.accessOf(cookie);
    expect([Access.permits(access, "trade"), access.guest, access.invitation]).toEqual([
      false,
      null,
      "ended",
    ]);
    expect(await lockSetup.check(GUEST_PASSCODE)).toEqual({ outcome: "wrong" });
  });

  test("opens only the new choice of studies after the owner changes the invitation", async () => {
    const { accessOf, invitations, invite, unlock } = setUp();
    const { id } = await invite();
    const cookie = await unlock(GUEST_PASSCODE);
    await invitations.update(id, { ...ACME, studies: ["search"] });
    const access = await accessOf(cookie);
    expect(["trade", "search"].map((study) => Access.permits(access, study))).toEqual([false, true]);
  });

  test("replaces the session of another invitation", async () => {
    const { accessOf, invite, lock } = setUp();
    const firstInvitation = await invite();
    const secondInvitation = await invite({}, "other words here");
    const cookie = lock.admitGuest(requestWithCookie(), firstInvitation);
    const replacedCookie = lock.admitGuest(requestWithCookie(cookie), secondInvitation);
    expect((await accessOf(replacedCookie)).guest?.id).toBe(secondInvitation.id);
  });
});

describe("while the database fails", () => {
  const error = new DatabaseError("The file is damaged.");

  test("the shared passcode still opens everything, and the lock reports the error", async () => {
    const { accessOf, findByPasscode, onError, unlock } = setUp();
    findByPasscode.mockRejectedValue(error);
    expect(Access.permits(await accessOf(await unlock()), "trade")).toBe(true);
    expect(onError.mock.calls).toEqual([[error]]);
  });

  test("every passcode except the shared passcode fails and counts as an attempt", async () => {
    const { check, findByPasscode } = setUp();
    findByPasscode.mockRejectedValue(error);
    const outcomes = (await repeatRequest(11, () => check(GUEST_PASSCODE))).map(({ outcome }) => outcome);
    expect(outcomes).toEqual([...Array(10).fill("failed"), "limited"]);
  });

  test("a guest gets an error and no access", async () => {
    const { accessOf, invitations, invite, unlock } = setUp();
    await invite();
    const cookie = await unlock(GUEST_PASSCODE);
    vi.spyOn(invitations, "findActive").mockRejectedValue(error);
    await expect(accessOf(cookie)).rejects.toThrow(DatabaseError);
  });
});
