import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { visit } from "../../helpers/browsers/visit.ts";
import { locked, pathOf } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { ENDPOINT, PASSCODE } from "../../helpers/passcode.ts";
import {
  enterPasscode,
  expectLocked,
  expectUnlocked,
  promptOf,
  refuseAttempts,
} from "../../helpers/prompt.ts";
import { saidOf, saying, strings } from "../../helpers/strings.ts";

type FulfilledAnswer = Parameters<Route["fulfill"]>[0];

const path = pathOf(locked);
const WRONG = strings.lock.incorrect;
const FAILED = strings.lock.failed;

test.beforeEach(({ visit }) => visit(path));

test("a wrong, an empty and almost the right passcode are refused in a dialog, one after the other", async ({
  page,
}) => {
  for (const passcode of ["not this one", "", PASSCODE.slice(0, -1)]) {
    await enterPasscode(page, passcode);
    await expectAlert(page, WRONG);
    await expectLocked(page);
    expect(await page.evaluate(() => sessionStorage.getItem("isAuthenticated"))).toBeNull();
    await promptOf(page).ok.click();
  }
});

test("the dialog holds the focus, closes by OK, Esc and Enter, and gives it back with the text selected", async ({
  page,
}) => {
  const { field, dialog, ok } = promptOf(page);
  for (const close of ["OK", "Escape", "Enter"]) {
    await enterPasscode(page, "not this one");
    await expectAlert(page, WRONG);
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await expect(ok).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field).not.toBeFocused();
    await ok.focus();
    if (close === "OK") await ok.click();
    else await page.keyboard.press(close);
    await expect(dialog).toHaveCount(0);
    await expect(field).toBeFocused();
    expect(await selectionOf(page)).toBe("not this one");
  }
  await page.keyboard.type(PASSCODE);
  await page.keyboard.press("Enter");
  await expectUnlocked(page, locked.sections.length);
});

interface Refusal {
  /** None: the network fails. */
  answer?: FulfilledAnswer;
  message: string;
  noise: RegExp[];
}

const REFUSALS: Record<string, Refusal> = {
  "none, of a network that fails": {
    message: FAILED,
    noise: [/ERR_FAILED/, /^error: TypeError: Failed to fetch/],
  },
  "a page": {
    answer: { contentType: "text/html", body: "<!doctype html><title>Hotel Wi-Fi</title>" },
    message: FAILED,
    noise: [/^error: SyntaxError/],
  },
  null: { answer: { json: null }, message: FAILED, noise: [/^error: TypeError/] },
  "no success": { answer: { json: { success: 0 } }, message: WRONG, noise: [] },
  "403": refusal(403, strings.lock.refused),
  "413": refusal(413, strings.lock.tooLong),
  "500": refusal(500, FAILED),
};

for (const [kind, { answer, message, noise }] of Object.entries(REFUSALS)) {
  test(`an answer that lets nobody in is said to be what it is, and the next try works: ${kind}`, async ({
    page,
    expectNoise,
  }) => {
    expectNoise(...noise);
    await page.route(ENDPOINT, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await enterPasscode(page, PASSCODE);
    await expectAlert(page, message);
    await expectLocked(page);
    await promptOf(page).ok.click();
    await expect(promptOf(page).field).toHaveAccessibleDescription(saying(message));
    await page.unroute(ENDPOINT);
    await enterPasscode(page, PASSCODE);
    await expectUnlocked(page, locked.sections.length);
  });
}

function refusal(status: number, message: string): Refusal {
  const answer = { status, json: { success: false } };
  return { answer, message, noise: [new RegExp(`status of ${status}`)] };
}

test("an answer made up on the way opens nothing: the body comes from the server alone", async ({ page }) => {
  const lie: FulfilledAnswer = { json: { success: true } };
  await page.route(ENDPOINT, (route) => route.fulfill(lie));
  const asked = page.waitForResponse((response) => response.url().includes(`${path}.data`));
  await enterPasscode(page, "not this one");
  await asked;
  await expectLocked(page);
  // The same happens to a browser that keeps no cookies.
  await expect(promptOf(page).submit).toBeVisible();
  await expect(page.locator("#prompt-error")).toHaveText(strings.lock.noCookies);
});

test("a 429 counts the seconds down, in which nothing is sent, and then sends the passcode again", async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 429/);
  const asked = await makeWait(page, PASSCODE);
  const wait = page.getByRole("button", { name: strings.lock.wait });
  await expect(wait).toHaveAttribute("aria-disabled", "true");
  await promptOf(page).field.press("Enter");
  await wait.click({ force: true });
  await expect(promptOf(page).dialog).toHaveCount(0);
  expect(asked).toEqual([]);
  const countdown = page.getByText(saying(strings.lock.countdown));
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

test("a passcode changed while a 429 makes the visitor wait is not sent by itself", async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 429/);
  const asked = await makeWait(page, "not this one");
  await page.unroute(ENDPOINT);
  const { field, submit } = promptOf(page);
  await field.fill(PASSCODE);
  await page.clock.fastForward(45_000);
  await expect(submit).toBeVisible();
  expect(asked).toEqual([]);
  await submit.click();
  await expectUnlocked(page, locked.sections.length);
});

/** For 40 seconds, of a clock that the test moves. Gives the addresses that the page asks for from then on. */
async function makeWait(page: Page, passcode: string): Promise<string[]> {
  await page.clock.install();
  await visit(page, path);
  await refuseAttempts(page);
  await enterPasscode(page, passcode);
  await expectAlert(page, saidOf(40, strings.lock.tooMany));
  await promptOf(page).ok.click();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  return asked;
}

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
