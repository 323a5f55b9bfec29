import { describe, expect, test } from "vitest";
import { ACME, NOON, type World } from "./world.ts";

export function credentialsSuite(world: World): void {
  describe("before there is any", () => {
    test("nobody is found, nothing is listed, and nothing is written", async () => {
      expect(await world.invitations.list()).toEqual({ page: [], next: null });
      expect(await world.invitations.get("any")).toBeNull();
      expect(await world.invitations.byToken("any")).toBeNull();
      expect(await world.invitations.byOwnPasscode("any")).toBeNull();
      expect(await world.invitations.standing("any")).toBeNull();
      expect(await world.open().read("SELECT name FROM sqlite_master WHERE name = 'invitations'")).toEqual(
        [],
      );
    });

    test("what changes one does nothing", async () => {
      await world.invitations.change("any", ACME);
      await world.invitations.end("any");
      await world.invitations.delete("any");
      await world.invitations.recordVisit("any", "trade");
      expect(await world.invitations.list()).toEqual({ page: [], next: null });
    });
  });

  describe("a new one", () => {
    test("stands, and is opened by its link and by three words of its own", async () => {
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

    test("keeps neither link nor words in the clear", async () => {
      const { token, ownPasscode } = await world.created({}, "Open Sesame");
      const kept = JSON.stringify(await world.open().read("SELECT * FROM invitations"));
      expect(ownPasscode).toBe("Open Sesame");
      for (const secret of [token, ownPasscode, "open-sesame"]) expect(kept).not.toContain(secret);
    });
  });

  describe("what is found by its link or words", () => {
    test.each(["", "a", "A".repeat(22), "' OR 1=1 --", "\0", "x".repeat(100_000)])(
      "is not: %.30j",
      async (other) => {
        const { token } = await world.created();
        expect(await world.invitations.byToken(other)).toBeNull();
        expect(await world.invitations.byToken(`${token}${other || " "}`)).toBeNull();
        expect(await world.invitations.byOwnPasscode(other)).toBeNull();
      },
    );

    test("is not found by its words as a link, nor by its link as words", async () => {
      const { token, ownPasscode } = await world.created();
      expect(await world.invitations.byToken(ownPasscode)).toBeNull();
      expect(await world.invitations.byOwnPasscode(token)).toBeNull();
    });
  });
}
