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
