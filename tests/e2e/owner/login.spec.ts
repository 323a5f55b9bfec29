import { expect, type Page } from "@playwright/test";
import { blocking } from "../../helpers/browsers/blocking.ts";
import { locked, pathOf } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { OWNER_PASSWORD } from "../../helpers/owner.ts";
import { saying, strings } from "../../helpers/strings.ts";

const { owner } = strings;

// Her pages send forms and know no other way: what works without script works with it.
test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the password opens the list, and logging out there or at an invitation closes it", async ({
    page,
    context,
    invite,
  }) => {
    const { address } = await invite();
    for (const path of ["/owner", address]) {
      await page.goto("/owner");
      await expect(page.getByLabel(owner.password)).toHaveAttribute("type", "password");
      await logIn(page, OWNER_PASSWORD);
      await expect(page).toHaveURL(/\/owner$/);
      await expect(page.getByRole("heading", { name: owner.new })).toBeVisible();
      await page.goto(path);
      await page.getByRole("button", { name: owner.logOut }).click();
      await expect(page.getByLabel(owner.password)).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    }
  });

  test("what is sent after her time was over is said not to be done", async ({
    page,
    context,
    invite,
    expectNoise,
  }) => {
    expectNoise(/status of 400/);
    const { address } = await invite({ label: "As it was" });
    for (const [path, button] of [
      ["/owner", owner.create],
      [address, owner.save],
    ] as const) {
      await page.goto("/owner");
      await logIn(page, OWNER_PASSWORD);
      await page.goto(path);
      await page.getByLabel(owner.label).fill("Too late");
      await context.clearCookies();
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByText(owner.loggedOut)).toBeVisible();
    }
    await logIn(page, OWNER_PASSWORD);
    await expect(page.getByText("As it was").first()).toBeVisible();
    await expect(page.getByText("Too late")).toHaveCount(0);
  });

  test("a wrong one is said, as is the wait that comes of many", async ({ page, expectNoise }) => {
    expectNoise(/status of 429/);
    await page.goto("/owner");
    for (let tries = 1; tries <= 5; tries++) await logIn(page, OWNER_PASSWORD.toLowerCase());
    await expect(page.getByText(owner.incorrect)).toBeVisible();
    await expect(page.getByLabel(owner.password)).toHaveAccessibleDescription(saying(owner.incorrect));
    // So long that the machine cannot be too slow for it.
    for (let tries = 1; tries <= 20 && (await page.getByText(owner.incorrect).count()) > 0; tries++)
      await logIn(page, "once more, too soon");
    await expect(page.getByText(saying(strings.lock.tooMany))).toBeVisible();
  });
});

blocking("a browser that keeps no cookies is told so after the password", async ({ page }) => {
  await page.goto("/owner");
  await logIn(page, OWNER_PASSWORD);
  await expect(page.getByText(strings.lock.noCookies)).toBeVisible();
});

test("no visitor's page carries the words of the owner's", async ({ request }) => {
  const html = await (await request.get(pathOf(locked))).text();
  expect(html).toContain(strings.lock.refused);
  for (const word of [owner.passcodeHelp, owner.errors.passcodeTaken]) expect(html).not.toContain(word);
});

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel(owner.password).fill(password);
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: owner.logIn }).click(),
  ]);
  await page.waitForLoadState();
}
