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

    test("has every one of 120 that were made in the same moment", async () => {
      const ids: string[] = [];
      for (let index = 0; index < 120; index++) ids.push((await world.created()).id);
      const seen: string[] = [];
      const sizes: number[] = [];
      for (let next: string | null | undefined; next !== null; ) {
        const { page, next: following } = await world.invitations.list(next);
        seen.push(...page.map(({ id }) => id));
        sizes.push(page.length);
        next = following;
      }
      expect(sizes).toEqual([PAGE, PAGE, 120 - 2 * PAGE]);
      expect(seen.toSorted()).toEqual(ids.toSorted());
    });

    test("has no page after an invitation that is not there", async () => {
      await world.created();
      expect(await world.invitations.list("' OR 1=1 --")).toEqual({ page: [], next: null });
    });
  });
}
