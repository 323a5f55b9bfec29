import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./open-studio.ts";

test("a search by keyboard opens the groups with a match, passes axe, and says that there is none", async ({
  studio,
}) => {
  const { page } = studio;
  const panel = page.locator("#panel");
  const group = (name: string) => panel.getByRole("button", { name, exact: true });
  await studio.settings("Profile");
  await group("Site").focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByLabel("Language")).toBeVisible();
  const language = panel.getByRole("combobox", { name: "Language" });
  await language.fill("fr");
  await language.press("Escape");
  await expect(language).toHaveValue("de");
  const search = panel.getByRole("searchbox");
  await search.focus();
  await page.keyboard.type("resume");
  await expect(group("Résumé: replace")).toBeVisible();
  await expect(group("Site")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(group("Résumé: replace")).toHaveCount(0);
  expect((await new AxeBuilder({ page }).exclude("#page").analyze()).violations).toEqual([]);
  await search.focus();
  await page.keyboard.type("!");
  await expect(panel.getByRole("status")).toHaveText("No setting here contains “resume!”.");
  expect((await new AxeBuilder({ page }).exclude("#page").analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel.getByLabel("Language")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  // The focus is on the button again, and Esc also closes the settings from there.
  await page.keyboard.press("Enter");
  await expect(panel.getByLabel("Language")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
});

test("the logo says that it replaces the name, and a chosen file can become the icon instead", async ({
  studio,
}) => {
  const { page, read } = studio;
  const dialog = page.getByRole("dialog");
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  await studio.settings("Look");
  await page.getByRole("button", { name: "Logo and motion" }).click();
  await page.getByRole("button", { name: "Logo: add" }).click();
  await expect(dialog).toContainText("replaces your name at the top of the home page");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "mark.svg", mimeType: "image/svg+xml", buffer: Buffer.from(mark) });
  await dialog.getByRole("button", { name: "Change the icon of the browser tab instead" }).click();
  await expect(dialog).toContainText("mark.svg");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(`${read("favicon.svg")}`).toBe(mark);
  expect(() => read("theme.yaml")).toThrow("ENOENT");
});

test("a place that the studio opens is shown in its group during a search, and a problem opens its group", async ({
  studio,
}) => {
  const { page, frame, read, write } = studio;
  const panel = page.locator("#panel");
  await studio.settings("Profile");
  await panel.getByRole("searchbox").fill("tagline");
  await frame.locator('[data-studio-href="profile.yaml#links.2"]').first().press("Enter");
  await expect(panel.getByLabel("Links, 3")).toBeFocused();
  await expect(panel.getByRole("searchbox")).toHaveValue("");
  await page.getByRole("button", { name: "Close the settings" }).click();
  write("profile.yaml", `${read("profile.yaml")}`.replace(/^pages: .*/m, "pages: [use]"));
  await expect(page.getByRole("button", { name: "1 problem" })).toBeVisible();
  await studio.settings("Profile");
  await expect(panel.getByLabel("Pages, 1")).toHaveValue("use");
});
