import { expect, test } from "vitest";
import { snapshot } from "../kit/site/snapshot.ts";
import { startSite } from "../kit/site.ts";

test("sends old addresses on, and says no more of a study than its address", async () => {
  await using site = await startSite();
  for (const { from, to } of snapshot.redirects) {
    for (const target of [from, `${from}/`]) {
      const answer = await site.ask({ target: `${target}?from=cv` });
      expect(answer.status).toBe(301);
      expect(answer.headers).toMatch(/^location: .*from=cv/im);
      expect(answer.headers).toContain(to);
      expect(answer.body).toHaveLength(0);
    }
    if (to.startsWith("/")) expect((await site.ask({ target: to })).status).toBe(200);
  }
});
