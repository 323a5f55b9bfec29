import { describe, expect, test, vi } from "vitest";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { Access } from "#app/lock/.server/access.ts";
import { foldPasscode } from "#app/lock/.server/passcode.ts";
import { createSessionCookie } from "#app/lock/.server/session-cookie.ts";
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

test.each([
  ["AMBER canoe", true],
  ["The-Owner’s_password", true],
  ["amber canoes", false],
  ["", false],
])("isReservedPasscode of %j is %s", (passcode, expected) => {
  expect(setUp().lock.isReservedPasscode(passcode)).toBe(expected);
});

describe("the rate limit", () => {
  test("refuses a limited attempt without a comparison, even if the passcode is right", async () => {
    const { findByPasscode, check, visitorLimiter } = setUp();
    visitorLimiter.mockResolvedValueOnce({ allowed: false, retryAfter: 41 });
    expect(await check("amber-canoe")).toEqual({ outcome: "limited", retryAfter: 41 });
    expect(findByPasscode).not.toHaveBeenCalled();
  });
});

test("every attempt searches the invitations, so the response time does not reveal the result", async () => {
  const { findByPasscode, check } = setUp();
  for (const attempt of ["amber-canoe", "wrong", ""]) await check(attempt);
  expect(findByPasscode.mock.calls).toEqual([["amber-canoe"], ["wrong"], [""]]);
});

describe("the passcode of an invitation", () => {
  test("opens nothing, and ends the guest's session, after the last day is over in every time zone", async () => {
    const { accessOf, advanceClock, check, invite, unlock } = setUp();
    await invite({ lastDay: "2026-12-01" });
    advanceClock(25 * HOUR);
    const cookie = await unlock(GUEST_PASSCODE);
    expect(Access.permits(await accessOf(cookie), "trade")).toBe(true);
    advanceClock(2 * HOUR);
    const access = await accessOf(cookie);
    expect(Access.permits(access, "trade")).toBe(false);
    expect([access.guest, access.invitation]).toEqual([null, "ended"]);
    expect(await check(GUEST_PASSCODE)).toEqual({ outcome: "wrong" });
  });

  test("is wrong if none of the invitation's studies exist", async () => {
    const { check, invite } = setUp();
    await invite({ studies: ["gone"] });
    expect(await check(GUEST_PASSCODE)).toEqual({ outcome: "wrong" });
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

describe("a session with the passcode and an invitation", () => {
  const studiesIn = (access: Access) => ["trade", "vision"].filter((slug) => Access.permits(access, slug));

  test("loses each part 12 hours after it was entered or opened, although the other part is newer", async () => {
    const { accessOf, advanceClock, invite, lock, unlock } = setUp();
    const invitation = await invite({ studies: ["vision"] });
    const openedFirst = lock.admitGuest(requestWithCookie(await unlock()), invitation);
    advanceClock(11 * HOUR);
    const openedAgain = lock.admitGuest(requestWithCookie(openedFirst), invitation);
    expect(studiesIn(await accessOf(openedAgain))).toEqual(["trade", "vision"]);
    advanceClock(HOUR);
    expect(studiesIn(await accessOf(openedAgain))).toEqual(["vision"]);
    const attempt = await lock.checkPasscode(requestWithCookie(openedAgain), "amber-canoe", "192.0.2.1");
    advanceClock(11 * HOUR);
    expect(studiesIn(await accessOf("cookie" in attempt ? attempt.cookie : ""))).toEqual(["trade"]);
  });

  test("opens nothing in the form of earlier versions, without ends", async () => {
    const { accessOf, clock, invite } = setUp();
    const { id } = await invite({ studies: ["vision"] });
    const options = { secrets: ["a secret of some length"], boundTo: foldPasscode("amber-canoe"), clock };
    const earlierCookie = createSessionCookie<object>({ name: "portfolio_session", ...options });
    const cookie = earlierCookie.issue({ hasPasscode: true, invitation: id }, requestWithCookie());
    const access = await accessOf(cookie);
    expect([studiesIn(access), access.invitation]).toEqual([[], null]);
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

  test("if the database fails, a session with passcode and invitation opens the passcode's studies, and no notice says that the invitation ended", async () => {
    const { accessOf, invitations, invite, lock, onError, unlock } = setUp();
    const guestCookie = lock.admitGuest(requestWithCookie(), await invite({ studies: ["vision"] }));
    const cookie = lock.admitGuest(requestWithCookie(await unlock()), await invite({}, "other words here"));
    vi.spyOn(invitations, "findActive").mockRejectedValue(error);
    const access = await accessOf(cookie);
    expect(["trade", "vision"].map((study) => Access.permits(access, study))).toEqual([true, false]);
    expect([access.invitation, access.guest]).toEqual([null, null]);
    expect(onError.mock.calls).toEqual([[error]]);
    await expect(accessOf(guestCookie)).rejects.toThrow(error);
  });

  test("every passcode except the shared passcode fails and counts as an attempt", async () => {
    const { check, findByPasscode, visitorLimiter } = setUp();
    findByPasscode.mockRejectedValue(error);
    expect(await check(GUEST_PASSCODE)).toMatchObject({ outcome: "failed" });
    expect(visitorLimiter).toHaveBeenCalledTimes(1);
  });
});
