import { describe, expect, test } from "vitest";
import { ACME, NOON, type World } from "./world.ts";

export function credentialsSuite(world: World): void {
  test("before there is any, asking finds and writes nothing, and a change does nothing", async () => {
    expect(await world.invitations.list()).toEqual({ page: [], next: null });
    expect(await world.invitations.get("any")).toBeNull();
    expect(await world.invitations.byToken("any")).toBeNull();
    expect(await world.invitations.byOwnPasscode("any")).toBeNull();
    expect(await world.invitations.standing("any")).toBeNull();
    const tables = await world.open().read("SELECT name FROM sqlite_master WHERE name = 'invitations'");
    expect(tables).toEqual([]);
    await world.invitations.change("any", ACME);
    await world.invitations.end("any");
    await world.invitations.delete("any");
    await world.invitations.recordVisit("any", "trade");
    expect(await world.invitations.list()).toEqual({ page: [], next: null });
  });

  describe("a new one", () => {
    test("stands, and is opened by its link and by a passcode of three words of its own", async () => {
      const { id, token, ownPasscode, invitation } = await world.created({
        scope: ["trade", "tides"],
        until: "2027-01-31",
      });
      expect(invitation).toEqual({
        id,
        label: "Acme, hiring team",
        scope: ["trade", "tides"],
        until: "2027-01-31",
        createdAt: NOON,
        endedAt: null,
      });
      expect(id).toMatch(/^[\w-]{12}$/);
      expect(token).toMatch(/^[\w-]{22}$/);
      expect(ownPasscode).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/);
      expect(await world.invitations.byToken(token)).toEqual(invitation);
      expect(await world.invitations.byOwnPasscode(ownPasscode)).toEqual(invitation);
      expect(await world.invitations.standing(id)).toEqual(invitation);
      expect(await world.invitations.get(id)).toEqual({
        invitation: { ...invitation, visits: null },
        credentials: { token, ownPasscode },
      });
    });

    test("has other credentials than any before, and is seen by who opens the database anew", async () => {
      const one = await world.created();
      const two = await world.created();
      expect(new Set([one.id, two.id, one.token, two.token, one.ownPasscode, two.ownPasscode]).size).toBe(6);
      expect(await world.invitationsWith("the first secret").byToken(two.token)).toEqual(two.invitation);
    });

    test("keeps neither link nor own passcode in the clear", async () => {
      const { token, ownPasscode } = await world.created({}, "Open Sesame");
      const kept = JSON.stringify(await world.open().read("SELECT * FROM invitations"));
      expect(ownPasscode).toBe("Open Sesame");
      for (const secret of [token, ownPasscode, "open-sesame"]) expect(kept).not.toContain(secret);
    });
  });

  test("no other text is its link, own passcode or id, and neither of the first is the other", async () => {
    const { id, invitation, token, ownPasscode } = await world.created();
    for (const other of ["", "a", "A".repeat(22), "' OR 1=1 --", "\0", "x".repeat(100_000), ODD]) {
      expect(await world.invitations.byToken(other)).toBeNull();
      expect(await world.invitations.byToken(`${token}${other || " "}`)).toBeNull();
      expect(await world.invitations.byOwnPasscode(other)).toBeNull();
      expect(await world.invitations.get(other)).toBeNull();
      expect(await world.invitations.standing(other)).toBeNull();
      await world.invitations.change(other, { ...ACME, label: "changed" });
      await world.invitations.end(other);
      await world.invitations.delete(other);
      await world.invitations.recordVisit(other, "trade");
    }
    expect(await world.invitations.byToken(ownPasscode)).toBeNull();
    expect(await world.invitations.byOwnPasscode(token)).toBeNull();
    expect(await world.invitations.get(id)).toMatchObject({ invitation: { ...invitation, visits: null } });
  });

  test.each(["", ODD])(
    "an odd text is its label, slug, day and own passcode, and a study: %j",
    async (text) => {
      const other = await world.created({ label: "the other" }, "open sesame");
      const terms = { label: text, scope: [text, "trade"], until: text };
      const { id, invitation, ownPasscode } = await world.created(terms, text);
      expect(invitation).toMatchObject(terms);
      const changed = { label: `${text} `, scope: [text], until: `${text} ` };
      await world.invitations.change(id, changed);
      await world.invitations.recordVisit(id, text);
      expect(await world.invitations.get(id)).toMatchObject({
        invitation: { ...changed, visits: { studies: [text] } },
      });
      expect(ownPasscode).toBe(text);
      expect((await world.invitations.byOwnPasscode(text))?.id).toBe(text === "" ? undefined : id);
      expect((await world.invitations.byOwnPasscode("open sesame"))?.id).toBe(other.id);
      expect(await world.invitations.standing(other.id)).toEqual(other.invitation);
      expect((await world.invitations.list()).page).toHaveLength(2);
    },
  );
}

const ODD = "O'Neill'); DROP TABLE invitations; -- \0\r\n ?1 %_* \\ \ufeff👩🏽‍💻 שלום\u202e e\u0301";
