import { inflateSync } from "node:zlib";

/** Pixels as a PDF keeps them. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 3;
}

export interface Pdf {
  texts: string[];
  pictures: Pixels[];
}

export function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes("%PDF-");
}

/**
 * The texts of each page once for each font, as the numbers of letters mean others in another one, and pictures that
 * are packed without a format of their own.
 */
export function readPdf(bytes: Buffer): Pdf {
  const streams = [...streamsOf(bytes)];
  const bodies = streams.map(({ data }) => data.toString("latin1"));
  const fonts = bodies.filter((body) => /beginbf(char|range)/.test(body)).map(readFont);
  const pages = bodies.filter((body) => /T[jJ'"]/.test(body));
  return {
    texts: pages.flatMap((page) => [new Map<string, string>(), ...fonts].map((font) => textOf(page, font))),
    pictures: streams.flatMap(({ dictionary, data }) => pixelsOf(dictionary, data)),
  };
}

function* streamsOf(bytes: Buffer): Generator<{ dictionary: string; data: Buffer }> {
  const text = bytes.toString("latin1");
  for (const { index, 0: start } of text.matchAll(/\bstream\r?\n/g)) {
    const from = index + start.length;
    const to = text.indexOf("endstream", from);
    if (text.slice(index - 3, index) === "end" || to < 0) continue;
    const data = bytes.subarray(from, to);
    const dictionary = text.slice(Math.max(text.lastIndexOf(" obj", index), index - 2000), index);
    yield { dictionary, data: dictionary.includes("/FlateDecode") ? inflated(data) : data };
  }
}

function inflated(data: Buffer): Buffer {
  try {
    return inflateSync(data);
  } catch {
    return data;
  }
}

/** From the numbers of letters, as hex, to letters. */
function readFont(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = "", letter = ""] of block.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi))
      letters.set(code.toLowerCase(), utf16(letter));
  }
  for (const [, block = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = "", to = "", first, list] of block.matchAll(RANGE)) {
      const others = Array.from((list ?? "").matchAll(/<([0-9a-f]+)>/gi), ([, letter = ""]) => utf16(letter));
      const start = Number.parseInt(from, 16);
      for (let at = 0; at <= Math.min(Number.parseInt(to, 16) - start, 0xffff); at++) {
        const letter = first ? String.fromCharCode(Number.parseInt(first, 16) + at) : others[at];
        letters.set((start + at).toString(16).padStart(from.length, "0"), letter ?? "");
      }
    }
  }
  return letters;
}

const RANGE = /<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*(?:<([0-9a-f]+)>|\[([^\]]*)\])/gi;

function utf16(hex: string): string {
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}

/** In one piece: a page puts every few letters at a place of their own. */
function textOf(page: string, font: Map<string, string>): string {
  const size = font.keys().next().value?.length ?? 2;
  return Array.from(page.matchAll(SHOWN), ([, hex, literal]) => {
    const codes = hex ?? Buffer.from(unescaped(literal ?? ""), "latin1").toString("hex");
    const numbers =
      codes
        .replaceAll(/\s/g, "")
        .toLowerCase()
        .match(new RegExp(`.{${size}}`, "g")) ?? [];
    return numbers.map((code) => font.get(code) ?? (font.size > 0 ? "" : latin(code))).join("");
  }).join("");
}

const SHOWN = /<([0-9a-f\s]+)>|\(((?:\\[\s\S]|[^\\()])*)\)/gi;

function latin(code: string): string {
  return Buffer.from(code, "hex").toString("latin1");
}

function unescaped(literal: string): string {
  return literal.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_match, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (BREAKS[code] ?? code),
  );
}

const BREAKS: Record<string, string> = { n: " ", r: " ", t: " ", "\n": "", "\r": "" };

function pixelsOf(dictionary: string, data: Buffer): Pixels[] {
  const number = (name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(dictionary)?.[1]);
  const [width, height] = [number("Width"), number("Height")];
  const channels = data.length === width * height * 3 ? 3 : 1;
  const isWhole = width > 0 && height > 0 && data.length === width * height * channels;
  return dictionary.includes("/Image") && isWhole ? [{ data, width, height, channels }] : [];
}
