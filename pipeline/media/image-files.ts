import { availableParallelism } from "node:os";
import sharp, { type Sharp } from "sharp";

/** Pixels: a full-width card at twice its size, and the highest WebP image. */
const LARGEST = { width: 2656, height: 16_383 };

/** Widths below the full width: 720 for a card, 1080 for a full-width image on a phone with density 3. */
const WIDTHS = [400, 720, 1080];
const FALLBACK_WIDTH = 1080;

export interface Placeholder {
  width: number;
  height: number;
  /** The mean color as "#rrggbb"; null if any pixel is transparent. */
  color: string | null;
}

type Pixels = Awaited<ReturnType<typeof readPixels>>;

export interface Variant {
  width: number;
  format: "avif" | "webp";
}

// libuv runs four jobs at a time. They would compete for the cores if each had its own threads.
sharp.concurrency(Math.ceil(availableParallelism() / 4));

/** Expects bytes, because sharp caches files by name. @throws if the image is incomplete */
export function readPixels(bytes: Buffer) {
  return sharp(bytes, { autoOrient: true })
    .resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

export async function readPlaceholder(pixels: Pixels): Promise<Placeholder> {
  const { width, height } = pixels.info;
  return { width, height, color: isOpaque(pixels) ? await meanColor(pixels) : null };
}

/** Lists the files to generate: AVIF in up to four widths, and one WebP for browsers without AVIF. */
export function variantsOf(width: number): { avif: Variant[]; fallback: Variant } {
  // A width within 20% of the full width is not worth a file.
  const widths = [...WIDTHS.filter((smaller) => smaller < width * 0.8), width];
  return {
    avif: widths.map((avifWidth) => ({ width: avifWidth, format: "avif" })),
    fallback: { width: Math.min(width, FALLBACK_WIDTH), format: "webp" },
  };
}

/** Resizes and encodes an image. A change of the settings (decision 10) needs another ENCODER_VERSION. */
export async function writeVariant(pixels: Pixels, file: string, { width, format }: Variant): Promise<void> {
  const resized = fromPixels(pixels).resize({ width });
  const encoded = format === "avif" ? toAvif(resized, width) : resized.webp({ quality: 82, effort: 2 });
  await encoded.toFile(file);
}

function toAvif(image: Sharp, width: number): Sharp {
  // Effort 1 draws faint shadows around small text, which only images with twice the pixels hide.
  const speed = width > 1080 ? { effort: 1, quality: 56 } : { effort: 2, quality: 54 };
  // Screenshots are full of small colored text, which chroma subsampling blurs.
  return image.avif({ ...speed, tune: "ssim", chromaSubsampling: "4:4:4" });
}

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
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
