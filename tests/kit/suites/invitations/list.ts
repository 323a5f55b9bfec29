import { expect, test } from "vitest";
import { PAGE } from "#app/invitations/.server/invitations.ts";
import type { World } from "./world.ts";

export function listSuite(world: World): void {
  test("the list has the newest first, in pages, each of them once, also of those made in the same moment", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 2 * PAGE + 1; index++) {
      if (index % 40 === 0) world.now += 1;
      ids.push((await world.created()).id);
    }
    const pages = [];
    for (let next: string | null | undefined; next !== null; ) {
      const { page, next: following } = await world.invitations.list(next);
      expect(following).toBe(pages.length < 2 ? page.at(-1)?.id : null);
      pages.push(page);
      next = following;
    }
    expect(pages.map(({ length }) => length)).toEqual([PAGE, PAGE, 1]);
    const times = pages.flat().map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(new Set(times).size).toBe(3);
    const listed = pages.flat().map(({ id }) => id);
    expect(listed.toSorted()).toEqual(ids.toSorted());
  });

  test("the list has no page after an invitation that is not there", async () => {
    await world.created();
    expect(await world.invitations.list("' OR 1=1 --")).toEqual({ page: [], next: null });
  });
}
