import { expect, type Page } from "@playwright/test";
import { locked, pathOf, titleOf } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { PASSCODE } from "../../helpers/passcode.ts";

// In Firefox the browser itself has none: then nothing on the page can be asked, and answers are read on their way.
test.use({ javaScriptEnabled: ({ browserName }, use) => use(browserName === "firefox") });

const path = pathOf(locked);

test("without script and without a mouse the passcode opens a study", async ({ page }) => {
  const html = await textOf(page, () => page.goto(path));
  expect(html).not.toContain("<video");
  const before = html.slice(0, html.indexOf('id="password"'));
  for (const _ of before.matchAll(/<a |<button|id="password"/g)) await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSCODE);
  const opened = await textOf(page, () => page.keyboard.press("Enter"));
  for (const title of locked.sections.flatMap((section) => titleOf(section) ?? []))
    expect(opened).toContain(`>${title}</h2>`);
});

/** Of the page that comes of it, wherever it is led to. */
async function textOf(page: Page, act: () => Promise<unknown>): Promise<string> {
  const answer = page.waitForResponse(
    async (response) => response.url().endsWith(path) && response.status() === 200,
  );
  await act();
  return (await answer).text();
}
