import { readFile } from "node:fs/promises";
import sharp, { type OverlayOptions } from "sharp";
import { onColor } from "#app/styles/on-color.ts";
import type { DrawnLook } from "../theme/theme.ts";
import { fontsAt } from "../theme/typeface.ts";
import { drawText } from "./drawn-text.ts";

export interface StudyShare {
  name: string;
  title: string;
  color: string;
  /** Path of a file, as are all pictures here. */
  picture: string | null;
}

export interface HomeShare {
  name: string;
  tagline: string;
  /** From the back to the front. */
  cards: { color: string; pictures: string[] }[];
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels, as app/ui/page-meta.ts says them. */
const SIZE = { width: 1200, height: 630 };
const MARGIN = 64;
const INNER = SIZE.width - 2 * MARGIN;
const JPEG = { quality: 84, mozjpeg: true };

const WHITE = "#ffffff";

const TITLE_LINE = 1;
const TEXT = { lineHeight: 1.3, tracking: -0.012 };
/** Of the typeface, in parts of the size. */
const CAPITALS = 0.7;
const BELOW_LINE = 0.22;

/** Of any size: what does not fit is cut off where least happens. */
export async function writeOwnShare(source: string, file: string): Promise<void> {
  const cropped = sharp(await readFile(source), { autoOrient: true }).resize({
    ...SIZE,
    position: "attention",
  });
  await cropped.flatten({ background: WHITE }).jpeg(JPEG).toFile(file);
}

/** Gives what of its text could not be written, for want of letters. */
export async function writeStudyShare(share: StudyShare, look: DrawnLook, file: string): Promise<string[]> {
  const { name, title, color, picture } = share;
  const fonts = fontsAt(look.display, look.weight);
  const ratio = picture ? await ratioOf(picture) : null;
  const isBeside = ratio !== null && ratio < 1.2;
  const author = { width: INNER, lines: 1, sizes: { from: 30, to: 20 }, ...TEXT };
  const drawnAuthor = drawText(name, fonts, isBeside ? { ...author, width: 600 } : author);
  const drawnTitle = drawText(title, fonts, {
    ...titleBox(ratio, isBeside),
    lineHeight: TITLE_LINE,
    tracking: look.tracking,
  });

  const { size, lines } = drawnTitle;
  const rest = (lines - 1) * size * TITLE_LINE;
  const isBelow = ratio !== null && !isBeside;
  const baseline = isBelow ? 122 + CAPITALS * size : SIZE.height - MARGIN - BELOW_LINE * size - rest;
  const ink = onColor(color).color;
  const drawing = [
    rectangle({ left: 0, top: 0, ...SIZE }, color, 0),
    place(drawnAuthor.svg, MARGIN, 86, ink),
    // Large letters have air on their left.
    place(drawnTitle.svg, MARGIN - 0.05 * size, baseline, ink),
  ];

  const overlays: OverlayOptions[] = [];
  if (picture && ratio !== null) {
    const top = isBelow ? Math.round(baseline + rest + BELOW_LINE * size + 36) : MARGIN;
    const box = isBelow ? { left: MARGIN, width: INNER } : { left: 736, width: 400 };
    const height = Math.round(Math.min(SIZE.height - top, box.width / ratio));
    overlays.push(await rounded(picture, { ...box, top, height }, look.radius));
  }
  await write(drawing, overlays, file);
  return [drawnAuthor.isWhole ? [] : [name], drawnTitle.isWhole ? [] : [title]].flat();
}

/** Gives the same as `writeStudyShare`. */
export async function writeHomeShare(
  { name, tagline, cards }: HomeShare,
  look: DrawnLook,
  file: string,
): Promise<string[]> {
  const fonts = fontsAt(look.display, look.weight);
  const { paper, ink, soft } = look.tokens;
  const drawnName = drawText(name, fonts, {
    width: INNER,
    lines: 1,
    sizes: { from: 150, to: 44 },
    lineHeight: TITLE_LINE,
    tracking: look.tracking,
  });
  const drawnTagline = drawText(tagline, fonts, {
    width: 820,
    lines: 2,
    sizes: { from: 34, to: 26 },
    ...TEXT,
  });
  const tiles = { top: 376, height: 190 };
  const rest = 74 + (drawnTagline.lines - 1) * drawnTagline.size * TEXT.lineHeight;
  const baseline = (tiles.top + CAPITALS * drawnName.size - rest) / 2;
  const drawing = [
    rectangle({ left: 0, top: 0, ...SIZE }, paper, 0),
    place(drawnName.svg, MARGIN - 0.05 * drawnName.size, baseline, ink),
    place(drawnTagline.svg, MARGIN, baseline + 74, soft),
  ];

  const gap = 20;
  const shown = cards.slice(0, 4);
  const width = Math.round((INNER - gap * (shown.length - 1)) / shown.length);
  const overlays: OverlayOptions[] = [];
  for (const [index, { color, pictures }] of shown.entries()) {
    const box = { left: MARGIN + index * (width + gap), width, ...tiles };
    drawing.push(rectangle(box, color, look.radius));
    for (const picture of pictures) overlays.push(await rounded(picture, box, look.radius));
  }
  await write(drawing, overlays, file);
  return [drawnName.isWhole ? [] : [name], drawnTagline.isWhole ? [] : [tagline]].flat();
}

function titleBox(ratio: number | null, isBeside: boolean) {
  if (ratio === null) return { width: INNER, lines: 4, sizes: { from: 150, to: 64 } };
  if (isBeside) return { width: 610, lines: 5, sizes: { from: 104, to: 44 } };
  return { width: INNER, lines: 2, sizes: { from: 100, to: 52 } };
}

async function ratioOf(picture: string): Promise<number> {
  const { width, height } = (await sharp(await readFile(picture)).metadata()).autoOrient;
  return width / height;
}

/** The upper part of the picture; where it meets the lower edge, it runs out of the share picture. */
async function rounded(
  picture: string,
  { left, top, width, height }: Box,
  radius: number,
): Promise<OverlayOptions> {
  const isOut = top + height >= SIZE.height;
  const corners = { left: 0, top: 0, width, height: isOut ? height + radius : height };
  const input = await sharp(await readFile(picture), { autoOrient: true })
    .resize({ width, height, position: "top" })
    .ensureAlpha()
    .composite([{ input: svg({ width, height }, [rectangle(corners, WHITE, radius)]), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left, top };
}

async function write(drawing: string[], overlays: OverlayOptions[], file: string): Promise<void> {
  await sharp(svg(SIZE, drawing)).composite(overlays).removeAlpha().jpeg(JPEG).toFile(file);
}

function svg({ width, height }: { width: number; height: number }, drawing: string[]): Buffer {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing.join("")}</svg>`);
}

function rectangle({ left, top, width, height }: Box, color: string, radius: number): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`;
}

function place(drawing: string, x: number, y: number, color: string): string {
  return `<g transform="translate(${x} ${y})" fill="${color}">${drawing}</g>`;
}
