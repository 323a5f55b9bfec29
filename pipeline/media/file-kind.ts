import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";

/**
 * Detects the format of a file from its first bytes, and ignores its name.
 *
 * @returns the usual extension, such as "jpg", "svg" or "psd"; "lfs" for a Git LFS pointer; null for an unknown format
 */
export async function fileKind(bytes: Buffer): Promise<string | null> {
  const start = bytes.toString("latin1", 0, 2000);
  if (/^[^\0]*<svg[\s/>]/i.test(start)) return "svg";
  if (start.startsWith("version https://git-lfs.github.com/")) return "lfs";
  // Some AVIF files begin with the brand of all HEIF files.
  if (/avi[fs]/.test(brandsOf(bytes))) return "avif";
  const kind = (await fileTypeFromBuffer(bytes))?.ext ?? null;
  // A TGA image can begin with the same bytes as a cursor file.
  return kind === "cur" ? null : (kind?.replace("apng", "png") ?? null);
}

/** Detects several frames in a PNG, GIF, WebP or AVIF file. */
export async function isAnimated(bytes: Buffer, kind: string | null): Promise<boolean> {
  if (kind === "avif") return brandsOf(bytes).includes("avis");
  if (kind === "png") return framesOfPng(bytes) > 1;
  if (kind !== "gif" && kind !== "webp") return false;
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return (metadata?.pages ?? 1) > 1;
}

/** Reads the number of frames from the chunk acTL, which is before the pixels. */
function framesOfPng(bytes: Buffer): number {
  const chunk = bytes.subarray(0, bytes.indexOf("IDAT")).indexOf("\0\0\0\bacTL");
  return chunk === -1 || chunk + 12 > bytes.length ? 1 : bytes.readUInt32BE(chunk + 8);
}

/** Returns the first box of an AVIF, HEIC or MP4 file, which lists the formats of the file. */
function brandsOf(bytes: Buffer): string {
  const isBrandBox = bytes.length > 8 && bytes.toString("latin1", 4, 8) === "ftyp";
  return isBrandBox ? bytes.toString("latin1", 8, bytes.readUInt32BE(0)) : "";
}
