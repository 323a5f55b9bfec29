import { describe, expect, test } from "vitest";
import { PAGE } from "#app/invitations/.server/invitations.ts";
import type { World } from "./world.ts";

export function listSuite(world: World): void {
  describe("the list", () => {
    test("has the newest first, in pages, each of them once", async () => {
      const ids: string[] = [];
      for (let index = 0; index < PAGE + 1; index++) {
        world.now += 1;
        ids.push((await world.created({ label: `${index}` })).id);
      }
      const first = await world.invitations.list();
      expect(first.page.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, PAGE));
      expect(first.next).toBe(ids[1]);
      const last = await world.invitations.list(first.next ?? undefined);
      expect(last).toMatchObject({ page: [{ id: ids[0], label: "0" }], next: null });
    });

    test("has every one of those that were made in the same moment", async () => {
      const ids: string[] = [];
      for (let index = 0; index < 2 * PAGE + 1; index++) ids.push((await world.created()).id);
      const pages: string[][] = [];
      for (let next: string | null | undefined; next !== null; ) {
        const { page, next: following } = await world.invitations.list(next);
        pages.push(page.map(({ id }) => id));
        next = following;
      }
      expect(pages.map(({ length }) => length)).toEqual([PAGE, PAGE, 1]);
      expect(pages.flat().toSorted()).toEqual(ids.toSorted());
    });

    test("has no page after an invitation that is not there", async () => {
      await world.created();
      expect(await world.invitations.list("' OR 1=1 --")).toEqual({ page: [], next: null });
    });
  });
}
