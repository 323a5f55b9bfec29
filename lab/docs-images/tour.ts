import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { lockedPaths } from "../../tests/helpers/content.ts";
import { PASSCODE } from "../../tests/helpers/passcode.ts";
import { promptOf } from "../../tests/helpers/prompt.ts";
import { startSite } from "../../tests/helpers/site.ts";

const FILE = "docs/tour.webp";
const VIEW = { width: 1120, height: 700 };
const WIDTH = 720;
/** Milliseconds between two frames of an animation. */
const STEP = 90;
/** Animations are slowed down by this factor while screenshots are taken. */
const SLOWDOWN = 12;
const MAX_BYTES = 1_000_000;

interface Frame {
  image: Buffer;
  /** Milliseconds. */
  duration: number;
}

/** Records a visitor who points at two cards, opens a locked study and unlocks it. */
export async function makeTour(browser: Browser): Promise<void> {
  await using site = await startSite();
  const page = await browser.newPage({ viewport: VIEW, baseURL: site.server.origin, colorScheme: "light" });
  await write(await record(page));
}

async function record(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await page.goto("/");
  await hold(1_200);
  const cards = page.locator(".card");
  const lockedLinks = lockedPaths.map((path) => `a[href="${path}"]`).join();
  const locked = cards.filter({ has: page.locator(lockedLinks) }).last();
  await scrollTo(cards.first());
  for (const card of [cards.nth(0), cards.nth(1)]) await pointAt(card);
  await scrollTo(locked);
  await pointAt(locked);
  await locked.getByRole("link").click();
  const { field, submit } = promptOf(page);
  await field.waitFor();
  await hold(900);
  await scrollTo(field);
  for (const part of PASSCODE.split(/(?<=-)/)) {
    await field.pressSequentially(part);
    await hold(250);
  }
  await submit.click();
  await field.waitFor({ state: "detached" });
  await hold(500);
  await scrollTo(page.locator("main h2").first());
  await scrollTo(page.locator("main figure, main video").first());
  await hold(1_500);
  return frames;

  async function hold(duration: number): Promise<void> {
    frames.push({ image: await page.screenshot(), duration });
  }

  async function pointAt(card: Locator): Promise<void> {
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 / SLOWDOWN });
    await card.hover();
    const start = performance.now();
    for (let time = 0; time < 800; time += STEP) {
      await wait(Math.max(0, start + time * SLOWDOWN - performance.now()));
      await hold(STEP);
    }
    await hold(300);
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
  }

  async function scrollTo(target: Locator): Promise<void> {
    const from = await page.evaluate(() => scrollY);
    const box = await target.boundingBox();
    if (!box) throw new Error("The target of the tour is not on the page.");
    const to = Math.max(0, from + box.y - (VIEW.height - Math.min(box.height, VIEW.height - 120)) / 2);
    for (let step = 1; step <= 8; step++) {
      const eased = 0.5 - Math.cos((Math.PI * step) / 8) / 2;
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), from + (to - from) * eased);
      await hold(STEP);
    }
    await page.waitForLoadState("networkidle");
    await hold(400);
  }
}

async function write(frames: Frame[]): Promise<void> {
  const height = Math.round((WIDTH * VIEW.height) / VIEW.width);
  const images = await Promise.all(
    frames.map(({ image }) => sharp(image).resize(WIDTH, height).png().toBuffer()),
  );
  const { size } = await sharp(images, { join: { animated: true } })
    .webp({ quality: 55, effort: 5, mixed: true, delay: frames.map(({ duration }) => duration), loop: 0 })
    .toFile(FILE);
  console.log(`${FILE}: ${frames.length} frames, ${size} bytes`);
  if (size > MAX_BYTES) throw new Error(`${FILE} is larger than ${MAX_BYTES} bytes.`);
}
