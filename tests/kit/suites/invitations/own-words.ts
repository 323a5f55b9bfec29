import { describe, expect, test } from "vitest";
import { ACME, type World } from "./world.ts";

export function ownWordsSuite(world: World): void {
  describe("words", () => {
    test.each(["open sesame", " OPEN_SESAME\n", "Open—sesame", "ｏｐｅｎ sesame", "o\u200bpen sesame"])(
      "are forgiven what the shared passcode is forgiven: %j",
      async (typed) => {
        const { id } = await world.created({}, "Open Sesame");
        expect((await world.invitations.byOwnPasscode(typed))?.id).toBe(id);
      },
    );

    test.each(["opensesame", "open sesam", "open sesame!", "open", ""])(
      "are no others: %j",
      async (typed) => {
        await world.created({}, "Open Sesame");
        expect(await world.invitations.byOwnPasscode(typed)).toBeNull();
      },
    );

    test("are taken while another invitation has them, in whatever spelling and state", async () => {
      const { id } = await world.created({}, "Open Sesame");
      await world.invitations.end(id);
      expect(await world.invitations.create(ACME, "OPEN-sesame")).toBeNull();
      expect((await world.invitations.list()).page).toHaveLength(1);
      await world.invitations.delete(id);
      expect(await world.invitations.create(ACME, "OPEN-sesame")).not.toBeNull();
    });

    test("are given once when two ask for them at the same time", async () => {
      const both = await Promise.all([
        world.invitations.create(ACME, "open sesame"),
        world.invitationsWith("the first secret").create(ACME, "Open Sesame"),
      ]);
      expect(both.filter((one) => one !== null)).toHaveLength(1);
      expect((await world.invitations.list()).page).toHaveLength(1);
    });

    test("that are nothing let nobody in", async () => {
      await world.invitations.create(ACME, "\u200b");
      for (const typed of ["", " ", "\u200b"])
        expect(await world.invitations.byOwnPasscode(typed)).toBeNull();
    });
  });
}
