/**
 * Renders the artwork: `npm run artwork` for all of it, `npm run artwork -- trade` for the pieces whose file
 * path contains "trade". A piece whose sources have not changed is skipped: rendered.json, in each folder,
 * remembers the sources of what was rendered.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { browserOptions } from "../scripts/browser.ts";
import { pieceDocument } from "./kit/document.ts";
import type { Film, Piece, Still } from "./kit/piece.ts";

const FRAMES_PER_SECOND = 30;
const ORIGIN = "http://artwork.localhost";

/** A piece and the ledger of the folder it was found in. */
type Found = { piece: Piece; ledger: string };

const filter = process.argv[2] ?? "";
const pieces = (await findPieces()).filter(({ piece }) => piece.out.includes(filter));
const due: Found[] = [];
for (const found of pieces) if (await isStale(found)) due.push(found);
console.log(`${pieces.length} pieces, ${due.length} to render`);
if (due.length > 0) {
  const browser = await chromium.launch(browserOptions());
  for (const found of due) {
    await render(browser, found.piece);
    await record(found);
    console.log(found.piece.out);
  }
  await browser.close();
}

async function findPieces(): Promise<Found[]> {
  const found: Found[] = [];
  for await (const file of glob("artwork/*/*.art.ts")) {
    const module: { pieces: Piece[] } = await import(pathToFileURL(file).href);
    const ledger = join(dirname(file), "rendered.json");
    found.push(...module.pieces.map((piece) => ({ piece, ledger })));
  }
  return found.sort((a, b) => a.piece.out.localeCompare(b.piece.out));
}

async function isStale({ piece, ledger }: Found): Promise<boolean> {
  return !existsSync(piece.out) || (await readLedger(ledger))[piece.out] !== fingerprint(piece);
}

async function render(browser: Browser, piece: Piece): Promise<void> {
  const { width = 1280, height = 800 } = piece;
  const scale = piece.kind === "still" ? (piece.scale ?? 2) : 1;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  page.on("pageerror", (error) => console.error(`${piece.out}: ${error.message}`));
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") {
      await route.fulfill({ contentType: "text/html", body: pieceDocument(piece.body, width, height) });
    } else if (pathname.startsWith("/fonts/")) {
      await route.fulfill({
        path: join("node_modules/@fontsource-variable", pathname.slice("/fonts/".length)),
      });
    } else {
      await route.fulfill({ path: join(".", pathname) });
    }
  });
  await page.goto(ORIGIN);
  await page.evaluate(() => document.fonts.ready);
  await mkdir(dirname(piece.out), { recursive: true });
  if (piece.kind === "still") await renderStill(page, piece);
  else await renderFilm(page, piece);
  await page.close();
}

async function renderStill(page: Page, still: Still): Promise<void> {
  await page.screenshot({ path: still.out, omitBackground: still.transparent ?? false });
}

async function renderFilm(page: Page, film: Film): Promise<void> {
  const encoder = spawn(
    "ffmpeg",
    [
      ...["-y", "-loglevel", "error", "-f", "image2pipe", "-framerate", String(FRAMES_PER_SECOND), "-i", "-"],
      ...["-c:v", "libx264", "-preset", "slow", "-crf", "23", "-pix_fmt", "yuv420p", "-threads", "1"],
      ...["-bitexact", "-map_metadata", "-1", "-movflags", "+faststart", "-an", film.out],
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const frames = Math.round(film.seconds * FRAMES_PER_SECOND);
  for (let frame = 0; frame < frames; frame += 1) {
    await page.evaluate(
      (time) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
      },
      (frame * 1000) / FRAMES_PER_SECOND,
    );
    const png = await page.screenshot();
    if (frame === 0) await writeFile(film.out.replace(/\.mp4$/, ".png"), png);
    if (!encoder.stdin.write(png)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await once(encoder, "exit");
  if (code !== 0) throw new Error(`${film.out}: ffmpeg ended with ${code}`);
}

async function record({ piece, ledger }: Found): Promise<void> {
  const entries = Object.entries({ ...(await readLedger(ledger)), [piece.out]: fingerprint(piece) });
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(ledger, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function readLedger(ledger: string): Promise<Record<string, string>> {
  return existsSync(ledger) ? JSON.parse(await readFile(ledger, "utf8")) : {};
}

/** A piece is a pure value, so its hash says whether anything in its sources changed. */
function fingerprint(piece: Piece): string {
  return createHash("sha256").update(JSON.stringify(piece)).digest("hex").slice(0, 16);
}
