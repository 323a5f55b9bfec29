import { spawn } from "node:child_process";
import { once } from "node:events";
import { rename, rm, stat, writeFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import type { Film } from "../kit/piece.ts";
import { holdStill } from "./hold-still.ts";
import { openDocument } from "./open-document.ts";

const FRAMES_PER_SECOND = 30;
const LARGEST = 1_500_000;
/** How many pixels of a frame may change where the film begins again, and by how much each. */
const SEAM = { pixels: 200, difference: 16 };

/** Seeks the film frame by frame. Nothing is written unless it loops and is small enough. */
export async function renderFilm(browser: Browser, film: Film): Promise<void> {
  const { width = 1280, height = 800 } = film;
  const page = await openDocument(browser, film.body, { width, height, scale: 1 });
  const poster = await frameAt(page, 0);
  await assertLoop(poster, await frameAt(page, film.seconds * 1000 - 1));
  const part = `${film.out}.part`;
  try {
    await encode(page, film.seconds, part);
    const { size } = await stat(part);
    if (size > LARGEST) {
      throw new Error(`the film has ${size} bytes, ${LARGEST} are allowed: let less of it move at once`);
    }
    await rename(part, film.out);
  } finally {
    await rm(part, { force: true });
    await page.close();
  }
  await writeFile(film.out.replace(/\.mp4$/, ".png"), poster);
}

async function encode(page: Page, seconds: number, out: string): Promise<void> {
  const encoder = spawn(
    "ffmpeg",
    [
      ...["-y", "-loglevel", "error", "-f", "image2pipe", "-framerate", String(FRAMES_PER_SECOND), "-i", "-"],
      // Colours as the web has them: converted and tagged as BT.709, so that film and poster are one to the eye.
      ...["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-colorspace", "bt709"],
      ...["-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
      ...["-c:v", "libx264", "-preset", "slow", "-crf", "18", "-pix_fmt", "yuv420p", "-threads", "1"],
      ...["-bitexact", "-map_metadata", "-1", "-movflags", "+faststart", "-an", "-f", "mp4", out],
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const ended = once(encoder, "exit");
  const frames = Math.round(seconds * FRAMES_PER_SECOND);
  for (let frame = 0; frame < frames; frame += 1) {
    const png = await frameAt(page, (frame * 1000) / FRAMES_PER_SECOND);
    if (!encoder.stdin.write(png)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

async function frameAt(page: Page, time: number): Promise<Buffer> {
  await page.evaluate(holdStill, time);
  return page.screenshot();
}

/** The last moment must look like the first, or the film jumps each time it begins again. */
async function assertLoop(first: Buffer, last: Buffer): Promise<void> {
  const [a, b] = await Promise.all([first, last].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
  let changed = 0;
  for (let at = 0; a && b && at < a.length; at += 3) {
    const differs = [0, 1, 2].some((channel) => {
      const difference = (a[at + channel] ?? 0) - (b[at + channel] ?? 0);
      return Math.abs(difference) > SEAM.difference;
    });
    if (differs) changed += 1;
  }
  if (changed > SEAM.pixels) {
    throw new Error(`the film does not end as it began: ${changed} pixels of its last moment differ`);
  }
}
