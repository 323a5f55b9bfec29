/** `npx node lab/screenshots.ts`: every page and state of the built site into screenshots/; `-- home` takes those named so. */
import { readdirSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { paths } from "../paths.ts";
import { browserOptions } from "../tests/helpers/browser.ts";
import { caseStudies, type Study } from "../tests/helpers/content.ts";
import { startBrokenSite, startSite } from "../tests/helpers/site.ts";
import { arrive, type State, wholeStudy } from "../tests/helpers/states.ts";
import { newVisitor } from "../tests/helpers/visitor.ts";
import { picturedStates } from "./pictured-states.ts";

const FOLDER = "screenshots";
const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ["light", "dark"] as const;
const FORMATS = ["A4", "Letter"];

const changed = changedSince(paths.currentBuild, [paths.content, "app", "pipeline"]);
if (changed) {
  console.error(`${changed} changed after the last build: run \`npm run build\`, then this again.`);
  process.exit(1);
}

const filter = process.argv[2] ?? "";
await mkdir(FOLDER, { recursive: true });
await using whole = await startSite({ TRUST_PROXY: "1" });
await using broken = await startBrokenSite();
await using browser = await chromium.launch(browserOptions());

const shots = [...picturedStates.flatMap(shotsOf), ...caseStudies.flatMap(printsOf)].filter(({ of }) =>
  of.includes(filter),
);
for (const [index, { name, make }] of shots.entries()) {
  console.log(`${index + 1} of ${shots.length}: ${name}`);
  await make();
}

interface Shot {
  of: string;
  name: string;
  make: () => Promise<void>;
}

function shotsOf(state: State): Shot[] {
  const looks = (state.widths ?? WIDTHS).flatMap((width) => SCHEMES.map((scheme) => ({ width, scheme })));
  return looks.map(({ width, scheme }) => {
    const name = `${state.picture}-${width}-${scheme}.png`;
    return { of: state.picture, name, make: () => take(state, width, scheme, `${FOLDER}/${name}`) };
  });
}

function printsOf(study: Study): Shot[] {
  return FORMATS.map((format) => {
    const of = `print-${study.slug}`;
    const name = `${of}-${format}.pdf`;
    return { of, name, make: () => print(wholeStudy(study), format, `${FOLDER}/${name}`) };
  });
}

async function take(
  state: State,
  width: number,
  colorScheme: (typeof SCHEMES)[number],
  path: string,
): Promise<void> {
  // On a picture of the whole page nobody scrolls: what moves in on scrolling must stand where it belongs.
  const reducedMotion = state.inView ? "no-preference" : "reduce";
  const viewport = { width, height: 900 };
  await using context = await openContext(state, { viewport, colorScheme, reducedMotion });
  const page = await show(context, state);
  if (state.center)
    await page.locator(state.center).evaluate((part) => part.scrollIntoView({ block: "center" }));
  await page.screenshot({ path, fullPage: !state.inView });
}

async function print(state: State, format: string, path: string): Promise<void> {
  await using context = await openContext(state, { viewport: { width: 1280, height: 900 } });
  const page = await show(context, state);
  await page.pdf({ format, path });
}

/** Visitors of their own, so that the wrong tries of one state are no wait for the next. */
function openContext({ site }: State, options: BrowserContextOptions) {
  const { server } = site === "broken" ? broken : whole;
  return browser.newContext({ ...options, baseURL: server.origin, extraHTTPHeaders: newVisitor() });
}

/** With all pictures there before anything moves: a card that is pointed at must not wait for its own. */
async function show(context: BrowserContext, state: State): Promise<Page> {
  const page = await context.newPage();
  await arrive(page, state);
  await bringPictures(page);
  await state.prepare?.(page);
  return page;
}

/** They load when they come near. */
async function bringPictures(page: Page): Promise<void> {
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

/** A file or folder that changed after `built` did, if one did. A folder changes when a file of it goes. */
function changedSince(built: string, folders: string[]): string | undefined {
  const since = statSync(built).mtimeMs;
  const below = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });
  const all = folders.flatMap((folder) => [folder, ...below(folder).map((name) => join(folder, name))]);
  return all.find((path) => statSync(path).mtimeMs > since);
}
