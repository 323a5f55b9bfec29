import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { stringify } from "yaml";
import { paths } from "../../files/paths.ts";
import { buildSite } from "../../tests/helpers/site/build-site.ts";
import { startSite } from "../../tests/helpers/site/start-site.ts";

const THEMES_FOLDER = "docs/themes";
const PARTIAL_THEMES = {
  fonts: { fonts: { display: "@fontsource-variable/figtree", displayWeight: 800, displayTracking: -0.04 } },
  colors: { colors: { background: "#eef3ea", text: "#12261c", accent: "#0b7a4b" } },
  shape: { shape: { radius: 4, buttons: "square", links: "plain" } },
  layout: { layout: { columns: 3, cardRatio: "3:2", titleScale: 0.8 } },
};
const DESKTOP_VIEWPORT = { width: 1280, height: 860 };
const PHONE_VIEWPORT = { width: 390, height: 860 };
const GAP = 24;
const IMAGE_WIDTH = 1400;

/** Generates images of the site without and with each part of a theme, and with each theme in docs/themes/. */
export async function makeLookImages(browser: Browser): Promise<void> {
  const defaultScreenshots = await screenshotsWith(browser, "look-before", {});
  for (const [name, theme] of Object.entries(PARTIAL_THEMES)) {
    const themeScreenshots = await screenshotsWith(browser, `look-${name}`, theme);
    const screenshotPairs = [
      defaultScreenshots.home,
      themeScreenshots.home,
      defaultScreenshots.locked,
      themeScreenshots.locked,
    ];
    await writeSheet(`docs/pictures/look-${name}.webp`, screenshotPairs, 2);
  }
  const themes = (await readdir(THEMES_FOLDER, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of themes) {
    const { home, study, locked, phone } = await screenshotsWith(browser, `theme-${name}`, name);
    await writeSheet(join(THEMES_FOLDER, name, "theme.webp"), [home, study, locked, phone], 4);
  }
}

/** @param theme the values of a theme, or the name of a folder in docs/themes/ */
async function screenshotsWith(browser: Browser, site: string, theme: object | string) {
  const content = await mkdtemp(join(tmpdir(), "look-"));
  await cp(paths.content, content, { recursive: true });
  if (typeof theme === "string") await cp(join(THEMES_FOLDER, theme), content, { recursive: true });
  else await writeFile(join(content, "theme.yaml"), stringify(theme));
  const root = await buildSite(site, content);
  await rm(content, { recursive: true });
  await using running = await startSite({}, join(root, "server/node/serve.ts"));
  const { origin } = running.server;
  return {
    home: await takeScreenshot(browser, `${origin}/`, DESKTOP_VIEWPORT),
    study: await takeScreenshot(browser, `${origin}/lighthouse`, DESKTOP_VIEWPORT),
    locked: await takeScreenshot(browser, `${origin}/trade`, DESKTOP_VIEWPORT, 330),
    phone: await takeScreenshot(browser, `${origin}/`, PHONE_VIEWPORT),
  };
}

async function takeScreenshot(
  browser: Browser,
  url: string,
  viewport: typeof PHONE_VIEWPORT,
  scrollTop = 0,
): Promise<Buffer> {
  await using context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), scrollTop);
  await page.waitForTimeout(300);
  return await page.screenshot();
}

/** Arranges screenshots of equal height in rows. */
async function writeSheet(file: string, screenshots: Buffer[], columns: number): Promise<void> {
  const sizes = await Promise.all(screenshots.map((image) => sharp(image).metadata()));
  const { height } = DESKTOP_VIEWPORT;
  let [left, top, right] = [0, 0, 0];
  const overlays = screenshots.map((input, index) => {
    if (index > 0 && index % columns === 0) [left, top] = [0, top + height + GAP];
    const overlay = { input, left, top };
    left += (sizes[index]?.width ?? 0) + GAP;
    right = Math.max(right, left - GAP);
    return overlay;
  });
  const sheet = sharp({ create: { width: right, height: top + height, channels: 3, background: "#8a8a8a" } });
  const png = await sheet.composite(overlays).png().toBuffer();
  await sharp(png).resize({ width: IMAGE_WIDTH }).webp({ quality: 82 }).toFile(file);
}
