import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import type { Icon, Piece, Still } from "../kit/piece.ts";
import { renderFilm } from "./film.ts";
import { ico } from "./ico.ts";
import { openDocument } from "./open-document.ts";

export async function renderPiece(browser: Browser, piece: Piece): Promise<void> {
  await mkdir(dirname(piece.out), { recursive: true });
  if (piece.kind === "still") await writeFile(piece.out, await picture(browser, piece, piece));
  else if (piece.kind === "icon") await writeFile(piece.out, await renderIcon(browser, piece));
  else await renderFilm(browser, piece);
}

async function renderIcon(browser: Browser, { body, sizes }: Icon): Promise<Buffer> {
  const pictures: Buffer[] = [];
  for (const size of sizes) {
    const png = await picture(browser, { body }, { width: size, height: size, scale: 1, transparent: true });
    // Some readers of icons want an alpha channel even where all is opaque.
    pictures.push(await sharp(png).ensureAlpha().png().toBuffer());
  }
  return ico(pictures, sizes);
}

type Look = Pick<Still, "width" | "height" | "scale" | "transparent">;

async function picture(browser: Browser, { body }: { body: string }, look: Look): Promise<Buffer> {
  const { width, height, scale = 2, transparent = false } = look;
  const page = await openDocument(browser, body, { width, height, scale });
  const png = await page.screenshot({ omitBackground: transparent });
  await page.close();
  return png;
}
