/**
 * `npx node lab/look-pictures.ts`: the pictures of docs/look.md, in which this project's content is seen before and after
 * each part of a theme, and those of docs/themes/.
 */
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { stringify } from "yaml";
import { paths } from "../paths.ts";
import { browserOptions } from "../tests/helpers/browser.ts";
import { buildSite } from "../tests/helpers/site/build-site.ts";
import { startSite } from "../tests/helpers/site.ts";

const THEMES = "docs/themes";
const PARTS = {
  fonts: { fonts: { display: "@fontsource-variable/figtree", displayWeight: 800, displayTracking: -0.04 } },
  colors: { colors: { background: "#eef3ea", text: "#12261c", accent: "#0b7a4b" } },
  shape: { shape: { radius: 4, buttons: "square", links: "plain" } },
  layout: { layout: { columns: 3, cardRatio: "3:2", titleScale: 0.8 } },
};
const DESKTOP = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 860 };
/** Pixels between pictures, and of the width of all together. */
const GAP = 24;
const WIDTH = 1400;

await using browser = await chromium.launch(browserOptions());
const before = await picturesOf("look-before", {});
for (const [name, theme] of Object.entries(PARTS)) {
  const after = await picturesOf(`look-${name}`, theme);
  const pairs = [before.home, after.home, before.locked, after.locked];
  await write(`docs/pictures/look-${name}.webp`, pairs, 2);
}
for (const { name } of (await readdir(THEMES, { withFileTypes: true })).filter((entry) =>
  entry.isDirectory(),
)) {
  const { home, study, locked, phone } = await picturesOf(`theme-${name}`, name);
  await write(join(THEMES, name, "theme.webp"), [home, study, locked, phone], 4);
}

/** Of the first windows of pages, with the values of a theme or one of docs/themes/. */
async function picturesOf(name: string, theme: object | string) {
  const content = await mkdtemp(join(tmpdir(), "look-"));
  await cp(paths.content, content, { recursive: true });
  if (typeof theme === "string") await cp(join(THEMES, theme), content, { recursive: true });
  else await writeFile(join(content, "theme.yaml"), stringify(theme));
  const root = await buildSite(name, content);
  await rm(content, { recursive: true });
  await using site = await startSite({}, join(root, "server/node/serve.ts"));
  const { origin } = site.server;
  return {
    home: await shot(browser, `${origin}/`, DESKTOP),
    study: await shot(browser, `${origin}/lighthouse`, DESKTOP),
    locked: await shot(browser, `${origin}/trade`, DESKTOP, 330),
    phone: await shot(browser, `${origin}/`, PHONE),
  };
}

async function shot(browser: Browser, url: string, viewport: typeof PHONE, scrolled = 0): Promise<Buffer> {
  await using context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrolled);
  await page.waitForTimeout(300);
  return await page.screenshot();
}

/** Side by side, `columns` in a row, all of one height. */
async function write(file: string, pictures: Buffer[], columns: number): Promise<void> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const { height } = DESKTOP;
  let [left, top, right] = [0, 0, 0];
  const overlays = pictures.map((input, index) => {
    if (index > 0 && index % columns === 0) [left, top] = [0, top + height + GAP];
    const overlay = { input, left, top };
    left += (sizes[index]?.width ?? 0) + GAP;
    right = Math.max(right, left - GAP);
    return overlay;
  });
  const sheet = sharp({ create: { width: right, height: top + height, channels: 3, background: "#8a8a8a" } });
  const png = await sheet.composite(overlays).png().toBuffer();
  await sharp(png).resize({ width: WIDTH }).webp({ quality: 82 }).toFile(file);
}
