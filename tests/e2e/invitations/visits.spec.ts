import { expect, type Page } from "@playwright/test";
import { locked, lockedStudies, pathOf, type Study } from "../../helpers/content.ts";
import { comeIn } from "../../helpers/invitations/guest.ts";
import { test } from "../../helpers/journey.ts";

const VISIT = "/api/visit";
const [first, second] = lockedStudies as [Study, Study];
const START = new Date("2026-01-01T12:00:00Z");

// The page's clock stands still but for the steps of each test.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
});

test("five seconds in which the page is in view, and a scroll, are a visit, told once", async ({
  page,
  invite,
}) => {
  const { path, visits } = await invite();
  await arrive(page, { path });
  const sent = sentBy(page);
  await page.clock.runFor(3_000);
  await show(page, "hidden");
  await page.clock.runFor(60_000);
  await show(page, "visible");
  await page.clock.runFor(1_999);
  await page.mouse.wheel(0, 400);
  await hasScrolled(page);
  await expectSent(page, sent, 0);
  await page.clock.runFor(1);
  await expect.poll(visits).toEqual([first.slug]);
  await page.keyboard.press("PageDown");
  await page.clock.runFor(60_000);
  await expectSent(page, sent, 1);
});

for (const [sign, give] of Object.entries({
  "a key": (page: Page) => page.keyboard.press("Shift"),
  "a press": (page: Page) => page.locator("h1").click(),
})) {
  test(`coming in is no visit, nor is an open page that nobody touches; then ${sign} is one`, async ({
    page,
    invite,
  }) => {
    const invited = await invite({ studies: [second.slug] });
    await arrive(page, invited);
    const sent = sentBy(page);
    await page.clock.runFor(10 * 60_000);
    await expectSent(page, sent, 0);
    expect(await invited.visits()).toBeNull();
    await give(page);
    await expect.poll(invited.visits).toEqual([second.slug]);
  });
}

test("who has the passcode tells nothing", async ({ page, visit, unlock }) => {
  await unlock();
  await visit(pathOf(locked));
  const sent = sentBy(page);
  await page.keyboard.press("Shift");
  await page.clock.runFor(60_000);
  await expectSent(page, sent, 0);
});

/** Returns when the page has begun to look for signs of a reader, which it does along with remembering the session. */
async function arrive(page: Page, invited: Parameters<typeof comeIn>[1]): Promise<void> {
  await comeIn(page, invited);
  await page.waitForFunction(() => sessionStorage.getItem("isAuthenticated") === "true");
}

function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(VISIT)) sent.push(request.url());
  });
  return sent;
}

/** What the page sends afterwards has gone out when this is asked. */
async function expectSent(page: Page, sent: string[], times: number): Promise<void> {
  await page.evaluate(() => fetch("/healthz"));
  expect(sent).toHaveLength(times);
}

function hasScrolled(page: Page): Promise<unknown> {
  return page.waitForFunction(() => window.scrollY > 0);
}

function show(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
