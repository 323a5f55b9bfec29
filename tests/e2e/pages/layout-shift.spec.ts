import { expect } from "@playwright/test";
import { browserTests } from "../../helpers/browser/playwright.ts";
import { delayFiles, recordShifts, scrollThrough } from "../../helpers/browser/shifts.ts";
import { loadedStates } from "../../helpers/browser/states.ts";
import { test } from "../../helpers/browser/test.ts";

const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
};

// Headless Chromium rounds the width of each glyph to whole pixels. Phones, macOS and Windows do not.
const { launchOptions } = browserTests.use ?? {};
const args = [...(launchOptions?.args ?? []), "--font-render-hinting=none"];
test.use({ launchOptions: { ...launchOptions, args } });

for (const [name, state] of Object.entries(loadedStates)) {
  for (const [screen, viewport] of Object.entries(VIEWPORTS)) {
    test(`the page "${name}" does not shift while loading on a ${screen}`, async ({ page, enterState }) => {
      await page.setViewportSize(viewport);
      const listShifts = await recordShifts(page);
      await delayFiles(page);
      await enterState(state);
      await page.evaluate(() => document.fonts.ready);
      await scrollThrough(page);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(await listShifts()).toEqual([]);
    });
  }
}
