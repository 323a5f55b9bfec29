/**
 * `npm run screenshots`: every page and state of the built site at four widths, light and dark, into screenshots/,
 * and each case study as it prints. `npm run screenshots -- trade` takes those whose name contains "trade".
 */
import { mkdir } from "node:fs/promises";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { browserOptions } from "../tests/kit/browser.ts";
import { unlock } from "../tests/kit/passcode.ts";
import { PRINTED, STATES, type State } from "../tests/kit/screenshot-states.ts";
import { startBrokenSite, startSite } from "../tests/kit/site.ts";
import { newVisitor } from "../tests/kit/visitor.ts";

const FOLDER = "screenshots";
const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ["light", "dark"] as const;
const FORMATS = ["A4", "Letter"];

const filter = process.argv[2] ?? "";
await mkdir(FOLDER, { recursive: true });
await using whole = await startSite({ TRUST_PROXY: "1" });
await using broken = await startBrokenSite();
await using browser = await chromium.launch(browserOptions());
for (const [name, state] of Object.entries(STATES)) {
  if (!name.includes(filter)) continue;
  for (const width of state.widths ?? WIDTHS) {
    for (const scheme of SCHEMES) await take(name, state, width, scheme);
  }
}
for (const [name, state] of Object.entries(PRINTED)) {
  if (name.includes(filter)) await print(name, state);
}

async function take(
  name: string,
  state: State,
  width: number,
  colorScheme: (typeof SCHEMES)[number],
): Promise<void> {
  // On a picture of the whole page, what moves in on scrolling stands where it belongs.
  const reducedMotion = state.inView ? "no-preference" : "reduce";
  const viewport = { width, height: 900 };
  await using context = await openContext(state, { viewport, colorScheme, reducedMotion });
  const page = await context.newPage();
  await page.goto(state.path);
  await showEverything(page);
  await state.prepare?.(page);
  if (state.center)
    await page.locator(state.center).evaluate((part) => part.scrollIntoView({ block: "center" }));
  const path = `${FOLDER}/${name}-${width}-${colorScheme}.png`;
  await page.screenshot({ path, fullPage: !state.inView });
}

async function print(name: string, state: State): Promise<void> {
  await using context = await openContext(state, { viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(state.path);
  await showEverything(page);
  for (const format of FORMATS) await page.pdf({ format, path: `${FOLDER}/${name}-${format}.pdf` });
}

/** Each state is seen by a visitor of their own, so that the wrong tries of one are no wait for the next. */
async function openContext(state: State, options: BrowserContextOptions) {
  const site = state.site === "broken" ? broken : whole;
  const context = await browser.newContext({
    ...options,
    baseURL: site.server.origin,
    extraHTTPHeaders: newVisitor(),
  });
  if (state.unlocked) await unlock(context);
  return context;
}

/** Pictures load when they come near: this brings all of them, and holds the videos where they are. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const video of document.querySelectorAll("video")) video.pause();
    for (const image of document.querySelectorAll<HTMLImageElement>("img:not(dialog *)")) {
      image.loading = "eager";
      image.decoding = "sync";
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>("img:not(dialog *)")].every(
      (image) => image.complete && image.naturalWidth > 0,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
}
