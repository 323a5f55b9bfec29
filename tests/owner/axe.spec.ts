import { expect } from "@playwright/test";
import { axeViolations } from "../helpers/browser/axe.ts";
import { loadedStates } from "../helpers/browser/states.ts";
import { test } from "../helpers/browser/test.ts";

for (const [name, state] of Object.entries(loadedStates)) {
  test(`the page "${name}" passes axe in light and dark mode`, async ({ page, enterState }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await enterState(state);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    expect(await axeViolations(page, "colors")).toEqual([]);
  });
}
