import { expect } from "@playwright/test";
import { themeSchema } from "#app/content/theme-schema.ts";
import { themeStyles } from "../../../pipeline/theme/theme-styles.ts";
import { test } from "../../helpers/journey.ts";

for (const system of ["light", "dark"] as const) {
  test(`colors follow color-scheme, not the system, if the system is ${system}`, async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme: system });
    await visit("/");
    const background = (scheme: string) =>
      page.evaluate((value) => {
        document.documentElement.style.colorScheme = value;
        return getComputedStyle(document.body).backgroundColor;
      }, scheme);
    expect(await background("dark")).toBe("rgb(18, 19, 22)");
    expect(await background("light")).toBe("rgb(251, 251, 249)");
  });
}

test("a theme with light text on a dark background prints dark text on white", async ({ page, visit }) => {
  const theme = themeSchema.parse({ colors: { scheme: "dark", text: "#f0e0e0", darkBackground: "#200010" } });
  const css = themeStyles(theme, { display: false, text: false, letterWidth: null });
  await visit("/");
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const colors = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
  expect(await colors()).toEqual(["rgb(240, 224, 224)", "rgb(32, 0, 16)"]);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await colors()).toEqual(["rgb(21, 22, 26)", "rgba(0, 0, 0, 0)"]);
});
