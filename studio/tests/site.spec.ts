import { expect, replaceText, test } from "./open-studio.ts";

// Each new address restarts the studio's Vite, which takes long on a busy machine.
const SLOWLY = { timeout: 90_000 };
test.setTimeout(400_000);

test("creates a draft, changes its address, locks and deletes it, and undoes all four changes", async ({
  studio,
}) => {
  const { page, frame } = studio;
  const heading = frame.getByRole("heading", { level: 1, name: "Café Payments" });
  const choose = async (button: RegExp, item: string | RegExp) => {
    await page.getByRole("button", { name: button }).click();
    await page.locator("[role^=menuitem]").filter({ hasText: item }).click();
  };

  await choose(/^Page:/, "New case study");
  await replaceText(page.getByLabel("Title"), "日本語");
  await expect(page.getByRole("dialog")).toContainText("Enter the address in Latin letters");
  await replaceText(page.getByLabel("Title"), "Café Payments");
  await expect(page.getByLabel("Address")).toHaveValue("/cafe-payments");
  await page.getByRole("button", { name: "Create" }).click();
  await expect(heading).toBeVisible(SLOWLY);
  await expect(page.getByRole("button", { name: "Access: Nobody yet (draft)" })).toBeVisible();

  await choose(/^Page:/, /^Change the address/);
  const newAddress = page.getByRole("textbox", { name: "Address" });
  await replaceText(newAddress, "/everything");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("/everything");
  await replaceText(newAddress, "/Payments ");
  await expect(page.getByText("/cafe-payments keeps working and redirects here")).toBeVisible();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByRole("button", { name: "Page: Café Payments" })).toBeVisible(SLOWLY);
  await expect
    .poll(() => page.frames().map((one) => new URL(one.url()).pathname), SLOWLY)
    .toContain("/payments");

  const slowAnswer = Promise.withResolvers<void>();
  await page.route(/getConsequences/, (route) => slowAnswer.promise.then(() => route.fallback()));
  await choose(/^Access:/, "Passcode");
  await expect(page.getByRole("dialog")).toContainText("Checking what this changes");
  slowAnswer.resolve();
  await expect(page.getByRole("dialog")).toContainText("1 section");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByRole("button", { name: "Access: Passcode" })).toBeVisible(SLOWLY);
  await expect(page.getByRole("button", { name: "View as: Passcode holder" })).toBeVisible();
  await expect(heading).toBeVisible(SLOWLY);

  await choose(/^Page:/, /^Delete/);
  await expect(page.getByRole("dialog")).toContainText("its card");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("button", { name: "Page: Home" })).toBeVisible(SLOWLY);

  for (const label of ["Delete", "Lock", "Change the address", "New case study"]) {
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect(page.locator("#state")).toContainText(`Undone: ${label}`, SLOWLY);
  }
});
