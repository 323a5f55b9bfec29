import { describe, expect, test } from "vitest";
import { ACME, type World } from "./world.ts";

export function secretsSuite(world: World): void {
  describe("with another secret", () => {
    test("link and own passcode work on while the old one is listed, and new ones go by the new", async () => {
      const old = await world.created({}, "open sesame");
      const rotated = world.invitationsWith("the second secret", "the first secret");
      expect((await rotated.byToken(old.token))?.id).toBe(old.id);
      expect((await rotated.byOwnPasscode("Open Sesame"))?.id).toBe(old.id);
      expect((await rotated.get(old.id))?.credentials).toEqual({
        token: old.token,
        ownPasscode: "open sesame",
      });
      expect(await rotated.create(ACME, "open sesame")).toBeNull();

      const fresh = await world.created({}, undefined, rotated);
      const alone = world.invitationsWith("the second secret");
      expect((await alone.byToken(fresh.token))?.id).toBe(fresh.id);
      expect((await alone.get(fresh.id))?.credentials).toEqual({
        token: fresh.token,
        ownPasscode: fresh.ownPasscode,
      });
      expect(await world.invitations.byToken(fresh.token)).toBeNull();
    });

    test("link and own passcode are dead once the old one is gone, and the owner still sees all else", async () => {
      const { id, token, ownPasscode, invitation } = await world.created();
      const alone = world.invitationsWith("the second secret");
      expect(await alone.byToken(token)).toBeNull();
      expect(await alone.byOwnPasscode(ownPasscode)).toBeNull();
      expect(await alone.get(id)).toEqual({ invitation: { ...invitation, visits: null }, credentials: null });
      expect(await alone.standing(id)).toEqual(invitation);
      await alone.delete(id);
      expect(await alone.get(id)).toBeNull();
    });
  });

  test("what was sealed for one invitation does not open as another's", async () => {
    const one = await world.created();
    const two = await world.created();
    const moved =
      "UPDATE invitations SET sealed = (SELECT sealed FROM invitations WHERE id = ?) WHERE id = ?";
    await world.open().write([[moved, one.id, two.id]]);
    expect((await world.invitations.get(two.id))?.credentials).toBeNull();
    expect((await world.invitations.get(one.id))?.credentials).toEqual({
      token: one.token,
      ownPasscode: one.ownPasscode,
    });
  });
}
