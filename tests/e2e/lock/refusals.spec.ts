import { expect, type Page, type Route } from "@playwright/test";
import { locked, pathOf } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { PASSCODE, PASSCODE_ENDPOINT } from "../../helpers/passcode.ts";
import { enterPasscode, expectLocked, expectUnlocked, promptOf } from "../../helpers/prompt.ts";
import { patternOf, pluralOf, strings } from "../../helpers/strings.ts";

const path = pathOf(locked);
const INCORRECT_MESSAGE = strings.lock.incorrect;

test.beforeEach(({ visit }) => visit(path));

test("an alert dialog appears after a wrong or empty passcode", async ({ page }) => {
  for (const passcode of ["not this one", ""]) {
    await enterPasscode(page, passcode);
    await expectAlert(page, INCORRECT_MESSAGE);
    await expectLocked(page);
    expect(await page.evaluate(() => sessionStorage.getItem("isAuthenticated"))).toBeNull();
    await promptOf(page).ok.click();
  }
});

test("the alert dialog traps the focus, and after OK or Esc the passcode is selected", async ({ page }) => {
  const { field, dialog, ok } = promptOf(page);
  for (const closeAction of ["OK", "Escape"]) {
    await enterPasscode(page, "not this one");
    await expectAlert(page, INCORRECT_MESSAGE);
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await expect(ok).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field).not.toBeFocused();
    await ok.focus();
    await (closeAction === "OK" ? ok.click() : page.keyboard.press("Escape"));
    await expect(dialog).toHaveCount(0);
    await expect(field).toBeFocused();
    expect(await selectedText(page)).toBe("not this one");
  }
  await page.keyboard.type(PASSCODE);
  await page.keyboard.press("Enter");
  await expectUnlocked(page, locked.sections.length);
});

interface FailedAttempt {
  /** If `answer` is undefined, the request fails. */
  answer?: Parameters<Route["fulfill"]>[0];
  message: string;
  consoleError: RegExp[];
}

const FAILED_ATTEMPTS: Record<string, FailedAttempt> = {
  "a failed request": {
    message: strings.lock.failed,
    consoleError: [/ERR_FAILED/, /^error: TypeError: Failed to fetch/],
  },
  "a response with status 429": {
    answer: { status: 429, headers: { "Retry-After": "40" }, json: { success: false } },
    message: pluralOf(40, strings.lock.tooMany),
    consoleError: [/status of 429/],
  },
};

for (const [cause, { answer, message, consoleError }] of Object.entries(FAILED_ATTEMPTS)) {
  test(`the prompt shows an error after ${cause}, and accepts the next attempt`, async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(...consoleError);
    await page.route(PASSCODE_ENDPOINT, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await enterPasscode(page, PASSCODE);
    await expectAlert(page, message);
    await expectLocked(page);
    await promptOf(page).ok.click();
    await expect(promptOf(page).field).toHaveAccessibleDescription(patternOf(message));
    await page.unroute(PASSCODE_ENDPOINT);
    await enterPasscode(page, PASSCODE);
    await expectUnlocked(page, locked.sections.length);
  });
}

test("the prompt shows the cookie error and stays locked after a forged success response", async ({
  page,
}) => {
  await page.route(PASSCODE_ENDPOINT, (route) => route.fulfill({ json: { success: true } }));
  const dataResponse = page.waitForResponse((response) => response.url().includes(`${path}.data`));
  await enterPasscode(page, "not this one");
  await dataResponse;
  await expectLocked(page);
  await expect(promptOf(page).submit).toBeVisible();
  await expect(page.locator("#prompt-error")).toHaveText(strings.lock.noCookies);
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
