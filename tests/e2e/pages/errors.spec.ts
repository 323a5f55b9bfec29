import { expect, type Page } from "@playwright/test";
import { enterPasscode, expectLocked, expectUnlocked, holdRequests } from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import { locked, pathOf } from "../../helpers/content/studies.ts";
import { PASSCODE, unlock } from "../../helpers/site/passcode.ts";
import { startBrokenSite } from "../../helpers/site/start-site.ts";

const TITLE = strings.error.title;
const CHUNK_PATTERN = "**/assets/*.js";
const path = pathOf(locked);

test("an unknown path gets 404 and a link to the home page", async ({ page, visit, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  expect((await visit("/no-such-page")).status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.notFound.heading);
  await expect(page).toHaveTitle(new RegExp(RegExp.escape(strings.notFound.title)));
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL("/");
});

test("a missing chunk shows an error, and the form still works", async ({ page, visit, expectedErrors }) => {
  const chunks: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && chunks.push(request.url()));
  await visit(path);
  const lastChunk = chunks.at(-1) ?? "";
  expectedErrors.push(/ERR_FAILED/, /dynamically imported module/);
  await page.route(lastChunk, (route) => route.abort());
  await page.reload();
  await expectChunkNotice(page);
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, locked.sections.length);
  await expectChunkNotice(page);
  await chunkNotice(page).getByRole("link", { name: strings.error.plain }).click();
  await expectUnlocked(page, locked.sections.length);
  await expect(page.locator("script[type=module]")).toHaveCount(0);
  await page.unroute(lastChunk);
  await page.goBack();
  await page.reload();
  await expect(chunkNotice(page)).toBeHidden();
});

test("a late chunk shows an error from the 120th second until it loads", async ({ page }) => {
  // The page's clock advances only in the `runFor` calls.
  await page.clock.install({ time: new Date("2026-01-01T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-01-01T13:00:00Z"));
  const releaseChunks = await holdRequests(page, CHUNK_PATTERN);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.clock.runFor(119_999);
  await expectLocked(page);
  await expect(chunkNotice(page)).toBeHidden();
  await page.clock.runFor(1);
  await expectChunkNotice(page);
  releaseChunks();
  await expect(chunkNotice(page)).toBeHidden();
});

test("a locked page with all its chunks shows no error after 120 seconds", async ({ page, visit }) => {
  await page.clock.install();
  await visit(path);
  await page.clock.fastForward(180_000);
  await expectLocked(page);
  await expect(chunkNotice(page)).toBeHidden();
});

test("the page of a server error does not load scripts", async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
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

function chunkNotice(page: Page) {
  return page.getByRole("alert").filter({ hasText: TITLE });
}

/** The notice must not replace the server's page. */
async function expectChunkNotice(page: Page): Promise<void> {
  const notice = chunkNotice(page);
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText(patternOf(strings.error.chunk));
  await expect(notice.getByRole("button", { name: strings.error.reload })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: locked.hero.title })).toBeVisible();
}
