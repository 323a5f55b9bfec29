import { readFile } from "node:fs/promises";
import sharp, { type OverlayOptions } from "sharp";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { stylesOnColor } from "#app/ui/on-color.ts";
import { paths } from "../../files/paths.ts";
import { filesIn } from "../../files/read-once.ts";
import { openImage } from "../media/image-files.ts";
import { fingerprint } from "../media/ledger.ts";
import { solvePalette } from "../theme/palette.ts";
import { DEFAULT_FONTS } from "../theme/theme.ts";
import { fontsForWeight, openTypeface } from "../theme/typeface.ts";
import { drawText } from "./drawn-text.ts";

export interface ShareImage {
  title: string;
  text: string;
  /** The default background color is the color of the page. */
  color?: string;
  /** The pictures are in one row. An upright picture is next to the title. */
  pictures: Picture[];
}

interface Picture {
  /** Only cards have a background color. */
  color?: string;
  /** The images are paths, from back to front. */
  images: string[];
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

const BESIDE = { left: 736, width: 400 };
const CARD_RATIO = 4 / 3;
const GAP = 20;
const TEXT_STYLE = { maxLines: 2, maxSize: 34, lineHeight: 1.3, tracking: -0.012 };

// Metrics of a typical typeface, in em. The side bearing is the space to the left of a large letter.
const ASCENT = 0.9;
const DESCENT = 0.22;
const SIDE_BEARING = 0.05;

/** Returns the values of a theme that share images use. @throws TypefaceError, which checkTheme reports */
export async function shareImageLook({ fonts, colors, shape }: ThemeFile) {
  const display = await openTypeface(fonts.display ?? DEFAULT_FONTS.display, filesIn(paths.content));
  const tracking = fonts.displayTracking ?? (fonts.display ? -0.02 : -0.04);
  return {
    tokens: solvePalette(colors).palette[colors.scheme === "dark" ? "dark" : "light"],
    fonts: fontsForWeight(display, fonts.displayWeight ?? DEFAULT_FONTS.displayWeight),
    title: { lineHeight: 1, tracking },
    radius: shape.radius,
    key: fingerprint(JSON.stringify([fonts, colors, shape]), ...display.files.map(({ bytes }) => bytes)),
  };
}

export async function writeCustomImage(source: string, file: string): Promise<void> {
  const image = openImage(await readFile(source));
  const croppedImage = image.resize({ ...SHARE_SIZE, position: "attention" }).flatten({ background: WHITE });
  await croppedImage.jpeg(JPEG_OPTIONS).toFile(file);
}

export async function writeShareImage(share: ShareImage, look: Look, file: string): Promise<void> {
  const { title, text, color, pictures } = share;
  const ratio = pictures[0] ? await ratioOf(pictures[0]) : null;
  const isBeside = ratio !== null && ratio < 1.2;
  const width = isBeside ? BESIDE.left - 2 * MARGIN : INNER_WIDTH;
  const titleStyle = { width, maxLines: ratio && !isBeside ? 2 : 4, maxSize: 108, ...look.title };
  const heading = drawText(title, look.fonts, titleStyle);
  const line = drawText(text, look.fonts, { width: Math.min(width, 820), ...TEXT_STYLE });

  const baseline = MARGIN + ASCENT * heading.size;
  const lineBaseline = baseline + heading.lastBaseline + 40 + DESCENT * heading.size;
  const { paper, ink, soft } = look.tokens;
  const textColor = color && stylesOnColor(color).color;
  const drawing = [
    rectangle({ left: 0, top: 0, ...SHARE_SIZE }, color ?? paper, 0),
    translateDrawing(MARGIN - SIDE_BEARING * heading.size, baseline, heading.svg, textColor ?? ink),
    translateDrawing(MARGIN, lineBaseline, line.svg, textColor ?? soft),
  ];

  const overlays: OverlayOptions[] = [];
  for (const [index, { color, images }] of pictures.entries()) {
    const size = pictureSize(isBeside ? BESIDE.width : INNER_WIDTH, pictures.length, ratio ?? CARD_RATIO);
    const belowText = Math.round(lineBaseline + line.lastBaseline + 40);
    const top = isBeside ? MARGIN : Math.max(belowText, SHARE_SIZE.height - MARGIN - size.height);
    const left = (isBeside ? BESIDE.left : MARGIN) + index * (size.width + GAP);
    const box = { ...size, left, top, height: Math.min(SHARE_SIZE.height - top, size.height) };
    if (color) drawing.push(rectangle(box, color, look.radius));
    for (const image of images) overlays.push(await roundedImage(image, box, look.radius));
  }
  await sharp(svg(SHARE_SIZE, drawing)).composite(overlays).removeAlpha().jpeg(JPEG_OPTIONS).toFile(file);
}

function pictureSize(rowWidth: number, count: number, ratio: number) {
  const width = Math.round((rowWidth - GAP * (count - 1)) / count);
  return { width, height: Math.round(width / ratio) };
}

async function ratioOf({ color, images: [image] }: Picture): Promise<number> {
  if (color || !image) return CARD_RATIO;
  const { width, height } = (await sharp(await readFile(image)).metadata()).autoOrient;
  return width / height;
}

/** Crops an image to its top, and rounds the corners that are inside the share image. */
async function roundedImage(image: string, box: Box, radius: number): Promise<OverlayOptions> {
  const { left, top, width, height } = box;
  const hiddenHeight = top + height >= SHARE_SIZE.height ? radius : 0;
  const mask = rectangle({ left: 0, top: 0, width, height: height + hiddenHeight }, WHITE, radius);
  const input = await openImage(await readFile(image))
    .resize({ width, height, position: "top" })
    .ensureAlpha()
    .composite([{ input: svg(box, [mask]), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left, top };
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
