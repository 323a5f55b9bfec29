import { expect, type Page } from "@playwright/test";
import { ENDPOINT } from "./passcode.ts";

/** The parts of the prompt on a locked page, as a visitor finds them. */
export function promptOf(page: Page) {
  const dialog = page.getByRole("alertdialog");
  return {
    heading: page.getByRole("heading", { name: "Enter Password" }),
    field: page.getByRole("main").getByRole("textbox"),
    submit: page.getByRole("button", { name: "Submit" }),
    dialog,
    ok: dialog.getByRole("button", { name: "OK" }),
  };
}

/** Types a passcode and presses Submit. */
export async function tryPasscode(page: Page, passcode: string): Promise<void> {
  const { field, submit } = promptOf(page);
  await field.fill(passcode);
  await submit.click();
}

/** From now on the server seems to refuse every try for 40 seconds. */
export function refuseTries(page: Page) {
  const answer = { status: 429, headers: { "Retry-After": "40" }, json: { success: false } };
  return page.route(ENDPOINT, (route) => route.fulfill(answer));
}

/** The sections of a case study, in order. The prompt is none of them. */
export function sectionsOf(page: Page) {
  return page.locator("article section:not(:has(input))");
}

export async function expectLocked(page: Page): Promise<void> {
  await expect(promptOf(page).heading).toBeVisible();
  await expect(sectionsOf(page)).toHaveCount(0);
}

export async function expectUnlocked(page: Page, sections: number): Promise<void> {
  await expect(sectionsOf(page)).toHaveCount(sections);
  await expect(promptOf(page).heading).toHaveCount(0);
}
