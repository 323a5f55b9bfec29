import { describe, expect, test } from "vitest";
import { ACME, type World } from "./world.ts";

export function ownPasscodeSuite(world: World): void {
  describe("an own passcode", () => {
    test("is forgiven what the shared one is forgiven, and no more", async () => {
      const { id } = await world.created({}, "Open Sesame");
      const found = async (typed: string) => (await world.invitations.byOwnPasscode(typed))?.id;
      for (const typed of [" OPEN_SESAME\n", "Open—sesame", "ｏｐｅｎ sesame", "o\u200bpen sesame"])
        expect([typed, await found(typed)]).toEqual([typed, id]);
      for (const typed of ["opensesame", "open sesam", "open sesame!", "open", ""])
        expect([typed, await found(typed)]).toEqual([typed, undefined]);
    });

    test("is taken while another invitation has it, in whatever spelling and state", async () => {
      const { id } = await world.created({}, "Open Sesame");
      await world.invitations.end(id);
      expect(await world.invitations.create(ACME, "OPEN-sesame")).toBeNull();
      expect((await world.invitations.list()).page).toHaveLength(1);
      await world.invitations.delete(id);
      expect(await world.invitations.create(ACME, "OPEN-sesame")).not.toBeNull();
    });

    test("is given once when two ask for it at the same time", async () => {
      const both = await Promise.all([
        world.invitations.create(ACME, "open sesame"),
        world.invitationsWith("the first secret").create(ACME, "Open Sesame"),
      ]);
      expect(both.filter((one) => one !== null)).toHaveLength(1);
      expect((await world.invitations.list()).page).toHaveLength(1);
    });

    test("that is nothing lets nobody in", async () => {
      await world.invitations.create(ACME, "\u200b");
      for (const typed of ["", " ", "\u200b"])
        expect(await world.invitations.byOwnPasscode(typed)).toBeNull();
    });

    test("with half a character opens, which in a label becomes a mark and in a slug stays", async () => {
      const odd = { label: "Ac\ud800me", scope: ["\udc00"] };
      const { id, invitation, ownPasscode } = await world.created(odd, "se\ud800same");
      expect(invitation).toMatchObject({ label: "Ac\ufffdme", scope: ["\udc00"] });
      expect(ownPasscode).toBe("se\ud800same");
      expect((await world.invitations.byOwnPasscode("SE\ud800same"))?.id).toBe(id);
    });
  });
}
