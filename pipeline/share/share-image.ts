import { readFile } from "node:fs/promises";
import sharp, { type OverlayOptions } from "sharp";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { stylesOnColor } from "#app/ui/on-color.ts";
import { paths } from "../../files/paths.ts";
import { fingerprint } from "../media/ledger.ts";
import { solvePalette } from "../theme/palette.ts";
import { DEFAULT_FONTS } from "../theme/theme.ts";
import { fontsForWeight, openTypeface } from "../theme/typeface.ts";
import { drawText } from "./drawn-text.ts";

export interface StudyShare {
  name: string;
  title: string;
  color: string;
  /** The list contains at most one path. */
  images: string[];
}

export interface HomeShare {
  name: string;
  tagline: string;
  /** Each card's images are paths, from back to front. */
  cards: { color: string; images: string[] }[];
}

type Look = Awaited<ReturnType<typeof shareImageLook>>;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The size is in pixels. app/ui/page-meta.ts repeats these numbers in og:image:width and og:image:height. */
const SHARE_SIZE = { width: 1200, height: 630 };
const MARGIN = 64;
const INNER_WIDTH = SHARE_SIZE.width - 2 * MARGIN;
const WHITE = "#ffffff";
const JPEG_OPTIONS = { quality: 84, mozjpeg: true };

const TITLE_STYLES = {
  home: { width: INNER_WIDTH, maxLines: 1, maxSize: 150 },
  whole: { width: INNER_WIDTH, maxLines: 4, maxSize: 150 },
  next: { width: 610, maxLines: 5, maxSize: 104 },
  above: { width: INNER_WIDTH, maxLines: 2, maxSize: 100 },
};
const SMALL_TEXT = { lineHeight: 1.3, tracking: -0.012 };

// Metrics of a typical typeface, in em. The side bearing is the space to the left of a large letter.
const CAP_HEIGHT = 0.7;
const DESCENT = 0.22;
const SIDE_BEARING = 0.05;

/** Returns the values of a theme that share images use. @throws TypefaceError, which checkTheme reports */
export async function shareImageLook({ fonts, colors, shape }: ThemeFile) {
  const display = await openTypeface(fonts.display ?? DEFAULT_FONTS.display, paths.content);
  const tracking = fonts.displayTracking ?? (fonts.display ? -0.02 : -0.04);
  return {
    tokens: solvePalette(colors).palette[colors.scheme === "dark" ? "dark" : "light"],
    fonts: fontsForWeight(display, fonts.displayWeight ?? DEFAULT_FONTS.displayWeight),
    title: { lineHeight: 1, tracking },
    radius: shape.radius === 22 ? 20 : shape.radius,
    key: fingerprint(JSON.stringify([fonts, colors, shape]), ...display.files.map(({ bytes }) => bytes)),
  };
}

export async function writeCustomImage(source: string, file: string): Promise<void> {
  const image = sharp(await readFile(source), { autoOrient: true });
  const croppedImage = image.resize({ ...SHARE_SIZE, position: "attention" }).flatten({ background: WHITE });
  await croppedImage.jpeg(JPEG_OPTIONS).toFile(file);
}

export async function writeStudyImage(share: StudyShare, look: Look, file: string): Promise<void> {
  const { name, title, color } = share;
  const [image] = share.images;
  const ratio = image ? await ratioOf(image) : null;
  const titlePosition = ratio === null ? "whole" : ratio < 1.2 ? "next" : "above";
  const nameWidth = titlePosition === "next" ? 600 : INNER_WIDTH;
  const author = drawText(name, look.fonts, { width: nameWidth, maxLines: 1, maxSize: 30, ...SMALL_TEXT });
  const heading = drawText(title, look.fonts, { ...TITLE_STYLES[titlePosition], ...look.title });

  const { size, lastBaseline } = heading;
  const baseline =
    titlePosition === "above"
      ? 122 + CAP_HEIGHT * size
      : SHARE_SIZE.height - MARGIN - DESCENT * size - lastBaseline;
  const ink = stylesOnColor(color).color;
  const drawing = [
    rectangle({ left: 0, top: 0, ...SHARE_SIZE }, color, 0),
    translateDrawing(MARGIN, 86, author.svg, ink),
    translateDrawing(MARGIN - SIDE_BEARING * size, baseline, heading.svg, ink),
  ];

  const overlays: OverlayOptions[] = [];
  if (image && ratio !== null) {
    const textBottom = baseline + lastBaseline + DESCENT * size;
    const box =
      titlePosition === "above"
        ? { left: MARGIN, top: Math.round(textBottom + 36), width: INNER_WIDTH }
        : { left: 736, top: MARGIN, width: 400 };
    const height = Math.round(Math.min(SHARE_SIZE.height - box.top, box.width / ratio));
    overlays.push(await roundedImage(image, { ...box, height }, look.radius));
  }
  await writeJpeg(drawing, overlays, file);
}

export async function writeHomeImage(share: HomeShare, look: Look, file: string): Promise<void> {
  const { name, tagline, cards } = share;
  const { paper, ink, soft } = look.tokens;
  const heading = drawText(name, look.fonts, { ...TITLE_STYLES.home, ...look.title });
  const tagLine = drawText(tagline, look.fonts, { width: 820, maxLines: 2, maxSize: 34, ...SMALL_TEXT });

  const cardBox = { top: 376, height: 190 };
  const leadTop = 74;
  const baseline = (cardBox.top + CAP_HEIGHT * heading.size - leadTop - tagLine.lastBaseline) / 2;
  const drawing = [
    rectangle({ left: 0, top: 0, ...SHARE_SIZE }, paper, 0),
    translateDrawing(MARGIN - SIDE_BEARING * heading.size, baseline, heading.svg, ink),
    translateDrawing(MARGIN, baseline + leadTop, tagLine.svg, soft),
  ];

  const gap = 20;
  const width = Math.round((INNER_WIDTH - gap * (cards.length - 1)) / cards.length);
  const overlays: OverlayOptions[] = [];
  for (const [index, { color, images }] of cards.entries()) {
    const box = { left: MARGIN + index * (width + gap), width, ...cardBox };
    drawing.push(rectangle(box, color, look.radius));
    for (const image of images) overlays.push(await roundedImage(image, box, look.radius));
  }
  await writeJpeg(drawing, overlays, file);
}

async function ratioOf(image: string): Promise<number> {
  const { width, height } = (await sharp(await readFile(image)).metadata()).autoOrient;
  return width / height;
}

/** Crops an image to its top, and rounds the corners that are inside the share image. */
async function roundedImage(image: string, box: Box, radius: number): Promise<OverlayOptions> {
  const { left, top, width, height } = box;
  const hiddenHeight = top + height >= SHARE_SIZE.height ? radius : 0;
  const mask = rectangle({ left: 0, top: 0, width, height: height + hiddenHeight }, WHITE, radius);
  const input = await sharp(await readFile(image), { autoOrient: true })
    .resize({ width, height, position: "top" })
    .ensureAlpha()
    .composite([{ input: svg(box, [mask]), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left, top };
}

async function writeJpeg(drawing: string[], overlays: OverlayOptions[], file: string): Promise<void> {
  await sharp(svg(SHARE_SIZE, drawing)).composite(overlays).removeAlpha().jpeg(JPEG_OPTIONS).toFile(file);
}

function svg({ width, height }: Pick<Box, "width" | "height">, drawing: string[]): Buffer {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing.join("")}</svg>`);
}

function rectangle({ left, top, width, height }: Box, color: string, radius: number): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`;
}

function translateDrawing(x: number, y: number, drawing: string, color: string): string {
  return `<g transform="translate(${x} ${y})" fill="${color}">${drawing}</g>`;
}
