import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { BUDGETS, PHONE } from "../../helpers/browser/budgets.ts";
import { loadedStates } from "../../helpers/browser/states.ts";
import { test } from "../../helpers/browser/test.ts";
import { recordTransfers, type Transfer, totalBytes } from "../../helpers/browser/transfers.ts";
import { allPaths, caseStudies, pathOf, profile, publicPaths } from "../../helpers/content/studies.ts";

test.describe("on a desktop", () => {
  for (const [name, state] of Object.entries(loadedStates).filter(([, { consoleError }]) => !consoleError)) {
    const isPublic = publicPaths.includes(state.path);
    test(`the page "${name}" loads ${isPublic ? "no" : "little"} script, and preloads its fonts`, async ({
      page,
      enterState,
    }) => {
      const transfers = await recordTransfers(page);
      await enterState(state);
      await page.waitForLoadState("networkidle");
      const scripts = transfers().filter(({ type, url }) => type === "Script" || url.endsWith(".js"));
      expect(scripts.length === 0).toBe(isPublic);
      if (isPublic) {
        expect(await page.content()).not.toMatch(/<script(?![^>]*application\/ld\+json)|modulepreload/);
      }
      for (const script of scripts.filter(({ bytes }) => bytes > 2000)) expect(script.encoding).toBe("br");
      expect(totalBytes(scripts)).toBeLessThanOrEqual(BUDGETS.gatedScript);
      await expectPreloadedFonts(page, transfers());
    });
  }

  test("the inlined style sheet of every page and all preloaded fonts are within the budget", async ({
    page,
    visit,
    unlock,
  }) => {
    await unlock();
    const transfers = await recordTransfers(page);
    const preloadedUrls = new Set<string>();
    for (const path of allPaths) {
      await visit(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
      for (const font of await preloadedFonts(page)) preloadedUrls.add(font);
      const styles = await page.locator("style").evaluate((style) => style.textContent);
      const budget = path === "/" ? BUDGETS.homeStyles : BUDGETS.styles;
      expect(brotliCompressSync(styles).length, path).toBeLessThanOrEqual(budget);
    }
    const fonts = [...preloadedUrls].flatMap((font) => transfers().find(({ url }) => url === font) ?? []);
    expect(transfers().filter(({ type }) => type === "Stylesheet")).toEqual([]);
    expect(fonts.length).toBeGreaterThan(0);
    expect(totalBytes(fonts)).toBeLessThanOrEqual(BUDGETS.preloadedFonts);
  });

  test("a page with a non-English character loads the full font", async ({ page, visit }) => {
    const [letter = ""] = /[à-ÿ]/.exec(profile.name) ?? [];
    expect(letter).not.toBe("");
    const fullFont = page.waitForResponse(/zalando-sans-expanded-latin-wght-normal/);
    await visit("/");
    expect((await fullFont).status()).toBe(200);
    await expect
      .poll(() => page.evaluate((text) => document.fonts.check("17px 'Zalando Sans Expanded'", text), letter))
      .toBe(true);
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const path of ["/", ...caseStudies.filter(({ hero }) => hero.imgLink).map(pathOf)]) {
    test(`the first image of ${path} is within the budget`, async ({ page, visit }) => {
      const transfers = await recordTransfers(page);
      await visit(path);
      const firstImage = page.locator("img[fetchpriority=high]").first();
      await expect(firstImage).toHaveAttribute("loading", "eager");
      await expect(firstImage).toHaveJSProperty("complete", true);
      const address = await firstImage.evaluate((image: HTMLImageElement) => image.currentSrc);
      const image = transfers().find(({ url }) => url === address);
      expect(image?.bytes).toBeGreaterThan(1000);
      expect(image?.bytes).toBeLessThanOrEqual(BUDGETS.firstImage);
    });
  }

  test("the home page is within its budgets before the visitor scrolls", async ({ page, visit }) => {
    const transfers = await recordTransfers(page);
    const html = await (await visit("/")).text();
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(BUDGETS.homeHtml);
    // The browser also loads images that are near the screen.
    await page.waitForLoadState("networkidle");
    expect(transfers().length).toBeGreaterThan(4);
    expect(totalBytes(transfers())).toBeLessThanOrEqual(BUDGETS.homeBeforeScrolling);
  });
});

/** Checks that the page uses every preloaded font, and loads other fonts only for non-English characters. */
async function expectPreloadedFonts(page: Page, transfers: Transfer[]): Promise<void> {
  const fonts = new Set(transfers.filter(({ type }) => type === "Font").map(({ url }) => url));
  const preloadedUrls = await preloadedFonts(page);
  const isEnglish = !/[À-ÿ]/.test(await page.locator("body").innerText());
  expect(preloadedUrls.size).toBeGreaterThan(0);
  if (isEnglish) expect(preloadedUrls).toEqual(fonts);
  else expect(fonts.isSupersetOf(preloadedUrls)).toBe(true);
}

async function preloadedFonts(page: Page): Promise<Set<string>> {
  const links = page.locator("link[rel=preload][as=font]");
  return new Set(await links.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href)));
}
