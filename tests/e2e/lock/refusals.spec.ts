import { expect, type Page } from "@playwright/test";
import {
  announcementOf,
  enterPasscode,
  expectLocked,
  expectUnlocked,
  promptOf,
  refuseAttempts,
} from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, pluralOf, strings } from "../../helpers/content/strings.ts";
import { locked, pathOf } from "../../helpers/content/studies.ts";
import { PASSCODE, PASSCODE_ENDPOINT } from "../../helpers/site/passcode.ts";

const path = pathOf(locked);

test.beforeEach(({ visit }) => visit(path));

test("an alert traps the focus after a wrong passcode, and then selects the passcode", async ({ page }) => {
  const { field, dialog, ok } = promptOf(page);
  await expect(field).toHaveAccessibleDescription(strings.lock.help);
  for (const [passcode, closeAction] of Object.entries({ "": "OK", "not this one": "Escape" })) {
    await enterPasscode(page, passcode);
    await expectAlert(page, strings.lock.incorrect);
    await expectLocked(page);
    expect(await page.evaluate(() => sessionStorage.getItem("isAuthenticated"))).toBeNull();
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await expect(ok).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field).not.toBeFocused();
    await ok.focus();
    await (closeAction === "OK" ? ok.click() : page.keyboard.press("Escape"));
    await expect(dialog).toHaveCount(0);
    await expect(field).toBeFocused();
    expect(await selectedText(page)).toBe(passcode);
    await expect(field).toHaveAccessibleDescription(strings.lock.incorrect);
    await field.fill("x");
    await expect(field).toHaveAccessibleDescription(strings.lock.incorrect);
    await field.fill("");
  }
  await page.keyboard.type(PASSCODE);
  await page.keyboard.press("Enter");
  await expectUnlocked(page, locked.sections.length);
});

test("the prompt accepts another attempt after a slow and failed request", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /^error: TypeError: Failed to fetch/);
  await page.route(PASSCODE_ENDPOINT, async (route) => {
    await expect(announcementOf(page)).toHaveText(strings.lock.checking);
    await route.abort();
  });
  await enterPasscode(page, PASSCODE);
  await expectAlert(page, strings.lock.failed);
  await expect(promptOf(page).dialog).not.toContainText(strings.lock.checking);
  await expectLocked(page);
  await promptOf(page).ok.click();
  await expect(promptOf(page).field).toHaveAccessibleDescription(patternOf(strings.lock.failed));
  await page.unroute(PASSCODE_ENDPOINT);
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, locked.sections.length);
});

test("the prompt waits for the time in Retry-After after a 429", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 429/);
  await page.clock.install();
  await refuseAttempts(page);
  await enterPasscode(page, PASSCODE);
  await expectAlert(page, pluralOf(40, strings.lock.tooMany));
  await promptOf(page).ok.click();
  await expect(announcementOf(page)).toHaveText(pluralOf(40, strings.lock.waitFor));
  const button = page.getByRole("button", { name: strings.lock.wait });
  await expect(button).toBeDisabled();
  await expect(promptOf(page).field).not.toHaveAttribute("aria-invalid");
  await page.clock.fastForward(10_000);
  await expect(page.getByText(pluralOf(30, strings.lock.waitFor))).toBeVisible();
  await expect(button.getByText("30", { exact: true })).toBeVisible();
  await button.click({ force: true });
  await expect(announcementOf(page)).toHaveText(pluralOf(30, strings.lock.waitFor));
  await page.unroute(PASSCODE_ENDPOINT);
  await page.clock.fastForward(30_000);
  await expect(announcementOf(page)).toHaveText(strings.lock.waitOver);
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, locked.sections.length);
});

async function expectAlert(page: Page, message: string): Promise<void> {
  const { dialog } = promptOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(message);
  await expect(dialog.getByText(message, { exact: true })).toBeVisible();
}

function selectedText(page: Page): Promise<string> {
  return promptOf(page).field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
    value.slice(selectionStart ?? 0, selectionEnd ?? 0),
  );
}
