import { expect, test } from "vitest";
import { startSite } from "../kit/site.ts";
import { snapshot } from "../kit/snapshot.ts";

test.each(snapshot.redirects)("$from leads to $to, and says no more", async ({ from, to }) => {
  await using site = await startSite();
  for (const target of [from, `${from}/`]) {
    const answer = await site.ask({ target: `${target}?from=cv` });
    expect(answer.status).toBe(301);
    expect(answer.headers).toMatch(new RegExp(`^location: .*${to}.*from=cv`, "im"));
    expect(answer.body).toHaveLength(0);
  }
  if (to.startsWith("/")) expect((await site.ask({ target: to })).status).toBe(200);
});
