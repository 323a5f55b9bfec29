import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { BUDGETS } from "../../helpers/browser/budgets.ts";
import { browserTests } from "../../helpers/browser/playwright.ts";
import { delayFiles, recordShifts, scrollThrough } from "../../helpers/browser/shifts.ts";
import { loadedStates } from "../../helpers/browser/states.ts";
import { test } from "../../helpers/browser/test.ts";
import { recordTransfers, type Transfer, totalBytes } from "../../helpers/browser/transfers.ts";
import { publicPaths } from "../../helpers/content/studies.ts";

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
    test(`${name} loads without shifts and within budgets on a ${screen}`, async ({ page, enterState }) => {
      await page.setViewportSize(viewport);
      const listShifts = await recordShifts(page);
      const transfers = await recordTransfers(page);
      await delayFiles(page);
      await enterState(state);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");

      // The script and the fonts of a page are the same on every screen.
      if (screen === "desktop" && !state.consoleError) {
        await expectScriptWithinBudget(page, transfers(), publicPaths.includes(state.path));
        await expectFontsWithinBudget(page, transfers());
        await expectInlinedStylesWithinBudget(page, state.path === "/" ? BUDGETS.homeStyles : BUDGETS.styles);
        expect(transfers().filter(({ type }) => type === "Stylesheet")).toEqual([]);
      }

      await scrollThrough(page);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(await listShifts()).toEqual([]);
    });
  }
}

/** Checks that public pages load no script, and locked pages load little script. */
async function expectScriptWithinBudget(page: Page, transfers: Transfer[], isPublic: boolean): Promise<void> {
  const scripts = transfers.filter(({ type, url }) => type === "Script" || url.endsWith(".js"));
  expect(scripts.length === 0).toBe(isPublic);
  if (isPublic) expect(await page.content()).not.toMatch(/<script|modulepreload/);
  for (const script of scripts.filter(({ bytes }) => bytes > 2000)) expect(script.encoding).toBe("br");
  expect(totalBytes(scripts)).toBeLessThanOrEqual(BUDGETS.gatedScript);
}

/** Checks that the page uses every preloaded font, and loads other fonts only for non-English characters. */
async function expectFontsWithinBudget(page: Page, transfers: Transfer[]): Promise<void> {
  const fonts = transfers.filter(({ type }) => type === "Font");
  const fontUrls = new Set(fonts.map(({ url }) => url));
  const links = page.locator("link[rel=preload][as=font]");
  const preloadedUrls = new Set(
    await links.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href)),
  );
  const isEnglish = !/[À-ÿ]/.test(await page.locator("body").innerText());
  expect(preloadedUrls.size).toBeGreaterThan(0);
  if (isEnglish) expect(preloadedUrls).toEqual(fontUrls);
  else expect(fontUrls.isSupersetOf(preloadedUrls)).toBe(true);
  const preloadedBytes = totalBytes(fonts.filter(({ url }) => preloadedUrls.has(url)));
  expect(preloadedBytes).toBeGreaterThan(1000);
  expect(preloadedBytes).toBeLessThanOrEqual(BUDGETS.preloadedFonts);
}

async function expectInlinedStylesWithinBudget(page: Page, budget: number): Promise<void> {
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  const styles = await page.locator("style").evaluate((style) => style.textContent);
  expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(budget);
}
