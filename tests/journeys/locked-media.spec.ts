import { type APIRequestContext, expect } from "@playwright/test";
import { filmed, hasVideo, lockedStudies, pathOf } from "../kit/content.ts";
import { test } from "../kit/journey.ts";

const STRANGERS: Record<string, string>[] = [
  {},
  { Cookie: "portfolio_session=true" },
  { Cookie: "isAuthenticated=true; portfolio_session=" },
  { Cookie: `portfolio_session=tzzzzz.${"a".repeat(22)}.${"a".repeat(43)}` },
];

test("is refused to strangers, whatever the name", async ({ request, context, unlock }) => {
  await unlock();
  const real = await Promise.all(lockedStudies.map(({ slug }) => mediaOf(context.request, `/${slug}`)));
  const names = [...real.flat(), ...lockedStudies.map(({ slug }) => `/locked/${slug}/no-such-file.avif`)];
  expect(names.length).toBeGreaterThan(10);
  const bodies = new Set<string>();
  for (const [index, name] of names.entries()) {
    const answer = await request.get(name, { headers: STRANGERS[index % STRANGERS.length] });
    expect(answer.status(), name).toBe(403);
    expect(answer.headers()["cache-control"]).toContain("no-store");
    expect(answer.headers()["x-robots-tag"]).toContain("noindex");
    expect(answer.headers()["content-type"]).toContain("text/plain");
    bodies.add(await answer.text());
  }
  // One answer for all: it does not tell which names exist.
  expect(bodies.size).toBe(1);
});

test("cannot be reached around the gate", async ({ request, context, unlock, origin }) => {
  await unlock();
  const [media = ""] = await mediaOf(context.request, pathOf(filmed));
  const file = media.split("/").at(-1);
  const credentials = [
    `/media/${file}`,
    `/media/..%2flocked%2f${filmed.slug}%2f${file}`,
    `/media/%2e%2e/locked/${filmed.slug}/${file}`,
    `/assets/../locked/${filmed.slug}/${file}`,
    `/.content/media/locked/${filmed.slug}/${file}`,
    `/content/case-studies/${filmed.slug}/hero.png`,
    `${origin}//locked/${filmed.slug}/${file}`,
    `/locked/${filmed.slug}/%2e%2e/${filmed.slug}/${file}`,
    `/locked/${filmed.slug}/${file}?unlocked=true`,
    "/.content/content.json",
    "/.content/media/ledger.json",
  ];
  for (const way of credentials) expect([400, 403, 404], way).toContain((await request.get(way)).status());
});

test("is given to who has the passcode, and to no cache", async ({ request, context, unlock }) => {
  await unlock();
  for (const { slug } of lockedStudies) {
    for (const name of (await mediaOf(context.request, `/${slug}`)).slice(0, 12)) {
      const answer = await context.request.get(name);
      expect(answer.status(), name).toBe(200);
      expect(answer.headers()["cache-control"]).toBe("private, no-store");
      expect(answer.headers()["x-robots-tag"]).toContain("noindex");
      expect(answer.headers().vary).toMatch(/cookie/i);
      expect(answer.headers()["content-type"]).toMatch(/^(image|video)\//);
      expect((await answer.body()).length).toBe(Number(answer.headers()["content-length"]));
    }
  }
  const missing = `/locked/${filmed.slug}/no-such-file.avif`;
  expect((await context.request.get(missing)).status()).toBe(404);
  expect((await request.get(missing)).status()).toBe(403);
});

test("comes in byte ranges", async ({ context, unlock }) => {
  await unlock();
  const { request } = context;
  const name = await videoOf(request, pathOf(filmed));
  const whole = await (await request.get(name)).body();
  const ranges = { "0-1": [0, 2], "100-299": [100, 300], "-50": [whole.length - 50, whole.length] };
  for (const [range, [from = 0, to = 0]] of Object.entries(ranges)) {
    const answer = await request.get(name, { headers: { Range: `bytes=${range}` } });
    expect(answer.status(), range).toBe(206);
    expect(answer.headers()["content-range"]).toBe(`bytes ${from}-${to - 1}/${whole.length}`);
    expect((await answer.body()).equals(whole.subarray(from, to))).toBe(true);
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
  }
  const beyond = await request.get(name, { headers: { Range: `bytes=${whole.length}-` } });
  expect(beyond.status()).toBe(416);
  expect(beyond.headers()["content-range"]).toBe(`bytes */${whole.length}`);
});

test("a range is refused to strangers like everything else", async ({ request, context, unlock }) => {
  await unlock();
  const name = await videoOf(context.request, pathOf(filmed));
  expect((await request.get(name, { headers: { Range: "bytes=0-1" } })).status()).toBe(403);
});

test("every video plays to its end", async ({ page, visit, unlock }) => {
  await unlock();
  for (const study of lockedStudies.filter(({ sections }) => sections.some(hasVideo))) {
    await visit(pathOf(study));
    for (const video of await page.locator("video").all()) {
      await video.scrollIntoViewIfNeeded();
      await expect
        .poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState))
        .toBeGreaterThan(2);
      const seconds = await video.evaluate((player: HTMLVideoElement) => player.duration);
      expect(seconds).toBeGreaterThan(1);
      // The last second, then the first again, as it loops.
      await video.evaluate((player: HTMLVideoElement, end) => {
        player.currentTime = end;
      }, seconds - 0.5);
      await expect
        .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
        .toBeLessThan(seconds - 1);
      expect(await video.evaluate((player: HTMLVideoElement) => player.error)).toBeNull();
    }
  }
});

async function mediaOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const names = [...new Set(html.match(/\/locked\/[\w-]+\/[\w.-]+/g))];
  expect(names.length, `locked media of ${path}`).toBeGreaterThan(0);
  return names;
}

async function videoOf(request: APIRequestContext, path: string): Promise<string> {
  const video = (await mediaOf(request, path)).find((name) => name.endsWith(".mp4"));
  if (!video) throw new Error(`${path} has no video`);
  return video;
}
