import { readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { paths } from "../../files/paths.ts";
import { expect, type OpenStudio, test } from "./open-studio.ts";

const FONT = readFileSync("node_modules/@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2");
/** Generating the fonts of a typeface takes several seconds of CPU time. */
const SLOW = { timeout: 60_000 };

/** Returns the states of the fonts for titles. */
function titleFonts({ frame }: OpenStudio): Promise<string[]> {
  return frame.locator("html").evaluate(async () => {
    await document.fonts.ready;
    const fonts = [...document.fonts].filter(({ family }) => family.replaceAll('"', "") === "Display");
    return fonts.map(({ status }) => status);
  });
}

test("a pair of typefaces from the menu is one undo step, and its fonts exist when the page requests them", async ({
  studio,
}) => {
  test.slow();
  const { page, read, root } = studio;
  const folder = join(root, paths.content, "fonts");
  await studio.settings("Look");
  await expect(page.locator("#panel")).toContainText("Instrument Sans (default)");
  await page.getByRole("button", { name: /Typefaces$/ }).click();
  const option = page.getByRole("option", { name: /^Fraunces/ });
  await expect(option.getByText("Fraunces")).toHaveCSS("font-family", /Fraunces/);
  expect((await new AxeBuilder({ page }).exclude("#page").analyze()).violations).toEqual([]);
  await option.click();
  await expect(page.locator("#state")).toHaveText(/^Saved/, SLOW);
  expect(read("theme.yaml").toString()).toContain("- fonts/fraunces/fraunces-latin-wght-normal.woff2");
  expect(readFileSync(join(folder, "fraunces/LICENSE.txt"), "utf8")).toContain("SIL OPEN FONT LICENSE");
  await expect(page.getByRole("button", { name: /Typefaces$/ })).toContainText("Fraunces, Newsreader");
  await page.getByRole("button", { name: /Typefaces$/ }).click();
  await expect(option).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect.poll(() => titleFonts(studio)).toContain("loaded");
  expect(await titleFonts(studio)).not.toContain("error");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText("Undone: Use the typeface Fraunces", SLOW);
});

test("a click on a theme changes typefaces and colors together", async ({ studio }) => {
  test.slow();
  const { page, frame, read } = studio;
  await studio.settings("Look");
  await page.getByRole("button", { name: "Loud" }).click();
  const body = frame.locator("body");
  await expect(body).toHaveCSS("background-color", "rgb(255, 194, 221)", SLOW);
  expect(read("theme.yaml").toString()).toContain("fonts/figtree/");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(body).toHaveCSS("background-color", "rgb(251, 251, 249)", SLOW);
});

test("shows a theme with one color scheme as visitors see it", async ({ studio }) => {
  const { page, frame } = studio;
  await studio.settings("Look");
  await page.getByRole("button", { name: "Colors", exact: true }).click();
  await page.getByRole("button", { name: /Scheme$/ }).click();
  await page.getByRole("option", { name: "Dark", exact: true }).click();
  await expect(frame.locator("body")).toHaveCSS("background-color", "rgb(18, 19, 22)");
});

test("on a phone, shows the page above the settings, until a text is edited", async ({ studio }) => {
  const { page, frame } = studio;
  await page.setViewportSize({ width: 390, height: 844 });
  await studio.settings("Look");
  const boxOf = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect());
  const [bar, panel] = [await boxOf("#bar"), await boxOf("#panel")];
  expect(panel.top - bar.bottom).toBeGreaterThan(250);
  expect(panel.height).toBeGreaterThan(400);
  expect(panel.bottom).toBe(844);
  await frame.locator("h1").click();
  await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
  await expect(page.locator("#panel")).toHaveCount(0);
});

test("a button offers a pair with the letters that the typefaces lack", async ({ studio }) => {
  test.slow();
  const { page, read, write } = studio;
  write(
    "profile.yaml",
    read("profile.yaml")
      .toString()
      .replace(/^name: .*/m, "name: Thảo Nguyễn"),
  );
  await studio.settings("Look");
  await expect(page.locator("#value-fonts-text")).toContainText("lacks the characters ả ễ", SLOW);
  await page.getByRole("button", { name: "Use Geist, which has them" }).click();
  await expect(page.getByRole("button", { name: /Typefaces$/ })).toContainText("Geist", SLOW);
  await expect(page.getByText("Your typefaces lack letters")).toBeHidden(SLOW);
  await expect(page.locator("#value-fonts-text")).not.toContainText("lacks the characters", SLOW);
});

test("a dropped typeface is used after the question about its license, and its size is noted at its field", async ({
  studio,
}) => {
  test.slow();
  const { page, read } = studio;
  await studio.settings("Look");
  const field = page.getByRole("group", { name: "Display", exact: true });
  const drop = (name: string) =>
    field.evaluate(
      (element, file) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(file.bytes)], file.name));
        element.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer }));
      },
      { name, bytes: [...FONT] },
    );
  const dialog = page.getByRole("dialog", { name: "Does its license allow use on a website?" });
  await drop("Suisse.otf");
  await expect(page.locator("#state")).toContainText("“Suisse.otf” is not a .woff2 file");
  await expect(dialog).toHaveCount(0);
  expect(() => read("theme.yaml")).toThrow("ENOENT");
  await drop("Suisse.woff2");
  await dialog.getByRole("button", { name: "Yes, use it" }).click();
  await expect(dialog).toBeHidden(SLOW);
  expect(read("theme.yaml").toString()).toBe("fonts:\n  display:\n    - fonts/suisse.woff2\n");
  expect(read("fonts/suisse.woff2").equals(FONT)).toBe(true);
  await expect(field).toContainText("suisse.woff2");
  await expect(page.locator("#value-fonts-display")).toContainText(/Note: every page waits for .* kB/, SLOW);
});
