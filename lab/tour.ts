/**
 * `node lab/tour.ts`, after a build: the moving picture of the README, docs/tour.webp. A visitor on the home page points
 * at two cards, opens a locked study and unlocks it. It works for any content with a card that leads to a locked study.
 */
import { stat } from "node:fs/promises";
import { type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserOptions } from "../tests/helpers/browser.ts";
import { caseStudies } from "../tests/helpers/content.ts";
import { PASSCODE } from "../tests/helpers/passcode.ts";
import { promptOf } from "../tests/helpers/prompt.ts";
import { startSite } from "../tests/helpers/site.ts";

const FILE = "docs/tour.webp";
const VIEW = { width: 1120, height: 700 };
const WIDTH = 720;
/** Milliseconds between two frames, as they are shown. */
const STEP = 90;
/** How much slower things move while they are taken, as a screenshot takes its time. */
const SLOWER = 12;
const MOST_BYTES = 1_000_000;

interface Frame {
  image: Buffer;
  /** Milliseconds. */
  shown: number;
}

const frames: Frame[] = [];
const locked = caseStudies
  .filter(({ access }) => access !== "public")
  .map(({ slug }) => `a[href="/${slug}"]`);

await using site = await startSite();
await using browser = await chromium.launch(browserOptions());
const page = await browser.newPage({ viewport: VIEW, baseURL: site.server.origin, colorScheme: "light" });
const devtools = await page.context().newCDPSession(page);
await walk(page, devtools);
await write();

async function walk(page: Page, devtools: CDPSession): Promise<void> {
  await page.goto("/");
  await hold(page, 1_200);
  const cards = page.locator(".card");
  await bringIntoView(page, cards.first());
  for (const index of [0, 1]) await pointAt(page, devtools, cards.nth(index));
  const door = cards.filter({ has: page.locator(locked.join()) }).last();
  await bringIntoView(page, door);
  await pointAt(page, devtools, door);
  await door.getByRole("link").click();
  const { field, submit } = promptOf(page);
  await field.waitFor();
  await hold(page, 900);
  await bringIntoView(page, field);
  for (const part of PASSCODE.split(/(?<=-)/)) {
    await field.pressSequentially(part);
    await hold(page, 250);
  }
  await submit.click();
  const heading = page.locator("main h2").first();
  await field.waitFor({ state: "detached" });
  await hold(page, 500);
  for (const next of [heading, page.locator("main figure, main video").first()])
    await bringIntoView(page, next);
  await hold(page, 1_500);
}

async function hold(page: Page, shown: number): Promise<void> {
  frames.push({ image: await page.screenshot(), shown });
}

/** With everything that moves slowed down, so that each screenshot is a moment of the true movement. */
async function pointAt(page: Page, devtools: CDPSession, place: Locator): Promise<void> {
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 / SLOWER });
  await place.hover();
  for (let began = performance.now(), at = 0; at < 800; at += STEP) {
    await page.waitForTimeout(Math.max(0, began + at * SLOWER - performance.now()));
    await hold(page, STEP);
  }
  await hold(page, 300);
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
}

async function bringIntoView(page: Page, place: Locator): Promise<void> {
  const from = await page.evaluate(() => scrollY);
  const box = await place.boundingBox();
  if (!box) throw new Error("There is nothing to scroll to.");
  const to = Math.max(0, from + box.y - (VIEW.height - Math.min(box.height, VIEW.height - 120)) / 2);
  const steps = 8;
  for (let step = 1; step <= steps; step++) {
    const eased = 0.5 - Math.cos((Math.PI * step) / steps) / 2;
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), from + (to - from) * eased);
    await hold(page, STEP);
  }
  await page.waitForLoadState("networkidle");
  await hold(page, 400);
}

async function write(): Promise<void> {
  const height = Math.round((WIDTH * VIEW.height) / VIEW.width);
  const images = await Promise.all(
    frames.map(({ image }) => sharp(image).resize(WIDTH, height).png().toBuffer()),
  );
  const delay = frames.map(({ shown }) => shown);
  await sharp(images, { join: { animated: true } })
    .webp({ quality: 55, effort: 5, mixed: true, delay, loop: 0 })
    .toFile(FILE);
  const { size } = await stat(FILE);
  console.log(`${FILE}: ${frames.length} frames, ${size} bytes`);
  if (size > MOST_BYTES) throw new Error(`${FILE} is larger than ${MOST_BYTES} bytes.`);
}
