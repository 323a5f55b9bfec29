import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Browser } from "@playwright/test";
import type { Piece, Still } from "../kit/piece.ts";
import { renderFilm } from "./film.ts";
import { openDocument } from "./open-document.ts";

export async function renderPiece(browser: Browser, piece: Piece): Promise<void> {
  await mkdir(dirname(piece.out), { recursive: true });
  if (piece.kind === "still") await writeFile(piece.out, await picture(browser, piece, piece));
  else await renderFilm(browser, piece);
}

type Look = Pick<Still, "width" | "height" | "scale" | "transparent">;

async function picture(browser: Browser, { body }: { body: string }, look: Look): Promise<Buffer> {
  const { width, height, scale = 2, transparent = false } = look;
  const page = await openDocument(browser, body, { width, height, scale });
  const png = await page.screenshot({ omitBackground: transparent });
  await page.close();
  return png;
}
