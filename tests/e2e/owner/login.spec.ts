import { expect, type Page } from "@playwright/test";
import { testWithoutCookies } from "../../helpers/browser/blocking.ts";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import { locked, pathOf } from "../../helpers/content/studies.ts";
import { OWNER_PASSWORD } from "../../helpers/invitations/owner.ts";

const { owner } = strings;

// The owner's pages use only forms, so these tests also cover browsers with JavaScript.
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the password opens the list of invitations until the owner logs out", async ({ page, invite }) => {
    const { address } = await invite();
    await page.goto("/owner");
    await expect(page.getByLabel(owner.password)).toHaveAttribute("type", "password");
    await logIn(page, OWNER_PASSWORD);
    await expect(page).toHaveURL(/\/owner$/);
    await page.goto(address);
    await page.getByRole("button", { name: owner.logOut }).click();
    await page.goto(address);
    await expect(page.getByLabel(owner.password)).toBeVisible();
  });

  test("a form without a session changes nothing", async ({ page, context, invite, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const { address } = await invite({ label: "Unchanged" });
    await page.goto("/owner");
    await logIn(page, OWNER_PASSWORD);
    await page.goto(address);
    await page.getByLabel(owner.label).fill("Too late");
    await context.clearCookies();
    await page.getByRole("button", { name: owner.save }).click();
    await expect(page.getByText(owner.loggedOut)).toBeVisible();
    await logIn(page, OWNER_PASSWORD);
    await expect(page.getByText("Unchanged").first()).toBeVisible();
    await expect(page.getByText("Too late")).toHaveCount(0);
  });

  test("a wrong password and too many attempts show an error", async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 429/);
    await page.goto("/owner");
    await logIn(page, OWNER_PASSWORD.toLowerCase());
    await expect(page.getByLabel(owner.password)).toHaveAccessibleDescription(patternOf(owner.incorrect));
    for (let count = 1; count <= 24 && (await page.getByText(owner.incorrect).count()) > 0; count++) {
      await logIn(page, "another wrong password");
    }
    await expect(page.getByText(patternOf(strings.lock.tooMany))).toBeVisible();
  });
});

testWithoutCookies("the login page shows an error if the browser blocks cookies", async ({ page }) => {
  await page.goto("/owner");
  await logIn(page, OWNER_PASSWORD);
  await expect(page.getByText(strings.owner.noCookies)).toBeVisible();
});

test("pages for visitors do not contain the strings of the owner's pages", async ({ request }) => {
  const html = await (await request.get(pathOf(locked))).text();
  expect(html).toContain(strings.lock.refused);
  for (const text of [owner.passcodeHelp, owner.errors.passcodeTaken]) expect(html).not.toContain(text);
});

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel(owner.password).fill(password);
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: owner.logIn }).click(),
  ]);
  await page.waitForLoadState();
}
