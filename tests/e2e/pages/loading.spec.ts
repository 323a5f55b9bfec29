import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { BUDGETS, PHONE } from "../../helpers/browser/budgets.ts";
import { browserTests } from "../../helpers/browser/playwright.ts";
import { loadedStates } from "../../helpers/browser/states.ts";
import { test } from "../../helpers/browser/test.ts";
import { recordTransfers, type Transfer, totalBytes } from "../../helpers/browser/transfers.ts";
import { caseStudies, pathOf, publicPaths } from "../../helpers/content/studies.ts";

const SCREENS = { phone: PHONE, desktop: { viewport: { width: 1280, height: 800 } } };

const PATHS_WITH_FIRST_IMAGE = ["/", ...caseStudies.filter(({ hero }) => hero.imgLink).map(pathOf)];

// Headless Chromium rounds the width of each glyph to whole pixels. Phones, macOS and Windows do not.
const { launchOptions } = browserTests.use ?? {};
const args = [...(launchOptions?.args ?? []), "--font-render-hinting=none"];
test.use({ launchOptions: { ...launchOptions, args } });

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    for (const [name, state] of Object.entries(loadedStates)) {
      test(`${name} loads without shifts and within budgets`, async ({ page, enterState }) => {
        const listShifts = await recordShifts(page);
        const transfers = await recordTransfers(page);
        await delayFiles(page);
        await enterState(state);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState("networkidle");
        if (screen === "phone") await expectImagesWithinBudgets(page, transfers(), state.path);
        else if (!state.consoleError) await expectCodeWithinBudgets(page, transfers(), state.path);
        await scrollThrough(page);
        await page.unrouteAll({ behavior: "ignoreErrors" });
        expect(await listShifts()).toEqual([]);
      });
    }
  });
}

async function expectImagesWithinBudgets(page: Page, transfers: Transfer[], path: string): Promise<void> {
  if (!PATHS_WITH_FIRST_IMAGE.includes(path)) return;
  const firstImage = page.locator("img[fetchpriority=high]").first();
  await expect(firstImage).toHaveAttribute("loading", "eager");
  await expect(firstImage).toHaveJSProperty("complete", true);
  const imageUrl = await firstImage.evaluate((image: HTMLImageElement) => image.currentSrc);
  const image = transfers.find(({ url }) => url === imageUrl);
  expect(image?.bytes).toBeGreaterThan(1000);
  expect(image?.bytes).toBeLessThanOrEqual(BUDGETS.firstImage);
  if (path !== "/") return;
  const html = await (await page.request.get(path)).text();
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(BUDGETS.homeHtml);
  // The browser also loads images that are near the screen.
  expect(transfers.length).toBeGreaterThan(4);
  expect(totalBytes(transfers)).toBeLessThanOrEqual(BUDGETS.homeBeforeScrolling);
}

/** Checks the script, the styles and the fonts of a page, which are the same on every screen. */
async function expectCodeWithinBudgets(page: Page, transfers: Transfer[], path: string): Promise<void> {
  await expectScriptWithinBudget(page, transfers, publicPaths.includes(path));
  await expectFontsWithinBudget(page, transfers);
  await expectInlinedStylesWithinBudget(page, path === "/" ? BUDGETS.homeStyles : BUDGETS.styles);
  expect(transfers.filter(({ type }) => type === "Stylesheet")).toEqual([]);
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
  const loadedFonts = transfers.filter(({ type }) => type === "Font");
  // Chromium also reports the bytes of a font that the frame of a prototype reads from the cache.
  const fonts = [...new Map(loadedFonts.map((font) => [font.url, font])).values()];
  const fontUrls = new Set(fonts.map(({ url }) => url));
  const links = page.locator("link[rel=preload][as=font]");
  const hrefs = await links.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href));
  const preloadedUrls = new Set(hrefs);
  const isEnglish = !/[À-ÿ]/.test(await page.locator("body").innerText());
  expect(preloadedUrls.size).toBeGreaterThan(0);
  if (isEnglish) expect(preloadedUrls).toEqual(fontUrls);
  else expect(fontUrls.isSupersetOf(preloadedUrls)).toBe(true);
  const preloadedBytes = totalBytes(fonts.filter(({ url }) => preloadedUrls.has(url)));
  expect(preloadedBytes).toBeGreaterThan(1000);
  expect(preloadedBytes).toBeLessThanOrEqual(BUDGETS.preloadedFonts);
}

async function expectInlinedStylesWithinBudget(page: Page, budget: number): Promise<void> {
  const styles = await page.locator("style").allTextContents();
  const parts = ["table", ".on-color", "[data-frame]", ".window", ".prototype", ".own-page"].map((part) =>
    page.locator(part).count(),
  );
  const sheets = (await Promise.all(parts)).filter((count) => count > 0);
  expect(styles).toHaveLength(1 + sheets.length);
  expect(brotliCompressSync(styles.join("")).length).toBeLessThanOrEqual(budget);
}

/** Delays images and fonts until the first paint, as on a slow connection. */
async function delayFiles(page: Page): Promise<void> {
  await page.route(/\.(avif|webp|png|jpg|woff2)$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await route.continue();
  });
}

/** Scrolls to the end in half screens, waiting for every image on the way. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await nextFrame();
      const images = [...document.images].filter((image) => isInView(image) && image.currentSrc);
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
      await nextFrame();
    }
  });
}

interface RecordingWindow extends Window {
  shifts?: string[];
}

/** Starts to record layout shifts. The returned function lists the shifts so far. */
async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(observeShifts);
  return () => page.evaluate(() => (window as RecordingWindow).shifts ?? []);
}

/** Ignores shifts below 0.0005, because chips are slightly wider in the final font. Runs in the page. */
function observeShifts(): void {
  const shifts: string[] = [];
  const recording: RecordingWindow = window;
  recording.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      };
      if (value < 0.0005) continue;
      shifts.push(
        `${value}: ${sources.map(({ node }) => `${node?.nodeName} ${node?.className}`).join(", ")}`,
      );
    }
  }).observe({ type: "layout-shift", buffered: true });
}
