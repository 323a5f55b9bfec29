import { decodeCodes } from "./codes.ts";
import { isText } from "./is-text.ts";
import { isSealed, unpack, unpackWhole } from "./unpack.ts";

/** One way to read a file, or something inside of it. */
export interface Decoded {
  bytes: Buffer;
  text: string;
  /** Nobody can look into it without another tool. */
  isSealed: boolean;
}

/** A file in a file in a file. */
const DEEPEST = 5;

/** The bytes themselves, and all that is packed or encoded in them, as deep as it goes. */
export function* decode(bytes: Buffer, depth = 0): Generator<Decoded> {
  const isKnown = FORMAT.test(bytes.toString("hex", 0, 12));
  const text = isKnown ? textsAmong(bytes) : bytes.toString("utf8");
  yield { bytes, text, isSealed: isSealed(bytes) };
  if (depth === DEEPEST) return;
  const isOther = !isKnown && !isText(bytes);
  const ways = [decodeCodes(text), unpack(bytes), ...(isOther ? [unpackWhole(bytes), wideTexts(bytes)] : [])];
  for (const way of ways) for (const inside of way) yield* decode(inside, depth + 1);
}

/** What pictures, films, fonts and files of gzip, zip and zstd begin with: no other packing, and hardly any text. */
const FORMAT =
  /^(?:89504e47|ffd8ff|52494646|47494638|.{8}66747970|1a45dfa3|774f46|4f54544f|00010000|1f8b|504b0304|28b52ffd)/;

/** What such a file says of itself, of one byte a character or two: to read the rest would only take time. */
function textsAmong(bytes: Buffer): string {
  const narrow = Buffer.from(bytes.filter((byte) => byte !== 0)).toString("latin1");
  return Buffer.from((narrow.match(RUN) ?? []).join("\n"), "latin1").toString("utf8");
}

/** ASCII, and characters of two and three bytes as UTF-8 writes them. */
const RUN = /(?:[\t\n\r\x20-\x7e]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}){12,}/g;

/** UTF-16 in either order, as UTF-8. */
function* wideTexts(bytes: Buffer): Generator<Buffer> {
  for (const encoding of ["utf-16le", "utf-16be"]) {
    for (const start of [0, 1]) {
      const text = Buffer.from(new TextDecoder(encoding).decode(bytes.subarray(start)));
      if (isText(text)) yield text;
    }
  }
}
