import { expect } from "@playwright/test";
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
