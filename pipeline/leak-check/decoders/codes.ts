import { isText } from "./is-text.ts";

/** Characters of base64 that may hold a few words. */
const SHORTEST = 24;

/** Texts and files in base64 of either alphabet or hex, in one row or wrapped; a row may have lost its beginning. */
export function* decodeCodes(text: string): Generator<Buffer> {
  for (const [rows] of text.matchAll(BASE64)) {
    const code = rows.replaceAll(WRAP, "");
    if (code.length < SHORTEST || !/[A-Z]/.test(code) || !/[a-z]/.test(code)) continue;
    for (let start = 0; start < 4; start++) {
      const inside = Buffer.from(code.slice(start), "base64");
      if (start === 0 || isText(inside) || PACKED.test(inside.toString("hex", 0, 4))) yield inside;
    }
  }
  for (const [code] of text.matchAll(HEX)) yield Buffer.from(code, "hex");
}

const WRAP = /\\+[rnt]|[\s"',]/g;
const BASE64 = /[\w+/-]{16,}(?:(?:\\+[rnt]|[\s"',]){1,80}[\w+/-]{16,})*/g;
const HEX = /(?:[0-9a-f]{2}){20,}/gi;
const PACKED = /^(?:1f8b08|78(?:01|5e|9c|da)|28b52ffd|504b0304)/;
