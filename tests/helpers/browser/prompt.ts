import { expect, type Page } from "@playwright/test";
import { strings } from "../content/strings.ts";
import { PASSCODE_ENDPOINT } from "../site/passcode.ts";

export function promptOf(page: Page) {
  const dialog = page.getByRole("alertdialog");
  return {
    heading: page.getByRole("heading", { name: strings.lock.title }),
    field: page.getByRole("main").getByRole("textbox"),
    submit: page.getByRole("button", { name: strings.lock.submit }),
    dialog,
    ok: dialog.getByRole("button", { name: strings.lock.ok }),
  };
}

export async function enterPasscode(page: Page, passcode: string): Promise<void> {
  const { field, submit } = promptOf(page);
  await field.fill(passcode);
  await submit.click();
}

/** Holds matching requests until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, (route) => promise.then(() => route.continue()));
  return resolve;
}

export function refuseAttempts(page: Page) {
  const response = { status: 429, headers: { "Retry-After": "40" }, json: { success: false } };
  return page.route(PASSCODE_ENDPOINT, (route) => route.fulfill(response));
}

/** Screen readers announce the text of this element. */
export function announcementOf(page: Page) {
  return page.locator(".case-body > [aria-live]");
}

export function sectionsOf(page: Page) {
  return page.locator(".section-list section");
}

export async function expectLocked(page: Page): Promise<void> {
  await expect(promptOf(page).heading).toBeVisible();
  await expect(sectionsOf(page)).toHaveCount(0);
}

export async function expectUnlocked(page: Page, sections: number): Promise<void> {
  await expect(sectionsOf(page)).toHaveCount(sections);
  await expect(promptOf(page).heading).toHaveCount(0);
}
