import { describe, expect, test, vi } from "vitest";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import type { InvitationStore } from "#app/invitations/.server/store.ts";
import { asked, makeLock } from "../../../tests/helpers/lock/make-lock.ts";

const NOW = Date.parse("2026-12-01T10:00Z");
const HOUR = 60 * 60 * 1000;
const WORDS = "tidy otter lamp";

function make(changes: Partial<InvitationStore> = {}) {
  const made = makeLock({ since: NOW });
  const { gate, invitations } = made.lock;
  const { create } = invitations;
  Object.assign(invitations, changes);
  const findByPasscode = vi.spyOn(invitations, "findByPasscode");
  return {
    ...made,
    gate,
    invitations,
    findByPasscode,
    async invite(terms: Partial<InvitationValues> = {}, passcode = WORDS) {
      const invitation = await create({ label: "Acme", studies: "all", lastDay: null, ...terms }, passcode);
      if (!invitation) throw new Error("the words are taken");
      return invitation;
    },
    async enter(passcode = WORDS): Promise<string> {
      const result = await made.tryPasscode(passcode);
      if (result.outcome !== "right") throw new Error("the words were refused");
      expect(result.cookies).toHaveLength(1);
      return result.cookies[0] ?? "";
    },
  };
}

describe("an invitation's words", () => {
  test("open what it includes, as forgiving as the passcode, and the browser is not known again", async () => {
    const { accessOf, invite, tryPasscode } = make();
    const invitation = await invite({ studies: ["trade"] });
    const result = await tryPasscode(" TIDY_otter  lamp ");
    expect(result).toEqual({
      outcome: "right",
      seconds: 0,
      cookies: [expect.stringMatching(/^portfolio_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/)],
    });
    const [cookie] = result.cookies;
    expect((await accessOf(cookie)).guest).toBe(invitation.id);
    expect((await accessOf(cookie)).mayRead("trade")).toBe(true);
    expect((await accessOf(cookie)).mayRead("search")).toBe(false);
    expect((await accessOf()).mayRead("trade")).toBe(false);
  });

  test("that are the shared passcode open everything", async () => {
    const { accessOf, invite, tryPasscode } = make();
    await invite({ studies: [] }, "amber-canoe");
    const { cookies } = await tryPasscode("amber canoe");
    expect(cookies).toHaveLength(2);
    expect((await accessOf(cookies[0])).mayRead("trade")).toBe(true);
    expect((await accessOf(cookies[0])).guest).toBeNull();
  });

  test("are looked for whatever was typed, the shared passcode included", async () => {
    const { findByPasscode, tryPasscode } = make();
    for (const typed of ["amber-canoe", "wrong", ""]) {
      findByPasscode.mockClear();
      await tryPasscode(typed);
      expect(findByPasscode.mock.calls).toEqual([[typed]]);
    }
  });
});

describe("when it does not stand any more", () => {
  const credentials: [string, (made: ReturnType<typeof make>, id: string) => unknown][] = [
    ["ended", ({ invitations }, id) => invitations.end(id)],
    [
      "ended, and the clock set back since",
      async ({ invitations, pass }, id) => {
        await invitations.end(id);
        pass(-HOUR);
      },
    ],
    ["deleted", ({ invitations }, id) => invitations.delete(id)],
    ["past its date", ({ pass }) => pass(2 * HOUR)],
  ];
  test.each(credentials)(
    "%s, it lets nobody in, and its guests out at their next request",
    async (_, end) => {
      const made = make();
      const { accessOf, invite, enter, pass, tryPasscode } = made;
      const { id } = await invite({ lastDay: "2026-12-01" });
      // The last day is over where it ends last, 36 hours after it began at Greenwich.
      pass(25 * HOUR);
      const cookie = await enter();
      expect((await accessOf(cookie)).mayRead("trade")).toBe(true);
      await end(made, id);
      expect((await accessOf(cookie)).mayRead("trade")).toBe(false);
      expect((await accessOf(cookie)).guest).toBeNull();
      expect((await tryPasscode(WORDS)).outcome).toBe("wrong");
    },
  );

  test("one of its studies taken away, a guest reads the others on", async () => {
    const { accessOf, invitations, invite, enter } = make();
    const { id, label, lastDay } = await invite();
    const cookie = await enter();
    await invitations.update(id, { label, lastDay, studies: ["search"] });
    expect((await accessOf(cookie)).mayRead("trade")).toBe(false);
    expect((await accessOf(cookie)).mayRead("search")).toBe(true);
  });
});

describe("the session", () => {
  test("that was given before there were invitations is good", async () => {
    const { accessOf } = make();
    // As version 0.2.0 wrote it, with this secret and passcode at this moment.
    const cookie =
      "portfolio_session=eyJvcGVucyI6ImFsbCIsInNpbmNlIjoxNzk2MTE5MjAwfQ.VzGi0XoSgazut5ziifTAvg.02fc69JpLxt825Yyh1eDCQXhVOvIFERBobJ8Ltrb6PA";
    expect((await accessOf(cookie)).mayRead("trade")).toBe(true);
  });

  test("by a link is that of its invitation, in place of another's, but never of one that opens all", async () => {
    const { accessOf, gate, invite, tryPasscode } = make();
    const one = await invite({ studies: ["trade"] });
    const other = await invite({ studies: ["search"] }, "other words here");
    const [first] = gate.letIn(asked(), one);
    const [second] = gate.letIn(asked(first), other);
    expect((await accessOf(first)).guest).toBe(one.id);
    expect((await accessOf(second)).guest).toBe(other.id);
    const { cookies } = await tryPasscode("amber-canoe");
    expect(gate.letIn(asked(cookies[0]), one)).toEqual([]);
  });
});

describe("with a database that fails", () => {
  const broken = async () => {
    throw new DatabaseError("The file is damaged.");
  };

  test("the shared passcode opens, and strangers stay strangers", async () => {
    const { accessOf, onError, tryPasscode } = make({ findByPasscode: broken, findActive: broken });
    const { outcome, cookies } = await tryPasscode("amber-canoe");
    expect(outcome).toBe("right");
    expect((await accessOf(cookies[0])).mayRead("trade")).toBe(true);
    expect((await accessOf()).mayRead("trade")).toBe(false);
    expect((await accessOf()).guest).toBeNull();
    expect(onError.mock.calls).toEqual([[expect.any(DatabaseError)]]);
  });

  test("what could not be looked for has failed, and is counted", async () => {
    const { onError, tryPasscode } = make({ findByPasscode: broken });
    for (let index = 0; index < 4; index++) {
      expect(await tryPasscode(WORDS)).toMatchObject({ outcome: "failed", seconds: 0 });
    }
    expect(await tryPasscode(WORDS)).toMatchObject({ outcome: "failed", seconds: 2 });
    expect(await tryPasscode(WORDS)).toMatchObject({ outcome: "wait", seconds: 2 });
    expect(onError).toHaveBeenCalledTimes(6);
  });

  test("a guest gets an error, and nothing to read", async () => {
    const made = make({ findActive: broken });
    await made.invite();
    const cookie = await made.enter();
    await expect(made.accessOf(cookie)).rejects.toThrow(DatabaseError);
  });
});
