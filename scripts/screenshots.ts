/** `npm run screenshots`: every page and state of the built site into screenshots/; `-- trade` takes those named so. */
import { mkdir } from "node:fs/promises";
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { browserOptions } from "../tests/kit/browser.ts";
import { caseStudies } from "../tests/kit/content.ts";
import { startBrokenSite, startSite } from "../tests/kit/site.ts";
import { enter, picturedStates, type State, wholeStudy } from "../tests/kit/states.ts";
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
for (const state of picturedStates) {
  if (!state.picture.includes(filter)) continue;
  for (const width of state.widths ?? WIDTHS) {
    for (const scheme of SCHEMES) await take(state, width, scheme);
  }
}
for (const study of caseStudies) {
  const name = `print-${study.slug}`;
  if (name.includes(filter)) await print(name, wholeStudy(study));
}

async function take(state: State, width: number, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  // On a picture of the whole page nobody scrolls: what moves in on scrolling must stand where it belongs.
  const reducedMotion = state.inView ? "no-preference" : "reduce";
  const viewport = { width, height: 900 };
  await using context = await openContext(state, { viewport, colorScheme, reducedMotion });
  const page = await show(context, state);
  if (state.center)
    await page.locator(state.center).evaluate((part) => part.scrollIntoView({ block: "center" }));
  const path = `${FOLDER}/${state.picture}-${width}-${colorScheme}.png`;
  await page.screenshot({ path, fullPage: !state.inView });
}

async function print(name: string, state: State): Promise<void> {
  await using context = await openContext(state, { viewport: { width: 1280, height: 900 } });
  const page = await show(context, state);
  for (const format of FORMATS) await page.pdf({ format, path: `${FOLDER}/${name}-${format}.pdf` });
}

/** Visitors of their own, so that the wrong tries of one state are no wait for the next. */
function openContext({ site }: State, options: BrowserContextOptions) {
  const { server } = site === "broken" ? broken : whole;
  return browser.newContext({ ...options, baseURL: server.origin, extraHTTPHeaders: newVisitor() });
}

/** Pictures load when they come near: this brings all of them. */
async function show(context: BrowserContext, state: State): Promise<Page> {
  const page = await context.newPage();
  await enter(page, state);
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
  return page;
}
