import { rename } from "node:fs/promises";
import sharp from "sharp";

export interface Placeholder {
  width: number;
  height: number;
  /** Mean colour as "#rrggbb"; null when parts are transparent. */
  color: string | null;
}

/** @throws when the file is not a picture */
export async function readPlaceholder(source: string): Promise<Placeholder> {
  const image = sharp(source);
  const { width, height } = await image.metadata();
  const { isOpaque, channels } = await image.stats();
  const color = isOpaque
    ? `#${channels
        .slice(0, 3)
        .map(({ mean }) => toHex(mean))
        .join("")}`
    : null;
  return { width, height, color };
}

/** Under another name first, so that a stopped build leaves no half file. */
export async function writeVariant(
  source: string,
  file: string,
  width: number,
  format: "avif" | "webp",
): Promise<void> {
  const resized = sharp(source).resize({ width, withoutEnlargement: true });
  // Screens are full of small coloured text: no chroma subsampling in AVIF, sharp edges in WebP.
  const encoded =
    format === "avif"
      ? resized.avif({ quality: 52, effort: 3, chromaSubsampling: "4:4:4" })
      : resized.webp({ quality: 82, effort: 4, smartSubsample: true });
  const unfinished = `${file}.part`;
  await encoded.toFile(unfinished);
  await rename(unfinished, file);
}

function toHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}
