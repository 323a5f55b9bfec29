import { expect, type Page } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { isHydrated } from "../../helpers/browser/visit.ts";
import { invited, open, type Study } from "../../helpers/content/studies.ts";
import { openInvitation } from "../../helpers/invitations/guest.ts";
import type { TestInvitation } from "../../helpers/invitations/owner.ts";

const VISIT_ENDPOINT = "/api/visit";
const START_TIME = new Date("2026-01-01T12:00:00Z");

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: START_TIME });
  await page.clock.pauseAt(new Date(START_TIME.getTime() + 1000));
});

test("a study reports one visit after five seconds in view and a scroll", async ({ page, invite }) => {
  const invitation = await invite({ studies: [invited.slug] });
  await openStudy(page, invitation, invited);
  const reports = reportsFrom(page);
  await page.clock.runFor(3_000);
  await setVisibility(page, "hidden");
  await page.clock.runFor(60_000);
  await setVisibility(page, "visible");
  await page.clock.runFor(1_999);
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => window.scrollY > 0);
  await expectReports(page, reports, 0);
  await page.clock.runFor(1);
  await expect.poll(invitation.visits).toEqual([invited.slug]);
  await page.keyboard.press("PageDown");
  await page.clock.runFor(60_000);
  await expectReports(page, reports, 1);
});

test("a study reports a visit only after a scroll, a click or a key", async ({ page, invite }) => {
  for (const interact of [() => page.keyboard.press("Shift"), () => page.locator("h1").click()]) {
    const invitation = await invite({ studies: [open.slug] });
    await openStudy(page, invitation, open);
    const reports = reportsFrom(page);
    await page.clock.runFor(10 * 60_000);
    await expectReports(page, reports, 0);
    await interact();
    await page.clock.runFor(1_000);
    await expect.poll(invitation.visits).toEqual([open.slug]);
  }
});

/** Waits until the page is hydrated. The page then starts to count the seconds in view. */
async function openStudy(page: Page, invitation: TestInvitation, { slug }: Study): Promise<void> {
  await openInvitation(page, invitation);
  await page.goto(`/for-you/${slug}`);
  await page.waitForFunction(isHydrated);
}

function reportsFrom(page: Page): string[] {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(VISIT_ENDPOINT)) reports.push(request.url());
  });
  return reports;
}

/** Sends a request first, so that the count includes a report in progress. */
async function expectReports(page: Page, reports: string[], count: number): Promise<void> {
  await page.evaluate(() => fetch("/healthz"));
  expect(reports).toHaveLength(count);
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
