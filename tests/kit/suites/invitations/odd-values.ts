import { describe, expect, test } from "vitest";
import { foldPasscode } from "#app/.server/passcode.ts";
import { ODD_TEXTS } from "../odd-texts.ts";
import { ACME, type World } from "./world.ts";

export function oddValuesSuite(world: World): void {
  describe.each(ODD_TEXTS)("%s", (_name, text) => {
    test("is a label, slug and day as it was written", async () => {
      const other = await world.created({ label: "the other" });
      const { id, invitation } = await world.created({ label: text, scope: [text, "trade"], until: text });
      expect(invitation).toMatchObject({ label: text, scope: [text, "trade"], until: text });
      await world.invitations.change(id, { label: `${text} `, scope: [text], until: `${text} ` });
      expect(await world.invitations.get(id)).toMatchObject({
        invitation: { label: `${text} `, scope: [text], until: `${text} ` },
      });
      expect((await world.invitations.list()).page).toHaveLength(2);
      expect(await world.invitations.standing(other.id)).toEqual(other.invitation);
    });

    test("is a study that was read", async () => {
      const { id } = await world.created();
      await world.invitations.recordVisit(id, text);
      await world.invitations.recordVisit(id, text);
      expect((await world.visitsOf(id))?.studies).toEqual([text]);
    });

    test("is the words of an invitation, where they are any, and finds no other", async () => {
      const other = await world.created({}, "open sesame");
      const { id, ownPasscode } = await world.created({}, text);
      expect(ownPasscode).toBe(text);
      const found = await world.invitations.byOwnPasscode(text);
      expect(found?.id).toBe(foldPasscode(text) === "" ? undefined : id);
      expect((await world.invitations.byOwnPasscode("open sesame"))?.id).toBe(other.id);
    });

    test("is no id of any", async () => {
      const { id, invitation } = await world.created();
      expect(await world.invitations.get(text)).toBeNull();
      expect(await world.invitations.standing(text)).toBeNull();
      await world.invitations.change(text, { ...ACME, label: "changed" });
      await world.invitations.end(text);
      await world.invitations.delete(text);
      await world.invitations.recordVisit(text, "trade");
      expect(await world.invitations.get(id)).toMatchObject({ invitation: { ...invitation, visits: null } });
    });
  });

  test("half a character is kept as a mark for it in a label, and as it is in words and slugs", async () => {
    const { id, invitation, ownPasscode } = await world.created(
      { label: "Ac\ud800me", scope: ["\udc00"] },
      "se\ud800same",
    );
    expect(invitation).toMatchObject({ label: "Ac\ufffdme", scope: ["\udc00"] });
    expect(ownPasscode).toBe("se\ud800same");
    expect((await world.invitations.byOwnPasscode("SE\ud800same"))?.id).toBe(id);
  });
}
