import { expect, type Page } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { locked, pathOf, titleOf } from "../../helpers/content/studies.ts";
import { PASSCODE } from "../../helpers/site/passcode.ts";

// In Firefox, a preference turns off JavaScript, so the test reads the responses instead of the page.
test.use({ javaScriptEnabled: ({ browserName }, use) => use(browserName === "firefox") });

const path = pathOf(locked);

test("the passcode opens a study with only the keyboard and without JavaScript", async ({ page }) => {
  const html = await htmlAfter(page, () => page.goto(path));
  expect(html).not.toContain("<video");
  const htmlBeforeField = html.slice(0, html.indexOf('id="password"'));
  for (const _ of htmlBeforeField.matchAll(/<a |<button|id="password"/g)) await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSCODE);
  const unlockedHtml = await htmlAfter(page, () => page.keyboard.press("Enter"));
  for (const title of locked.sections.flatMap((section) => titleOf(section) ?? []))
    expect(unlockedHtml).toContain(`>${title}</h2>`);
});

/** Opens the study with `openPage`, and returns the HTML of the response. */
async function htmlAfter(page: Page, openPage: () => Promise<unknown>): Promise<string> {
  const response = page.waitForResponse((answer) => answer.url().endsWith(path) && answer.status() === 200);
  await openPage();
  return (await response).text();
}
