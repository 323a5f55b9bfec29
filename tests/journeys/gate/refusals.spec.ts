import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { locked, pathOf } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { ENDPOINT, guessUntilRefused, PASSCODE } from "../../kit/passcode.ts";
import { expectLocked, expectUnlocked, promptOf, refuseTries, tryPasscode } from "../../kit/prompt.ts";
import { saidOf, saying, strings } from "../../kit/strings.ts";

const path = pathOf(locked);
const WRONG = strings.gate.incorrect;
const FAILED = strings.gate.failed;

test.beforeEach(({ visit }) => visit(path));

for (const [kind, passcode] of [
  ["a wrong", "not this one"],
  ["an empty", ""],
  ["almost the right", PASSCODE.slice(0, -1)],
]) {
  test(`${kind} passcode is refused in a dialog`, async ({ page }) => {
    await tryPasscode(page, passcode ?? "");
    await expectAlert(page, WRONG);
    await expectLocked(page);
    expect(await page.evaluate(() => sessionStorage.getItem("isAuthenticated"))).toBeNull();
  });
}

for (const close of ["OK", "Esc", "Enter"]) {
  test(`the dialog holds the focus, closes by ${close} and gives it back with the text selected`, async ({
    page,
  }) => {
    const { field, dialog, ok } = promptOf(page);
    await tryPasscode(page, "not this one");
    await expectAlert(page, WRONG);
    await expect(ok).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field).not.toBeFocused();
    await ok.focus();
    if (close === "OK") await ok.click();
    else await page.keyboard.press(close === "Esc" ? "Escape" : "Enter");
    await expect(dialog).toHaveCount(0);
    await expect(field).toBeFocused();
    expect(await selectionOf(page)).toBe("not this one");
    await page.keyboard.type(PASSCODE);
    await page.keyboard.press("Enter");
    await expectUnlocked(page, locked.sections.length);
  });
}

test("the second wrong try is answered as the first", async ({ page }) => {
  for (const passcode of ["first", "second"]) {
    await tryPasscode(page, passcode);
    await expectAlert(page, WRONG);
    await promptOf(page).ok.click();
  }
});

test("a failing network is logged and said, and the next try works", async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/, /^error: TypeError: Failed to fetch/);
  await page.route(ENDPOINT, (route) => route.abort());
  await tryPasscode(page, PASSCODE);
  await expectAlert(page, FAILED);
  await page.unroute(ENDPOINT);
  await promptOf(page).ok.click();
  await tryPasscode(page, PASSCODE);
  await expectUnlocked(page, locked.sections.length);
});

for (const [kind, answer] of Object.entries({
  "a page": { status: 200, contentType: "text/html", body: "<!doctype html><title>Hotel Wi-Fi</title>" },
  nothing: { status: 200, contentType: "application/json", body: "" },
  "half an answer": { status: 200, contentType: "application/json", body: '{"success":tr' },
  null: { status: 200, contentType: "application/json", body: "null" },
})) {
  test(`${kind} in place of an answer is a failure, logged and said`, async ({ page, expectNoise }) => {
    expectNoise(/^error: (SyntaxError|TypeError)/);
    await page.route(ENDPOINT, (route) => route.fulfill(answer));
    await tryPasscode(page, PASSCODE);
    await expectAlert(page, FAILED);
    await expectLocked(page);
  });
}

for (const body of ["[]", "{}", '{"success":0}', '{"success":null}', '"true"']) {
  test(`the answer ${body} is no success`, async ({ page }) => {
    await page.route(ENDPOINT, (route) => route.fulfill({ contentType: "application/json", body }));
    await tryPasscode(page, PASSCODE);
    await expectAlert(page, WRONG);
    await expectLocked(page);
  });
}

test("an answer made up on the way opens nothing: the body comes from the server alone", async ({ page }) => {
  const lie: Parameters<Route["fulfill"]>[0] = { json: { success: true } };
  await page.route(ENDPOINT, (route) => route.fulfill(lie));
  const asked = page.waitForResponse((response) => response.url().includes(`${path}.data`));
  await tryPasscode(page, "not this one");
  await asked;
  await expectLocked(page);
  // The same happens to a browser that keeps no cookies.
  await expect(promptOf(page).submit).toBeVisible();
  await expect(page.locator("#prompt-error")).toHaveText(strings.gate.noCookies);
});

test("after too many wrong tries even the right one has to wait, and is then looked at by itself", async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 429/);
  // In another tab: this one will not try before the wait is over.
  await guessUntilRefused(page.request);
  await tryPasscode(page, PASSCODE);
  const { dialog } = promptOf(page);
  await expect(dialog).toContainText(saying(strings.gate.tooMany));
  await expectLocked(page);
  await expect(dialog).toHaveCount(0, { timeout: 30_000 });
  await expectUnlocked(page, locked.sections.length);
});

test("nothing is sent during a wait", async ({ page, expectNoise }) => {
  expectNoise(/status of 429/);
  await refuseTries(page);
  await tryPasscode(page, PASSCODE);
  const { dialog, ok, field } = promptOf(page);
  await ok.click();

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await expect(page.getByRole("button", { name: strings.gate.wait })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await field.press("Enter");
  await page.getByRole("button", { name: strings.gate.wait }).click({ force: true });
  await expect(dialog).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("says how many seconds are left, counting down, and then sends again what was not looked at", async ({
  page,
  visit,
  expectNoise,
}) => {
  expectNoise(/status of 429/);
  await page.clock.install();
  await visit(path);
  await refuseTries(page);
  await tryPasscode(page, PASSCODE);
  await expectAlert(page, saidOf(40, strings.gate.tooMany));
  await promptOf(page).ok.click();
  const countdown = page.getByText(saying(strings.gate.countdown));
  const before = await secondsIn(countdown);
  expect(before).toBeLessThanOrEqual(40);
  await page.clock.fastForward(15_000);
  await expect.poll(() => secondsIn(countdown)).toBeLessThanOrEqual(before - 15);
  // Refused again: that is not said again.
  await page.clock.fastForward(30_000);
  await expect.poll(() => secondsIn(countdown)).toBeGreaterThan(before - 15);
  await expect(promptOf(page).dialog).toHaveCount(0);
  await page.unroute(ENDPOINT);
  await page.clock.fastForward(45_000);
  await expectUnlocked(page, locked.sections.length);
});

test("what was changed during a wait is not sent by itself", async ({ page, visit, expectNoise }) => {
  expectNoise(/status of 429/);
  await page.clock.install();
  await visit(path);
  await refuseTries(page);
  await tryPasscode(page, "not this one");
  const { field, ok, submit } = promptOf(page);
  await ok.click();
  await page.unroute(ENDPOINT);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await field.fill(PASSCODE);
  await page.clock.fastForward(45_000);
  await expect(submit).toBeVisible();
  expect(asked).toEqual([]);
  await submit.click();
  await expectUnlocked(page, locked.sections.length);
});

async function expectAlert(page: Page, message: string): Promise<void> {
  const { dialog } = promptOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(message);
  await expect(dialog.getByText(message, { exact: true })).toBeVisible();
}

function selectionOf(page: Page): Promise<string> {
  return promptOf(page).field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
    value.slice(selectionStart ?? 0, selectionEnd ?? 0),
  );
}

async function secondsIn(countdown: Locator): Promise<number> {
  return Number(/\d+/.exec(await countdown.innerText())?.[0]);
}
