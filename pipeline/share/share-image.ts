import { readFile } from "node:fs/promises";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { onColor } from "#app/styles/on-color.ts";
import { fontsAt } from "../theme/typeface.ts";
import { type DrawnText, drawText, type TextStyle } from "./drawn-text.ts";
import type { ShareLook } from "./share-look.ts";

export interface StudyShare {
  name: string;
  title: string;
  color: string;
  /** Path of a file. */
  image: string | null;
}

export interface HomeShare {
  name: string;
  tagline: string;
  /** Each card's images are paths, from back to front. */
  cards: { color: string; images: string[] }[];
}

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

const TAGLINE: TextStyle = { lineHeight: 1.3, tracking: -0.012 };
const titleStyle = ({ tracking }: ShareLook): TextStyle => ({ lineHeight: 1, tracking });

/** Metrics of a typical typeface, in parts of the font size. */
const CAP_HEIGHT = 0.7;
const DESCENT = 0.22;
/** Space to the left of a large letter, in parts of the font size. */
const SIDE_BEARING = 0.05;

/** Crops the owner's image to its most interesting part. */
export async function writeOwnShare(source: string, file: string): Promise<void> {
  const cropped = sharp(await readFile(source), { autoOrient: true }).resize({
    ...SIZE,
    position: "attention",
  });
  await writeJpeg(cropped.flatten({ background: WHITE }), file);
}

/** Draws author, title and hero image on the study's color. @returns texts with characters that the typeface lacks */
export async function writeStudyShare(share: StudyShare, look: ShareLook, file: string): Promise<string[]> {
  const { name, title, color, image } = share;
  const fonts = fontsAt(look.display, look.weight);
  const ratio = image ? await ratioOf(image) : null;
  const layout = studyLayout(ratio);
  const author = drawText(name, fonts, {
    width: layout.authorWidth,
    lines: 1,
    sizes: { from: 30, to: 20 },
    ...TAGLINE,
  });
  const heading = drawText(title, fonts, { ...layout.title, ...titleStyle(look) });

  const { size } = heading;
  const isAboveImage = layout.image === "below";
  const baseline = isAboveImage
    ? 122 + CAP_HEIGHT * size
    : SIZE.height - MARGIN - DESCENT * size - extraHeight(heading, titleStyle(look));
  const end = baseline + extraHeight(heading, titleStyle(look)) + DESCENT * size;
  const ink = onColor(color).color;
  const drawing = [
    rectangle({ left: 0, top: 0, ...SIZE }, color, 0),
    at(MARGIN, 86, author.svg, ink),
    at(MARGIN - SIDE_BEARING * size, baseline, heading.svg, ink),
  ];

  const overlays: OverlayOptions[] = [];
  if (image && ratio !== null) {
    const top = isAboveImage ? Math.round(end + 36) : MARGIN;
    const place = isAboveImage ? { left: MARGIN, width: INNER_WIDTH } : { left: 736, width: 400 };
    const height = Math.round(Math.min(SIZE.height - top, place.width / ratio));
    overlays.push(await roundedImage(image, { ...place, top, height }, look.radius));
  }
  await write(drawing, overlays, file);
  return incomplete([author, name], [heading, title]);
}

/** Draws name, tagline and the first cards. @returns texts with characters that the typeface lacks */
export async function writeHomeShare(share: HomeShare, look: ShareLook, file: string): Promise<string[]> {
  const { name, tagline } = share;
  const fonts = fontsAt(look.display, look.weight);
  const { paper, ink, soft } = look.tokens;
  const heading = drawText(name, fonts, {
    width: INNER_WIDTH,
    lines: 1,
    sizes: { from: 150, to: 44 },
    ...titleStyle(look),
  });
  const lead = drawText(tagline, fonts, { width: 820, lines: 2, sizes: { from: 34, to: 26 }, ...TAGLINE });

  const tiles = { top: 376, height: 190 };
  const leadTop = 74;
  const baseline = (tiles.top + CAP_HEIGHT * heading.size - leadTop - extraHeight(lead, TAGLINE)) / 2;
  const drawing = [
    rectangle({ left: 0, top: 0, ...SIZE }, paper, 0),
    at(MARGIN - SIDE_BEARING * heading.size, baseline, heading.svg, ink),
    at(MARGIN, baseline + leadTop, lead.svg, soft),
  ];

  const gap = 20;
  const cards = share.cards.slice(0, 4);
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

/** A wide image is below the title, any other next to it. */
function studyLayout(ratio: number | null) {
  if (ratio === null)
    return {
      image: null,
      authorWidth: INNER_WIDTH,
      title: { width: INNER_WIDTH, lines: 4, sizes: { from: 150, to: 64 } },
    };
  if (ratio < 1.2)
    return {
      image: "beside",
      authorWidth: 600,
      title: { width: 610, lines: 5, sizes: { from: 104, to: 44 } },
    };
  return {
    image: "below",
    authorWidth: INNER_WIDTH,
    title: { width: INNER_WIDTH, lines: 2, sizes: { from: 100, to: 52 } },
  };
}

/** Returns the height from the first to the last baseline. */
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
  const isCutOff = top + height >= SIZE.height;
  const mask = rectangle(
    { left: 0, top: 0, width, height: isCutOff ? height + radius : height },
    WHITE,
    radius,
  );
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
