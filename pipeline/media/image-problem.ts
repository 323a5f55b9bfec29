import sharp from "sharp";
import { type FileSource, readOnce, sizeOf } from "../../files/read-once.ts";
import { placeholderOf } from "./ledger.ts";

const ACCEPTED_FORMATS = ["jpeg", "png", "webp", "avif"];

const ADVICE: Record<string, string> = {
  heic: "is a HEIC photo, which most browsers cannot show: export it as JPEG",
  svg: "is an SVG: export it as PNG, 1800 pixels wide",
  gif: "is a GIF: export it as PNG, or an animation as a video",
};

const MAX_BYTES = 100_000_000;
const MAX_PIXELS = 100_000_000;

/** Returns why a file cannot be shown as an image and how to fix it, or null. Ignores the extension. */
export async function imageProblem(file: FileSource): Promise<string | null> {
  const size = await sizeOf(file);
  if (size === 0) return "is empty: export or copy it again";
  if (size > MAX_BYTES) return "is larger than 100 MB: export it smaller, 1800 pixels wide is enough";
  return problemInFile(file);
}

const problemInFile = readOnce(async (bytes) => {
  const format = await imageFormat(bytes);
  if (!format) return "is not a complete image: export it as JPEG, PNG, WebP or AVIF";
  if (!ACCEPTED_FORMATS.includes(format)) return formatAdvice(format);
  const { width, height, pages = 1 } = await sharp(bytes).metadata();
  if (pages > 1) return "is animated: export one frame as PNG, or the animation as a video";
  if (width * height > MAX_PIXELS)
    return "has more than 100 million pixels: export it smaller, 1800 pixels wide is enough";
  return placeholderOf(bytes).then(
    () => null,
    () => "is damaged and cannot be read to its end: export or copy it again",
  );
});

export function formatAdvice(format: string): string {
  return ADVICE[format] ?? `has the format ${format}: export it as JPEG, PNG, WebP or AVIF`;
}

/** Detects formats such as "jpeg", "png", "webp", "avif", "heic", "svg" and "gif" from the contents, or returns null. */
export async function imageFormat(bytes: Buffer): Promise<string | null> {
  const firstCharacters = bytes.toString("latin1", 0, 2000);
  if (/^[^\0]*<svg[\s/>]/i.test(firstCharacters)) return "svg";
  if (/^ftyp(hei|hev|mif1|msf1)/.test(firstCharacters.slice(4))) return "heic";
  const { format, compression } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: null, compression: undefined }));
  if (format !== "heif") return format;
  return compression === "av1" ? "avif" : "heic";
}
