import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { fingerprint, readLedger } from "./picture-ledger.ts";

const FINE = ["jpg", "png", "apng", "webp", "avif"];

const ADVICE: Record<string, string> = {
  heic: "is a HEIC photo, which most browsers cannot show: export it as JPEG",
  svg: "is an SVG drawing: export it as PNG, 1800 pixels wide",
  gif: "is a GIF: export it as PNG, or what moves in it as a video",
};

/** Judges by what is in the file, whatever its name. Says what to do instead, or null when it can be shown. */
export async function mistakeInPicture(path: string): Promise<string | null> {
  const bytes = await readFile(path);
  const mistake = await mistakeIn(bytes);
  return mistake && `"${basename(path)}" ${mistake}`;
}

async function mistakeIn(bytes: Buffer): Promise<string | null> {
  if (bytes.length === 0) return "is empty: export it again, or copy it again";
  if (fingerprint(bytes) in (await readLedger()).pictures) return null;
  const kind = await kindOf(bytes);
  if (!kind) return "is no picture: export it as JPEG, PNG, WebP or AVIF";
  if (!FINE.includes(kind)) {
    return ADVICE[kind] ?? `is a file of the kind .${kind}: export it as JPEG, PNG, WebP or AVIF`;
  }
  return sharp(bytes)
    .resize(1, 1)
    .toBuffer()
    .then(() => null, mistakeInReading);
}

async function kindOf(bytes: Buffer): Promise<string | undefined> {
  // SVG is text, which has no signature.
  if (/^[^\0]{0,2000}<svg[\s/>]/i.test(bytes.toString("utf8", 0, 2000))) return "svg";
  return (await fileTypeFromBuffer(bytes))?.ext;
}

function mistakeInReading(error: Error): string {
  return error.message.includes("pixel limit")
    ? "has more than 268 million pixels: export it smaller, 1800 pixels wide is enough"
    : "is damaged and cannot be read to its end: export it again, or copy it again";
}
