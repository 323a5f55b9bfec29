import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { promptOf } from "../../tests/helpers/browser/prompt.ts";
import { lockedPaths } from "../../tests/helpers/content/studies.ts";
import { PASSCODE } from "../../tests/helpers/site/passcode.ts";
import { startSite } from "../../tests/helpers/site/start-site.ts";

const IMAGE_FILE = "docs/tour.webp";
const VIEWPORT = { width: 1120, height: 700 };
const IMAGE_WIDTH = 700;
const FRAME_INTERVAL_MS = 90;
/** Slows animations by this factor, because each screenshot takes time. */
const SLOWDOWN = 12;
const MAX_BYTES = 1_000_000;

interface Frame {
  image: Buffer;
  durationMs: number;
}

/** Records a visitor who points at two cards and unlocks a study. */
export async function makeTour(browser: Browser): Promise<void> {
  await using site = await startSite();
  const page = await browser.newPage({
    viewport: VIEWPORT,
    baseURL: site.server.origin,
    colorScheme: "light",
  });
  await writeAnimation(await recordFrames(page));
}

async function recordFrames(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await page.goto("/");
  await addFrame(1_200);
  const cards = page.locator(".card");
  const lockedLinks = lockedPaths.map((path) => `a[href="${path}"]`).join();
  const lockedCard = cards.filter({ has: page.locator(lockedLinks) }).last();
  await scrollTo(cards.first());
  for (const card of [cards.nth(0), cards.nth(1)]) await pointAt(card);
  await scrollTo(lockedCard);
  await pointAt(lockedCard);
  await lockedCard.getByRole("link").click();
  const { field, submit } = promptOf(page);
  await field.waitFor();
  await addFrame(900);
  await scrollTo(field);
  for (const passcodePart of PASSCODE.split(/(?<=-)/)) {
    await field.pressSequentially(passcodePart);
    await addFrame(250);
  }
  await submit.click();
  await field.waitFor({ state: "detached" });
  await addFrame(500);
  await scrollTo(page.locator("main h2").first());
  await scrollTo(page.locator("main figure, main video").first());
  await addFrame(1_500);
  return frames;

  async function addFrame(durationMs: number): Promise<void> {
    frames.push({ image: await page.screenshot(), durationMs });
  }

  async function pointAt(card: Locator): Promise<void> {
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 / SLOWDOWN });
    await card.hover();
    const startTime = performance.now();
    for (let time = 0; time < 800; time += FRAME_INTERVAL_MS) {
      await wait(Math.max(0, startTime + time * SLOWDOWN - performance.now()));
      await addFrame(FRAME_INTERVAL_MS);
    }
    await addFrame(300);
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 1 });
  }

  async function scrollTo(target: Locator): Promise<void> {
    const startTop = await page.evaluate(() => scrollY);
    const targetBox = await target.boundingBox();
    if (!targetBox) throw new Error("The target of the tour is not on the page.");
    const endTop = Math.max(
      0,
      startTop + targetBox.y - (VIEWPORT.height - Math.min(targetBox.height, VIEWPORT.height - 120)) / 2,
    );
    for (let step = 1; step <= 8; step++) {
      const easedStep = 0.5 - Math.cos((Math.PI * step) / 8) / 2;
      await page.evaluate(
        (top) => window.scrollTo({ top, behavior: "instant" }),
        startTop + (endTop - startTop) * easedStep,
      );
      await addFrame(FRAME_INTERVAL_MS);
    }
    await page.waitForFunction(imagesInViewAreLoaded);
    await addFrame(400);
  }
}

/** Runs in the page. Videos and prototypes can load for longer than the tour lasts. */
function imagesInViewAreLoaded(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || !image.checkVisibility() || bottom < 0 || top > innerHeight;
  });
}

async function writeAnimation(frames: Frame[]): Promise<void> {
  const height = Math.round((IMAGE_WIDTH * VIEWPORT.height) / VIEWPORT.width);
  const images = await Promise.all(
    frames.map(({ image }) => sharp(image).resize(IMAGE_WIDTH, height).png().toBuffer()),
  );
  const { size } = await sharp(images, { join: { animated: true } })
    .webp({ quality: 48, effort: 5, mixed: true, delay: frames.map(({ durationMs }) => durationMs), loop: 0 })
    .toFile(IMAGE_FILE);
  console.log(`${IMAGE_FILE}: ${frames.length} frames, ${size} bytes`);
  if (size > MAX_BYTES) throw new Error(`${IMAGE_FILE} is larger than ${MAX_BYTES} bytes.`);
}
