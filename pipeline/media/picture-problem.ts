import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { isKnown, placeholderOf } from "./picture-ledger.ts";

const FINE = ["jpg", "png", "apng", "webp", "avif"];

const ADVICE: Record<string, string> = {
  heic: "is a HEIC photo, which most browsers cannot show: export it as JPEG",
  svg: "is an SVG drawing: export it as PNG, 1800 pixels wide",
  gif: "is a GIF: export it as PNG, or what moves in it as a video",
};

/** Pixels. Above it, making the pictures takes noticeably longer for nothing that anyone sees. */
const LARGE = 40_000_000;

/** Judges by what is in the file, whatever its name. Says what to do instead, or null when it can be shown. */
export async function pictureProblem(path: string): Promise<string | null> {
  const bytes = await readFile(path);
  const problem = await problemIn(bytes);
  return problem && `"${basename(path)}" ${problem}`;
}

/** What the owner should know of a picture that can be shown, or null. */
export async function pictureNote(source: string, bytes: Buffer, shownWidth: number): Promise<string | null> {
  const { pages = 1, autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  if (pages > 1) return `${source} moves: only its first picture is shown. What moves belongs into a video.`;
  if (width * height <= LARGE) return null;
  const million = Math.round((width * height) / 1_000_000);
  return `${source} has ${million} million pixels: it was scaled to ${shownWidth} pixels wide, and a smaller file builds faster.`;
}

async function problemIn(bytes: Buffer): Promise<string | null> {
  if (bytes.length === 0) return "is empty: export it again, or copy it again";
  if (await isKnown(bytes)) return null;
  const kind = await kindOf(bytes);
  if (!kind) return "is no picture: export it as JPEG, PNG, WebP or AVIF";
  if (!FINE.includes(kind)) {
    return ADVICE[kind] ?? `is a file of the kind .${kind}: export it as JPEG, PNG, WebP or AVIF`;
  }
  return placeholderOf(bytes).then(() => null, readingProblem);
}

async function kindOf(bytes: Buffer): Promise<string | undefined> {
  // SVG is text, which has no signature.
  if (/^[^\0]{0,2000}<svg[\s/>]/i.test(bytes.toString("utf8", 0, 2000))) return "svg";
  return (await fileTypeFromBuffer(bytes))?.ext;
}

function readingProblem(error: Error): string {
  return error.message.includes("pixel limit")
    ? "has more than 268 million pixels: export it smaller, 1800 pixels wide is enough"
    : "is damaged and cannot be read to its end: export it again, or copy it again";
}
