import { expect } from "@playwright/test";
import { themeSchema } from "#app/content/theme-schema.ts";
import { themeStyles } from "../../../pipeline/theme/theme-styles.ts";
import { test } from "../../helpers/browser/test.ts";

test("a theme with light text on a dark background prints dark text on white", async ({ page, visit }) => {
  const theme = themeSchema.parse({ colors: { scheme: "dark", text: "#f0e0e0", darkBackground: "#200010" } });
  const css = themeStyles(theme, null);
  await visit("/");
  await page.evaluate((styles) => {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(styles);
    document.adoptedStyleSheets = [styleSheet];
  }, css);
  const body = page.locator("body");
  await expect(body).toHaveCSS("color", "rgb(240, 224, 224)");
  await expect(body).toHaveCSS("background-color", "rgb(32, 0, 16)");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(body).toHaveCSS("color", "rgb(21, 22, 26)");
  await expect(body).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});
