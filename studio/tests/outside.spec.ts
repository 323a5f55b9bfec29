import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./open-studio.ts";

const PROFILE_FILE = "profile.yaml";

test("an edit of the owner closes the notice about another program's change", async ({ studio }) => {
  const { page, read, write } = studio;
  write(PROFILE_FILE, `${read(PROFILE_FILE)}`.replace(/footer: .*/, "footer: Theirs."));
  const notice = page.locator("[slot=title]", { hasText: /^Changed outside the studio: / });
  await expect(notice).toBeVisible();
  await studio.edit(`${PROFILE_FILE}#availability`);
  await page.keyboard.type("Mine.");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  await expect(notice).toBeHidden();
});

test("shows what another program has changed, and takes it back with one click", async ({ studio }) => {
  const { page, frame, read, write, root } = studio;
  const filesBefore = [read(PROFILE_FILE), read("avatar.png")];
  const footer = frame.locator(`[data-studio="${PROFILE_FILE}#footer"]`);
  copyFileSync(join(root, "content/share.png"), join(root, "content/avatar.png"));
  write(PROFILE_FILE, `${filesBefore[0]}`.replace(/footer: .*/, "footer: Theirs."));
  await expect(footer).toHaveText("Theirs.");
  const notice = page.locator("[slot=title]", { hasText: "Changed outside the studio: Home, 2 places" });
  await expect(notice).toBeVisible();
  // The notice does not cover the buttons of a dialog.
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(notice).toBeHidden();
  await page.keyboard.press("Escape");
  await page.getByText("Before and after").click();
  const texts = page.getByRole("listitem").filter({ hasText: "Home, footer" }).last();
  await expect(texts).toHaveText("Home, footer© 2026, made for the testsTheirs.");
  await expect(page.getByRole("img", { name: "Before", exact: true })).toHaveJSProperty("naturalWidth", 160);
  await expect(page.getByRole("img", { name: "After", exact: true })).toHaveJSProperty("naturalWidth", 1200);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.locator("#state")).toHaveText(/^Undone: Changed outside the studio: Home/);
  expect([read(PROFILE_FILE), read("avatar.png")]).toEqual(filesBefore);
  await expect(notice).toBeHidden();
});
