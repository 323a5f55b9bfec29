import { isUtf8 } from "node:buffer";
import { kindOf } from "./kind.ts";
import { bareStreams, isSealed, streamsIn } from "./packed.ts";
import { isPdf, type Pixels, readPdf } from "./pdf.ts";

/** One way to read a file, or something inside of it. */
export interface Reading {
  bytes: Buffer;
  text: string;
  /** Nothing but text. */
  isText: boolean;
  /** Pixels without a format. */
  pixels?: Pixels;
  /** Nobody can look into it without another tool. */
  isSealed?: boolean;
}

/** A file in a file in a file. */
const DEEPEST = 5;
/** Characters of base64 or digits of hex that may hold a few words. */
const SHORTEST_CODE = 24;

/** The bytes themselves, and all that is packed or encoded in them, as deep as it goes. */
export function* readingsOf(bytes: Buffer, depth = 0): Generator<Reading> {
  const isText = isPlainText(bytes) && !bytes.includes(0);
  const { kind, places } = isText ? { places: [] } : kindOf(bytes);
  const text = kind ? textsAmong(bytes) : bytes.toString("utf8");
  yield { bytes, text, isText, isSealed: isSealed(bytes) };
  if (depth === DEEPEST) return;
  for (const inside of decoded(text)) yield* readingsOf(inside, depth + 1);
  if (isPdf(bytes)) {
    const { texts, pictures } = readPdf(bytes);
    for (const text of texts) yield* readingsOf(Buffer.from(text), depth + 1);
    for (const pixels of pictures) yield { bytes: Buffer.of(), text: "", isText, pixels };
  }
  if (isText) return;
  for (const inside of streamsIn(bytes)) yield* readingsOf(inside, depth + 1);
  // A picture may lie behind another one, as a thumbnail does.
  for (const at of places) if (at > 0) yield { bytes: bytes.subarray(at), text: "", isText };
  if (kind) return;
  for (const inside of bareStreams(bytes)) yield* readingsOf(inside, depth + 1);
  for (const wide of wideTexts(bytes)) {
    yield { bytes: Buffer.of(), text: wide, isText: true };
    for (const inside of decoded(wide)) yield* readingsOf(inside, depth + 1);
  }
}

/** What a picture, a film or a font says of itself, of one byte a character or two: most of it is no text. */
function textsAmong(bytes: Buffer): string {
  const narrow = Buffer.from(bytes.filter((byte) => byte !== 0)).toString("latin1");
  return Buffer.from((narrow.match(RUN) ?? []).join("\n"), "latin1").toString("utf8");
}

/** ASCII, and characters of two and three bytes as UTF-8 writes them. */
const RUN = /(?:[\t\n\r\x20-\x7e]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}){12,}/g;

/** Base64 of either alphabet and hex, in one row or wrapped; a row may have lost its beginning. */
function* decoded(text: string): Generator<Buffer> {
  for (const code of codesIn(text)) {
    if (code.length < SHORTEST_CODE || !/[A-Z]/.test(code) || !/[a-z]/.test(code)) continue;
    for (let start = 0; start < 4; start++) {
      const inside = Buffer.from(code.slice(start), "base64");
      if (isPlainText(inside) || kindOf(inside).kind || isSqueezed(inside)) yield inside;
      else if (start === 0 && inside.length > 1024) yield inside;
    }
  }
  for (const [row] of text.matchAll(HEX)) {
    const inside = Buffer.from(row, "hex");
    if (isPlainText(inside)) yield inside;
  }
}

/** Rows of base64, those of one wrapped text as one. */
function* codesIn(escaped: string): Generator<string> {
  const text = escaped.replaceAll(/\\+[rnt]/g, "\n");
  let code = "";
  let end = 0;
  for (const { index, 0: row } of text.matchAll(ROW)) {
    if (code && !WRAP.test(text.slice(end, index))) {
      yield code;
      code = "";
    }
    code += row;
    end = index + row.length;
  }
  yield code;
}

const ROW = /[\w+/-]{16,}/g;
const WRAP = /^[\s"',]{1,80}$/;
const HEX = /(?:[0-9a-f]{2}){20,}/gi;

function isSqueezed([first, second, third]: Buffer): boolean {
  return (
    (first === 0x1f && second === 0x8b) ||
    first === 0x78 ||
    (first === 0x28 && second === 0xb5 && third === 0x2f)
  );
}

/** UTF-16, in either order. Where only a part of the bytes is such, Latin letters show without this. */
function* wideTexts(bytes: Buffer): Generator<string> {
  for (const start of [0, 1]) {
    const even = bytes.subarray(start, bytes.length - ((bytes.length - start) % 2));
    for (const text of [even.toString("utf16le"), Buffer.from(even).swap16().toString("utf16le")])
      if (isProse(text)) yield text;
  }
}

/** Letters mostly, and of few scripts. */
function isProse(text: string): boolean {
  const start = text.slice(0, 2000);
  const known =
    start.match(/[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Hebrew}\p{sc=Arabic}\s\p{P}\p{N}]/gu) ?? [];
  const cjk = start.match(/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}\p{sc=Hangul}\u3000-\u303f]/gu) ?? [];
  return known.length > start.length * 0.8 || cjk.length > start.length * 0.8;
}

function isPlainText(bytes: Buffer): boolean {
  // A part of a longer text may begin and end in the middle of a character.
  const whole = bytes.length > 8 ? bytes.subarray(skipped(bytes), bytes.length - unfinished(bytes)) : bytes;
  if (!isUtf8(whole)) return false;
  let controls = 0;
  for (const byte of whole.subarray(0, 4096))
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls += 1;
  return controls <= whole.length / 50;
}

function skipped(bytes: Buffer): number {
  let at = 0;
  while (at < 3 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at += 1;
  return at;
}

function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= 3; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return back;
    if (byte < 0x80) return 0;
  }
  return 0;
}
