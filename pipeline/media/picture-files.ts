import { availableParallelism } from "node:os";
import sharp, { type OutputInfo, type Sharp } from "sharp";

/** Pixels. The widest place of a page, a card over both columns, at twice its size; WebP's own limit of height. */
const LARGEST = { width: 2656, height: 16_383 };

export type Format = "avif" | "webp";

export interface Placeholder {
  /** Of the largest picture a page gets, in pixels. */
  width: number;
  height: number;
  /** Mean colour as "#rrggbb"; null when parts are transparent. */
  color: string | null;
}

/** Upright, in sRGB, of 8 bits, without what the camera wrote, and no larger than `LARGEST`. */
export interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

// Node runs four of its pieces of work at a time: with threads of their own they only wait for one another.
sharp.concurrency(Math.ceil(availableParallelism() / 4));

/** Bytes, as sharp keeps what it read by name, also after the file has changed. @throws when they are no picture */
export function readPixels(bytes: Buffer): Promise<Pixels> {
  return sharp(bytes, { autoOrient: true })
    .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

export async function readPlaceholder(pixels: Pixels): Promise<Placeholder> {
  const { width, height } = pixels.info;
  return { width, height, color: isOpaque(pixels) ? await meanColor(pixels) : null };
}

export async function writeVariant(
  pixels: Pixels,
  file: string,
  width: number,
  format: Format,
): Promise<void> {
  const resized = fromPixels(pixels).resize({ width });
  // Screens are full of small coloured text: no chroma subsampling in AVIF, sharp edges in WebP. At effort 1, shadows
  // appear around it.
  const encoded =
    format === "avif"
      ? resized.avif({ quality: 52, effort: 2, chromaSubsampling: "4:4:4" })
      : resized.webp({ quality: 82, effort: 4, smartSubsample: true });
  await encoded.toFile(file);
}

function isOpaque({ data, info: { channels } }: Pixels): boolean {
  if (channels < 4) return true;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}

async function meanColor(pixels: Pixels): Promise<string> {
  const mean = await fromPixels(pixels).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return `#${mean.toString("hex")}`;
}
