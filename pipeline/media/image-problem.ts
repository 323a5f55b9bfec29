import { openAsBlob } from "node:fs";
import sharp from "sharp";
import { type FileSource, readOnce, sizeOf } from "../../files/read-once.ts";
import { fileKind, isAnimated } from "./file-kind.ts";
import { placeholderOf } from "./ledger.ts";

export const IMAGE_KINDS = ["jpg", "png", "webp", "avif"];

const EXPORT = "export it as JPEG, PNG, WebP or AVIF";
const VIDEO = "is a video: use it in a section with a video, or export one frame as PNG";
export const LFS_ADVICE = "is a Git LFS pointer instead of the file: run git lfs pull";

const ADVICE: Record<string, string> = {
  heic: "is a HEIC photo, which most browsers cannot show: export it as JPEG",
  svg: "is an SVG: export it as PNG, 1800 pixels wide",
  gif: "is a GIF: export it as PNG",
  lfs: LFS_ADVICE,
  ...{ mp4: VIDEO, mov: VIDEO, webm: VIDEO, mkv: VIDEO },
};

const MAX_BYTES = 100_000_000;
const MAX_PIXELS = 100_000_000;
/** This number of bytes is enough to recognize each format. */
const START_BYTES = 4100;

/** Returns why a file cannot be shown as an image and how to fix it, or null. Ignores the extension. */
export async function imageProblem(file: FileSource): Promise<string | null> {
  const size = await sizeOf(file);
  if (size === 0) return "is empty: export or copy it again";
  if (size <= MAX_BYTES) return problemInFile(file);
  const kind = await fileKind(await startOf(file));
  return kindProblem(kind) ?? "is larger than 100 MB: export it smaller, 1800 pixels wide is enough";
}

const problemInFile = readOnce(async (bytes) => {
  const kind = await fileKind(bytes);
  if (await isAnimated(bytes, kind))
    return "is animated: export one frame as PNG, or the animation as a video";
  return kindProblem(kind) ?? (await pixelProblem(bytes));
});

function kindProblem(kind: string | null): string | null {
  if (kind === null) return `is not an image, or is damaged: ${EXPORT}`;
  if (IMAGE_KINDS.includes(kind)) return null;
  return ADVICE[kind] ?? `has the format ${kind.toUpperCase()}: ${EXPORT}`;
}

async function pixelProblem(bytes: Buffer): Promise<string | null> {
  const damaged = "is damaged and cannot be read to its end: export or copy it again";
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size) return damaged;
  if (size.width * size.height > MAX_PIXELS)
    return "has more than 100 million pixels: export it smaller, 1800 pixels wide is enough";
  return placeholderOf(bytes).then(
    () => null,
    () => damaged,
  );
}

async function startOf(file: FileSource): Promise<Buffer> {
  if (typeof file !== "string") return file ?? Buffer.alloc(0);
  const blob = await openAsBlob(file);
  return Buffer.from(await blob.slice(0, START_BYTES).arrayBuffer());
}
