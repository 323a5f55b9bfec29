import { expect, type Page } from "@playwright/test";
import { blocking } from "../../helpers/browsers/blocking.ts";
import { locked, otherLocked, pathOf, profile } from "../../helpers/content.ts";
import { comeIn, openButton } from "../../helpers/invitations/guest.ts";
import { test } from "../../helpers/journey.ts";
import { PASSCODE } from "../../helpers/passcode.ts";
import { enterPasscode, expectLocked, expectUnlocked, promptOf } from "../../helpers/prompt.ts";
import { strings } from "../../helpers/strings.ts";
import { newVisitor } from "../../helpers/visitor.ts";

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: hasScript });

    test("an invitation's words open at the prompt what it includes", async ({ page, invite, visit }) => {
      const invited = await invite({ studies: [locked.slug] });
      await visit(pathOf(locked));
      await enterPasscode(page, ` ${invited.passcode.replaceAll("-", " ").toUpperCase()} `);
      await expectUnlocked(page, locked.sections.length);
      await page.reload();
      await expectUnlocked(page, locked.sections.length);
    });

    test("typed where they do not open they say so, and that alone", async ({ page, invite, visit }) => {
      const invited = await invite({ studies: [locked.slug] });
      await visit(pathOf(otherLocked));
      await enterPasscode(page, invited.passcode);
      await expectOutside(page);
      await expect(outside(page)).toBeInViewport({ ratio: 1 });
      await enterPasscode(page, PASSCODE);
      await expectUnlocked(page, otherLocked.sections.length);
    });

    test("a guest who comes by a study outside the scope is told so", async ({ page, invite, visit }) => {
      await comeIn(page, await invite({ studies: [locked.slug] }), hasScript);
      await visit(pathOf(otherLocked));
      await expectOutside(page);
      await enterPasscode(page, "not this one");
      await expect(page.getByText(strings.lock.incorrect, { exact: true }).first()).toBeVisible();
      if (hasScript) await promptOf(page).ok.click();
      await expectOutside(page);
      await expect(promptOf(page).field).toHaveAttribute("aria-invalid", "true");
    });
  });
}

test("an invitation that ends lets out who came by its link and by its passcode: the one who goes back to the page, the other at the next request", async ({
  page,
  browser,
  baseURL,
  invite,
}) => {
  const invited = await invite({ studies: [locked.slug] });
  await comeIn(page, invited);
  await using other = await browser.newContext({ baseURL, extraHTTPHeaders: newVisitor() });
  const byPasscode = await other.newPage();
  await byPasscode.goto(pathOf(locked));
  await enterPasscode(byPasscode, invited.passcode);
  await expectUnlocked(byPasscode, locked.sections.length);
  await invited.end();
  await expectUnlocked(page, locked.sections.length);
  const comeBack = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  for (const [guest, ask] of [
    [page, () => page.evaluate(comeBack)],
    [byPasscode, () => byPasscode.reload()],
  ] as const) {
    await ask();
    await expectLocked(guest);
    await expect(guest.getByText(strings.lock.over)).toBeVisible();
    await expect.poll(() => guest.evaluate(() => sessionStorage.getItem("isAuthenticated"))).toBeNull();
  }
  await enterPasscode(page, invited.passcode);
  await expect(promptOf(page).dialog).toHaveAccessibleName(strings.lock.incorrect);
});

blocking("a browser that keeps no cookies is told so after the press", async ({ page, invite }) => {
  const { path } = await invite({ studies: [locked.slug] });
  await page.goto(path);
  await openButton(page).click();
  await expect(page.locator("#prompt-error")).toHaveText(strings.lock.noCookies);
  await expect(page).toHaveURL(new RegExp(`${pathOf(locked)}\\?`));
});

function outside(page: Page) {
  return page.getByText(strings.lock.outside);
}

async function expectOutside(page: Page): Promise<void> {
  await expectLocked(page);
  await expect(outside(page)).toBeVisible();
  const asks = page.getByRole("link", { name: strings.lock.ask });
  await expect(asks).toHaveCount(1);
  const letter = new URL((await asks.getAttribute("href")) ?? "");
  expect(profile.links).toContain(`mailto:${letter.pathname}`);
  expect(letter.searchParams.get("subject")).toContain(otherLocked.hero.title);
  await expect(page.getByText(strings.lock.noCookies)).toHaveCount(0);
}
