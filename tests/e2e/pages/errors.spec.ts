import { expect, type Page } from "@playwright/test";
import { enterPasscode, expectLocked, promptOf } from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import { locked, pathOf } from "../../helpers/content/studies.ts";
import { PASSCODE, unlock } from "../../helpers/site/passcode.ts";
import { startBrokenSite } from "../../helpers/site/start-site.ts";

const TITLE = strings.error.title;
const CHUNK_PATTERN = "**/assets/*.js";
const path = pathOf(locked);

test("an unknown path answers 404 and links to home", async ({ page, visit, expectConsoleErrors }) => {
  expectConsoleErrors(/status of 404/);
  expect((await visit("/no-such-page")).status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.notFound.heading);
  await expect(page).toHaveTitle(new RegExp(RegExp.escape(strings.notFound.title)));
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL("/");
});

test("Reload recovers a page after a chunk failed to load", async ({ page, visit, expectConsoleErrors }) => {
  const chunks: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && chunks.push(request.url()));
  await visit(path);
  const lastChunk = chunks.at(-1) ?? "";
  expectConsoleErrors(/ERR_FAILED/, /dynamically imported module/);
  await page.route(lastChunk, (route) => route.abort());
  await page.reload();
  await expectChunkScreen(page);
  await page.unroute(lastChunk);
  await page.getByRole("button", { name: strings.error.reload }).click();
  await expectLocked(page);
  await expect(chunkScreen(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
  await enterPasscode(page, PASSCODE);
  await expect(promptOf(page).heading).toHaveCount(0);
});

test("the error screen appears if a chunk has not loaded after exactly 120 seconds", async ({ page }) => {
  // The page's clock advances only in the `runFor` calls.
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
  await page.route(CHUNK_PATTERN, () => new Promise(() => {}));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.clock.runFor(119_999);
  await expectLocked(page);
  await expect(chunkScreen(page)).toBeHidden();
  await page.clock.runFor(1);
  await expectChunkScreen(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the error screen stays hidden after 120 seconds if all chunks have loaded", async ({ page, visit }) => {
  await page.clock.install();
  await visit(path);
  await page.clock.fastForward(180_000);
  await expectLocked(page);
  await expect(chunkScreen(page)).toBeHidden();
});

test("Reload recovers a page whose sections failed to load", async ({ page, visit, expectConsoleErrors }) => {
  expectConsoleErrors(/ERR_FAILED|Failed to fetch/);
  await visit(path);
  await page.route("**/*.data*", (route) => route.abort());
  await enterPasscode(page, PASSCODE);
  await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
  await page.unroute("**/*.data*");
  await page.getByRole("button", { name: strings.error.reload }).click();
  await expect(page.getByRole("heading", { level: 1, name: locked.hero.title })).toBeVisible();
  await expect(promptOf(page).heading).toHaveCount(0);
});

test("the page of a server error does not load scripts", async ({ page, context, expectConsoleErrors }) => {
  expectConsoleErrors(/status of 500/);
  await using site = await startBrokenSite();
  await unlock(context, site.server.origin);
  await page.goto(`${site.server.origin}${path}`);
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await expect(page).toHaveTitle(TITLE);
  await expect(page.getByRole("link")).toHaveAttribute("href", "/");
  await expect(page.locator("script[src], script[type=module]")).toHaveCount(0);
  await page.getByRole("button", { name: strings.error.reload }).click();
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
});

function chunkScreen(page: Page) {
  return page.getByRole("dialog", { name: TITLE });
}

async function expectChunkScreen(page: Page): Promise<void> {
  const screen = chunkScreen(page);
  await expect(screen).toBeVisible();
  await expect(screen.getByRole("heading", { name: TITLE })).toBeVisible();
  await expect(screen).toContainText(patternOf(strings.error.chunk));
  await expect(screen.getByRole("button", { name: strings.error.reload })).toBeVisible();
  await expect(page).toHaveTitle(TITLE);
}
