import { readFile } from "node:fs/promises";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { onColor } from "#app/styles/on-color.ts";
import { paths } from "../../paths.ts";
import { fingerprint } from "../media/ledger.ts";
import { solvePalette } from "../theme/palette.ts";
import { DEFAULT_FONTS } from "../theme/theme.ts";
import { fontsAt, openTypeface } from "../theme/typeface.ts";
import { type DrawnText, drawText, type TextStyle } from "./drawn-text.ts";

export interface StudyShare {
  name: string;
  title: string;
  color: string;
  image: string | null;
}

export interface HomeShare {
  name: string;
  tagline: string;
  /** Each card's images are paths, from back to front. */
  cards: { color: string; images: string[] }[];
}

type Look = Awaited<ReturnType<typeof shareLook>>;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels; app/ui/page-meta.ts repeats them. */
const SIZE = { width: 1200, height: 630 };
const MARGIN = 64;
const INNER_WIDTH = SIZE.width - 2 * MARGIN;
const WHITE = "#ffffff";

const TITLES = {
  whole: { width: INNER_WIDTH, lines: 4, sizes: { from: 150, to: 64 } },
  next: { width: 610, lines: 5, sizes: { from: 104, to: 44 } },
  above: { width: INNER_WIDTH, lines: 2, sizes: { from: 100, to: 52 } },
};
const TAGLINE: TextStyle = { lineHeight: 1.3, tracking: -0.012 };

// Metrics of a typical typeface, in parts of the font size. The last is the space to the left of a large letter.
const CAP_HEIGHT = 0.7;
const DESCENT = 0.22;
const SIDE_BEARING = 0.05;

/** Returns the part of a theme that share images use. @throws TypefaceError, which checkTheme reports */
export async function shareLook({ fonts, colors, shape }: ThemeFile) {
  const display = await openTypeface(fonts.display ?? DEFAULT_FONTS.display, paths.content);
  const tracking = fonts.displayTracking ?? (fonts.display ? -0.02 : -0.04);
  return {
    tokens: solvePalette(colors).palette[colors.scheme === "dark" ? "dark" : "light"],
    fonts: fontsAt(display, fonts.displayWeight ?? DEFAULT_FONTS.displayWeight),
    title: { lineHeight: 1, tracking } satisfies TextStyle,
    radius: shape.radius === 22 ? 20 : shape.radius,
    key: fingerprint(JSON.stringify([fonts, colors, shape]), ...display.files.map(({ bytes }) => bytes)),
  };
}

export async function writeOwnShare(source: string, file: string): Promise<void> {
  const image = sharp(await readFile(source), { autoOrient: true });
  await writeJpeg(image.resize({ ...SIZE, position: "attention" }).flatten({ background: WHITE }), file);
}

/** Draws author, title and hero image on the study's color. @returns texts with characters that the typeface lacks */
export async function writeStudyShare(share: StudyShare, look: Look, file: string): Promise<string[]> {
  const { name, title, color, image } = share;
  const ratio = image ? await ratioOf(image) : null;
  const place = ratio === null ? "whole" : ratio < 1.2 ? "next" : "above";
  const author = drawText(name, look.fonts, {
    width: place === "next" ? 600 : INNER_WIDTH,
    lines: 1,
    sizes: { from: 30, to: 20 },
    ...TAGLINE,
  });
  const heading = drawText(title, look.fonts, { ...TITLES[place], ...look.title });

  const { size } = heading;
  const extra = extraHeight(heading, look.title);
  const baseline =
    place === "above" ? 122 + CAP_HEIGHT * size : SIZE.height - MARGIN - DESCENT * size - extra;
  const ink = onColor(color).color;
  const drawing = [
    rectangle({ left: 0, top: 0, ...SIZE }, color, 0),
    at(MARGIN, 86, author.svg, ink),
    at(MARGIN - SIDE_BEARING * size, baseline, heading.svg, ink),
  ];

  const overlays: OverlayOptions[] = [];
  if (image && ratio !== null) {
    const end = baseline + extra + DESCENT * size;
    const box =
      place === "above"
        ? { left: MARGIN, top: Math.round(end + 36), width: INNER_WIDTH }
        : { left: 736, top: MARGIN, width: 400 };
    const height = Math.round(Math.min(SIZE.height - box.top, box.width / ratio));
    overlays.push(await roundedImage(image, { ...box, height }, look.radius));
  }
  await write(drawing, overlays, file);
  return incomplete([author, name], [heading, title]);
}

/** Draws name, tagline and the first cards. @returns texts with characters that the typeface lacks */
export async function writeHomeShare(share: HomeShare, look: Look, file: string): Promise<string[]> {
  const { name, tagline, cards } = share;
  const { paper, ink, soft } = look.tokens;
  const sizes = { from: 150, to: 44 };
  const heading = drawText(name, look.fonts, { width: INNER_WIDTH, lines: 1, sizes, ...look.title });
  const lead = drawText(tagline, look.fonts, {
    width: 820,
    lines: 2,
    sizes: { from: 34, to: 26 },
    ...TAGLINE,
  });

  const tiles = { top: 376, height: 190 };
  const leadTop = 74;
  const baseline = (tiles.top + CAP_HEIGHT * heading.size - leadTop - extraHeight(lead, TAGLINE)) / 2;
  const drawing = [
    rectangle({ left: 0, top: 0, ...SIZE }, paper, 0),
    at(MARGIN - SIDE_BEARING * heading.size, baseline, heading.svg, ink),
    at(MARGIN, baseline + leadTop, lead.svg, soft),
  ];

  const gap = 20;
  const width = Math.round((INNER_WIDTH - gap * (cards.length - 1)) / cards.length);
  const overlays: OverlayOptions[] = [];
  for (const [index, { color, images }] of cards.entries()) {
    const box = { left: MARGIN + index * (width + gap), width, ...tiles };
    drawing.push(rectangle(box, color, look.radius));
    for (const image of images) overlays.push(await roundedImage(image, box, look.radius));
  }
  await write(drawing, overlays, file);
  return incomplete([heading, name], [lead, tagline]);
}

function extraHeight({ lines, size }: DrawnText, { lineHeight }: TextStyle): number {
  return (lines - 1) * size * lineHeight;
}

function incomplete(...texts: [DrawnText, string][]): string[] {
  return texts.flatMap(([{ isComplete }, text]) => (isComplete ? [] : [text]));
}

async function ratioOf(image: string): Promise<number> {
  const { width, height } = (await sharp(await readFile(image)).metadata()).autoOrient;
  return width / height;
}

/** Shows the top of an image. If the box reaches the lower edge, the lower corners are outside and stay square. */
async function roundedImage(image: string, box: Box, radius: number): Promise<OverlayOptions> {
  const { left, top, width, height } = box;
  const outside = top + height >= SIZE.height ? radius : 0;
  const mask = rectangle({ left: 0, top: 0, width, height: height + outside }, WHITE, radius);
  const input = await sharp(await readFile(image), { autoOrient: true })
    .resize({ width, height, position: "top" })
    .ensureAlpha()
    .composite([{ input: svg(box, [mask]), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left, top };
}

async function write(drawing: string[], overlays: OverlayOptions[], file: string): Promise<void> {
  await writeJpeg(sharp(svg(SIZE, drawing)).composite(overlays).removeAlpha(), file);
}

async function writeJpeg(image: Sharp, file: string): Promise<void> {
  await image.jpeg({ quality: 84, mozjpeg: true }).toFile(file);
}

function svg({ width, height }: Pick<Box, "width" | "height">, drawing: string[]): Buffer {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing.join("")}</svg>`);
}

function rectangle({ left, top, width, height }: Box, color: string, radius: number): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`;
}

function at(x: number, y: number, drawing: string, color: string): string {
  return `<g transform="translate(${x} ${y})" fill="${color}">${drawing}</g>`;
}
