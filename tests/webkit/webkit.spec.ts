import { test as base, expect } from "@playwright/test";
import { isHydrated } from "../helpers/browsers/visit.ts";
import { allPaths, locked, open, otherLocked, pathOf, titleOf, withVideos } from "../helpers/content.ts";
import { OWNER_PASSWORD, ownerOf } from "../helpers/owner.ts";
import { PASSCODE } from "../helpers/passcode.ts";
import { type Site, startSite } from "../helpers/site.ts";
import { strings } from "../helpers/strings.ts";
import { hasWebKit, KEYS, startWebKit, type View, type WebKit } from "./web-driver.ts";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const test = base.extend<{ browse: (view?: View) => Promise<WebKit> }, { site: Site; origin: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      await using site = await startSite({ OWNER_PASSWORD });
      await use(site);
    },
    { scope: "worker" },
  ],
  origin: [({ site }, use) => use(site.server.origin), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  browse: async ({}, use) => {
    await using browsers = new AsyncDisposableStack();
    await use(async (view = DESKTOP) => browsers.use(await startWebKit(view)));
  },
});

test.skip(
  !hasWebKit(),
  "WebKit is not installed: Debian's webkit2gtk-driver, xvfb, gir1.2-webkit2-4.1, python3-gi",
);

for (const noScript of [false, true]) {
  test(`the passcode unlocks a study ${noScript ? "without" : "with"} JavaScript`, async ({
    browse,
    origin,
  }) => {
    const page = await browse({ ...DESKTOP, noScript });
    await page.open(origin + pathOf(locked));
    await page.type("#password", `not this one${KEYS.enter}`);
    await expect.poll(() => page.evaluate(textOf, "body")).toContain(strings.lock.incorrect);
    if (!noScript) await page.press(KEYS.enter);
    await page.evaluate(() => document.querySelector<HTMLInputElement>("#password")?.select());
    await page.type("#password", PASSCODE + KEYS.enter);
    await expect
      .poll(() => page.evaluate(countOf, "main section:not(:has(input))"))
      .toBe(locked.sections.length);
    expect(await page.evaluate(textOf, "article")).toContain(titleOf(locked.sections[0]));
  });
}

test("one click on an invitation page opens a study", async ({ browse, origin }) => {
  const { path } = await (await ownerOf(origin)).invite({ studies: [locked.slug] });
  const page = await browse();
  await page.open(origin + path);
  await page.click("form button");
  await expect
    .poll(() => page.evaluate(countOf, "main section:not(:has(input))"))
    .toBe(locked.sections.length);
  expect(await page.evaluate(() => location.pathname)).toBe(pathOf(locked));
});

test("enlarges an image, and restores focus on Esc", async ({ browse, origin }) => {
  const page = await browse(PHONE);
  await page.open(origin + pathOf(open));
  const isOpen = () => page.evaluate(countOf, ".zoom-dialog:is(:popover-open, :modal)");
  await page.evaluate(scrollIntoCenter, ".zoom-open");
  await page.click(".zoom-open");
  await expect.poll(isOpen).toBe(1);
  await page.press(KEYS.escape);
  await expect.poll(isOpen).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("zoom-open");
  await page.press(KEYS.enter);
  await expect.poll(isOpen).toBe(1);
  await page.click(".zoom-dialog:is(:popover-open, :modal) [command=close]");
  await expect.poll(isOpen).toBe(0);
});

test("videos load and play when they are near the viewport", async ({ browse, origin }) => {
  const page = await browse();
  await unlock(page, origin);
  const fetched = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => /\.mp4$/.test(name)).length,
    );
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await fetched()).toBe(0);
  await page.evaluate(scrollIntoCenter, "video");
  await expect
    .poll(() => page.evaluate(() => (document.querySelector("video")?.currentTime ?? 0) > 0))
    .toBe(true);
});

for (const view of [PHONE, { width: 768, height: 900 }, DESKTOP]) {
  test(`nothing scrolls sideways at ${view.width} px`, async ({ browse, origin }) => {
    const page = await browse(view);
    for (const path of allPaths) {
      await page.open(origin + path);
      const { inner, whole } = await page.evaluate(() => ({
        inner: document.documentElement.clientWidth,
        whole: document.documentElement.scrollWidth,
      }));
      expect(inner, "the window's width").toBe(view.width);
      expect(whole, path).toBeLessThanOrEqual(inner);
    }
  });
}

test("Back shows the unlocked study, not the old prompt", async ({ browse, origin }) => {
  const page = await browse();
  const other = withVideos === locked ? otherLocked : locked;
  await page.open(origin + pathOf(other));
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await unlock(page, origin);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(pathOf(other));
  await expect
    .poll(() => page.evaluate(countOf, "main section:not(:has(input))"))
    .toBe(other.sections.length);
  expect(await page.evaluate(countOf, "#password")).toBe(0);
});

async function unlock(page: WebKit, origin: string): Promise<void> {
  await page.open(origin + pathOf(withVideos));
  await page.type("#password", PASSCODE + KEYS.enter);
  await expect
    .poll(() => page.evaluate(countOf, "main section:not(:has(input))"))
    .toBe(withVideos.sections.length);
}

// The functions below run in the page.
function textOf(selector: string): string {
  return document.querySelector<HTMLElement>(selector)?.innerText ?? "";
}

function countOf(selector: string): number {
  return document.querySelectorAll(selector).length;
}

function scrollIntoCenter(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: "center" });
}
