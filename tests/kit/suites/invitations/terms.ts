import { describe, expect, test } from "vitest";
import { ACME, HOUR, NOON, type World } from "./world.ts";

export function termsSuite(world: World): void {
  describe("its end", () => {
    test("is when its last day is over everywhere", async () => {
      const { id, token, ownPasscode } = await world.created({ until: "2026-12-31" });
      world.now = Date.parse("2027-01-01T12:00:00Z") - 1;
      expect(await world.standing(id)).toBe(true);
      world.now += 1;
      expect(await world.standing(id)).toBe(false);
      expect((await world.invitations.byToken(token))?.id).toBe(id);
      expect((await world.invitations.byOwnPasscode(ownPasscode))?.id).toBe(id);
    });

    test("comes at once when its owner ends it, and stays when it is ended again", async () => {
      const { id, token } = await world.created({ until: "2027-12-31" });
      await world.invitations.end(id);
      expect(await world.standing(id)).toBe(false);
      world.now += HOUR;
      await world.invitations.end(id);
      expect((await world.invitations.byToken(token))?.endedAt).toBe(NOON);
    });

    test("may be put off, but not for one that was ended", async () => {
      const { id } = await world.created({ until: "2026-12-01" });
      expect(await world.standing(id)).toBe(false);
      await world.invitations.change(id, { ...ACME, until: "2027-01-31" });
      expect(await world.standing(id)).toBe(true);
      await world.invitations.end(id);
      await world.invitations.change(id, { ...ACME, until: "2028-01-31" });
      expect(await world.standing(id)).toBe(false);
    });
  });

  test("a change takes label, studies and day of this one alone, and its credentials stay", async () => {
    const { id, token, ownPasscode } = await world.created();
    const other = await world.created();
    await world.invitations.change(id, { label: "Acme, design", scope: [], until: "2027-02-01" });
    const changed = { label: "Acme, design", scope: [], until: "2027-02-01" };
    expect(await world.invitations.byToken(token)).toMatchObject({ id, ...changed });
    expect((await world.invitations.get(id))?.credentials).toEqual({ token, ownPasscode });
    expect(await world.invitations.standing(other.id)).toEqual(other.invitation);
  });

  test("one that was deleted is gone with its credentials, and no other is", async () => {
    const { id, token, ownPasscode } = await world.created();
    const other = await world.created();
    await world.invitations.delete(id);
    expect(await world.invitations.get(id)).toBeNull();
    expect(await world.standing(id)).toBe(false);
    expect(await world.invitations.byToken(token)).toBeNull();
    expect(await world.invitations.byOwnPasscode(ownPasscode)).toBeNull();
    expect((await world.invitations.list()).page.map((one) => one.id)).toEqual([other.id]);
  });
}
