import { availableParallelism } from "node:os";
import sharp, { type Sharp } from "sharp";
import type { ResponsiveImage } from "#app/content/types.ts";

/** A full-width card at density 2 is 2656 pixels wide, and WebP allows at most 16,383 pixels of height. */
const MAX_SIZE = { width: 2656, height: 16_383 };

/** A card and a phone with density 2 need 720 pixels, and a phone with density 3 needs 1080. */
const VARIANT_WIDTHS = [720, 1080];
const FALLBACK_WIDTH = 1080;

export type Placeholder = Pick<ResponsiveImage, "width" | "height" | "color">;

type Pixels = Awaited<ReturnType<typeof readPixels>>;

export interface Variant {
  width: number;
  format: "avif" | "webp";
}

// libuv runs four jobs at a time, so each job gets a quarter of the cores.
sharp.concurrency(Math.ceil(availableParallelism() / 4));

/** Requires bytes instead of a path, because sharp caches files by name. */
export function openImage(bytes: Buffer): Sharp {
  // Refuse only truncated images. Browsers show small errors, such as the scan header that some Samsung phones write.
  return sharp(bytes, { autoOrient: true, failOn: "truncated" });
}

/** @throws if the image is incomplete */
export function readPixels(bytes: Buffer) {
  return openImage(bytes)
    .resize({ ...MAX_SIZE, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

export async function readPlaceholder(pixels: Pixels): Promise<Placeholder> {
  const { width, height } = pixels.info;
  return { width, height, color: isOpaque(pixels) ? await meanColor(pixels) : null };
}

/** Lists the files to generate: AVIF in at most three widths, and one WebP for browsers without AVIF. */
export function variantsOf(width: number): { avif: Variant[]; fallback: Variant } {
  // A width of more than 80% of the full width saves too few bytes.
  const widths = [...VARIANT_WIDTHS.filter((smaller) => smaller < width * 0.8), width];
  return {
    avif: widths.map((avifWidth) => ({ width: avifWidth, format: "avif" })),
    fallback: { width: Math.min(width, FALLBACK_WIDTH), format: "webp" },
  };
}

/** Resizes and encodes an image. If you change the settings (decision 10), raise ENCODER_VERSION. */
export async function writeVariant(pixels: Pixels, file: string, { width, format }: Variant): Promise<void> {
  const resizedImage = sharpFromPixels(pixels).resize({ width });
  const encodedVariant =
    format === "avif" ? toAvif(resizedImage, width) : resizedImage.webp({ quality: 82, effort: 2 });
  await encodedVariant.toFile(file);
}

function toAvif(image: Sharp, width: number): Sharp {
  // Effort 1 adds faint shadows around small text. They are hidden where an image is scaled down to its place.
  const encoderOptions = width > 720 ? { effort: 1, quality: 56 } : { effort: 2, quality: 54 };
  // Screenshots are full of small colored text, which chroma subsampling blurs.
  return image.avif({ ...encoderOptions, tune: "ssim", chromaSubsampling: "4:4:4" });
}

function sharpFromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

function isOpaque({ data, info: { channels } }: Pixels): boolean {
  if (channels < 4) return true;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}

async function meanColor(pixels: Pixels): Promise<string> {
  const meanPixel = await sharpFromPixels(pixels)
    .resize(1, 1, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${meanPixel.toString("hex")}`;
}
