import { expect, type Page } from "@playwright/test";
import { testWithoutCookies } from "../../helpers/browser/blocking.ts";
import { enterPasscode, expectLocked, expectUnlocked, promptOf } from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { strings } from "../../helpers/content/strings.ts";
import { locked, otherLocked, pathOf, profile } from "../../helpers/content/studies.ts";
import { openButton, openInvitation } from "../../helpers/invitations/guest.ts";
import { PASSCODE } from "../../helpers/site/passcode.ts";
import { newVisitor } from "../../helpers/site/visitor.ts";

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: hasScript });

    test("a passcode does not open a study outside its invitation", async ({ page, invite, visit }) => {
      const { passcode } = await invite({ studies: [locked.slug] });
      await visit(pathOf(otherLocked));
      await enterPasscode(page, passcode);
      await expectNotIncludedMessage(page);
      await expect(notIncludedMessage(page)).toBeInViewport({ ratio: 1 });
      await enterPasscode(page, PASSCODE);
      await expectUnlocked(page, otherLocked.sections.length);
    });

    test("a guest reads that the invitation does not include a study", async ({ page, invite, visit }) => {
      await openInvitation(page, await invite({ studies: [locked.slug] }));
      await visit(pathOf(otherLocked));
      await expectNotIncludedMessage(page);
      await enterPasscode(page, "not this one");
      await expect(page.getByText(strings.lock.incorrect, { exact: true }).first()).toBeVisible();
      if (hasScript) await promptOf(page).ok.click();
      await expectNotIncludedMessage(page);
      await expect(promptOf(page).field).toHaveAttribute("aria-invalid", "true");
    });
  });
}

test("an ended invitation locks pages on Back or reload", async ({ page, browser, invite, visit }) => {
  const invitation = await invite({ studies: [locked.slug] });
  await openInvitation(page, invitation);
  await visit(pathOf(locked));
  await using secondBrowser = await browser.newContext({ extraHTTPHeaders: newVisitor() });
  const passcodePage = await secondBrowser.newPage();
  await passcodePage.goto(pathOf(locked));
  await enterPasscode(passcodePage, invitation.passcode);
  await expectUnlocked(passcodePage, locked.sections.length);
  await invitation.end();
  await expectUnlocked(page, locked.sections.length);
  const goBack = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  for (const [guest, reopen] of [
    [page, () => page.evaluate(goBack)],
    [passcodePage, () => passcodePage.reload()],
  ] as const) {
    await reopen();
    await expectLocked(guest);
    await expect(guest.getByText(strings.lock.ended)).toBeVisible();
    await expect.poll(() => guest.evaluate(() => sessionStorage.getItem("isAuthenticated"))).toBeNull();
  }
  await enterPasscode(page, invitation.passcode);
  await expect(promptOf(page).dialog).toHaveAccessibleName(strings.lock.incorrect);
});

testWithoutCookies("an invitation shows an error if the browser blocks cookies", async ({ page, invite }) => {
  const { path } = await invite({ studies: [locked.slug] });
  await page.goto(path);
  await openButton(page).click();
  await expect(page.getByRole("alert")).toHaveText(strings.invitation.noCookies);
  await expect(openButton(page)).toBeVisible();
});

function notIncludedMessage(page: Page) {
  return page.getByText(strings.lock.outside);
}

async function expectNotIncludedMessage(page: Page): Promise<void> {
  await expectLocked(page);
  await expect(notIncludedMessage(page)).toBeVisible();
  const askLink = page.getByRole("link", { name: strings.lock.ask });
  await expect(askLink).toHaveCount(1);
  const mail = new URL((await askLink.getAttribute("href")) ?? "");
  expect(profile.links).toContain(`mailto:${mail.pathname}`);
  expect(mail.searchParams.get("subject")).toContain(otherLocked.hero.title);
  await expect(page.getByText(strings.lock.noCookies)).toHaveCount(0);
}
