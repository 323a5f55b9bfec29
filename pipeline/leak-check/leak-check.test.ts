import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createLeakCheck } from "./leak-check.ts";

const SENTENCE = 'Nobody wanted the <same> screen at "month end", and the traders’ notes said so.';
const CYRILLIC = "Никто не хотел видеть один и тот же экран утром и вечером.";
const EXCERPT = "We asked nine traders to draw their desk and not one drew the same screen twice that week.";
const PUBLIC = "Everyone may read these words about a week in the library.";
const FILM = Buffer.from(Array.from({ length: 40_000 }, (_, at) => (at * at * 31 + (at >> 7)) & 255));
const ICON = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...FILM.subarray(0, 20)]);

const leaksIn = createLeakCheck({
  texts: [SENTENCE, CYRILLIC, EXCERPT, PUBLIC],
  publicTexts: [PUBLIC, "We asked nine traders to draw their desk."],
  names: ["plan.png"],
  files: [
    { name: "trade-film-0123456789.mp4", bytes: FILM },
    { name: "icon-0123456789.png", bytes: ICON },
    { name: "padding.bin", bytes: Buffer.alloc(9000) },
  ],
});

function leaksOf(content: string | Buffer): string[] {
  return leaksIn({ name: "", bytes: Buffer.from(content) });
}

const html = SENTENCE.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const json = JSON.stringify(SENTENCE);
const base64 = (text: string | Buffer) => Buffer.from(text).toString("base64");
const attribute = (text: string) => `<!doctype html><p>Everyone reads this.</p><i data-x="${text}">`;
const wrapped = (end: string) => (base64(SENTENCE).match(/.{1,32}/g) ?? []).join(end);
const insideWords = (mark: string) => html.replaceAll(/(?<!&\w*)(\w)(?=\w)(?!\w*;)/g, `$1${mark}`);

/** Whoever promises a kind of leak adds its row: what it is called, and a public file with the leak in it. */
const PLANTED: Record<string, string | Buffer> = {
  HTML: `<p>${html}</p>`,
  "HTML with tags between words": html.replace("screen", '<em class="x">screen</em><!-- -->'),
  "HTML with tags inside words": insideWords("<b></b>"),
  "HTML with numbered entities": SENTENCE.replaceAll(/\W/gu, (letter) => `&#${letter.codePointAt(0)};`),
  "HTML with hexadecimal entities": SENTENCE.replaceAll(
    /[<>"]/g,
    (c) => `&#x${c.charCodeAt(0).toString(16)};`,
  ),
  "soft hyphens": insideWords("\u00ad"),
  "soft hyphens as entities": insideWords("&shy;"),
  "spaces without width": insideWords("\u200b"),
  "joiners as numbers": insideWords("&#8205;"),
  "letters of full width": SENTENCE.replaceAll(/[a-z]/g, (c) =>
    String.fromCodePoint(c.charCodeAt(0) + 0xfee0),
  ),
  capitals: SENTENCE.toUpperCase(),
  "wrapped lines": SENTENCE.replaceAll(" ", "\n   "),
  "words joined by hyphens": attribute(SENTENCE.replaceAll(/\W+/g, "-")),
  "an address": `<a href="/search?q=${encodeURIComponent(SENTENCE)}">`,
  "quoted-printable": SENTENCE.replace("wanted", "wan=\r\nted"),
  "a bundle": `const x={description:${json}}`,
  "JSON with escapes": json.replaceAll(
    /[<>’]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  ),
  "JSON in JSON": JSON.stringify(json),
  "a source map": JSON.stringify({ version: 3, sourcesContent: [`export const x = ${json}`] }),
  "eight words in a row": "… and not one drew the same screen twice …",
  base64: attribute(base64(SENTENCE)),
  base64url: attribute(Buffer.from(`${SENTENCE}????>>>>`).toString("base64url")),
  "base64 behind one letter": attribute(base64(`x${SENTENCE}`)),
  "base64 behind two letters": attribute(base64(`xy${SENTENCE}`)),
  "base64 without its beginning": attribute(base64(`${EXCERPT} ${SENTENCE}`).slice(7)),
  "base64 in lines": attribute(wrapped("\r\n")),
  "base64 in lines of a script": attribute(wrapped("\\n")),
  "base64 of base64": attribute(base64(base64(SENTENCE))),
  "base64 of gzip": attribute(base64(gzipSync(SENTENCE))),
  "base64 of gzip behind one letter": attribute(`x${base64(gzipSync(SENTENCE))}`),
  hex: attribute(Buffer.from(SENTENCE).toString("hex")),
  "UTF-16": Buffer.from(SENTENCE, "utf16le"),
  "UTF-16 with its mark": Buffer.from(`\ufeff${SENTENCE}`, "utf16le"),
  "UTF-16, the other order": Buffer.from(SENTENCE, "utf16le").swap16(),
  "UTF-16 in another script": Buffer.from(CYRILLIC, "utf16le"),
  "UTF-16 in another script, the other order": Buffer.from(CYRILLIC, "utf16le").swap16(),
  "UTF-16 among other bytes": Buffer.concat([
    Buffer.from([0x89, 0xff, 3]),
    Buffer.from(SENTENCE, "utf16le"),
    Buffer.from([0xff, 0, 0xfe]),
  ]),
  "a picture's own text": Buffer.concat([ICON, Buffer.from([0, 1, 2]), Buffer.from(SENTENCE)]),
  "a picture's own text in UTF-16": Buffer.concat([ICON, Buffer.from(CYRILLIC + SENTENCE, "utf16le")]),
  gzip: gzipSync(SENTENCE),
  "gzip cut off": gzipSync(`${SENTENCE} ${"x".repeat(9000)}`).subarray(0, -9),
  "gzip behind other bytes": Buffer.concat([Buffer.from([1, 2, 3, 0xff]), gzipSync(SENTENCE)]),
  brotli: brotliCompressSync(Buffer.from(SENTENCE)),
  zstd: zstdCompressSync(SENTENCE),
  deflate: deflateSync(SENTENCE),
  "deflate without a head": deflateRawSync(SENTENCE),
  zip: zip("notes/plan.txt", Buffer.from(SENTENCE)),
  "zip in zip": zip("inner.zip", zip("plan.txt", Buffer.from(SENTENCE))),
  "zip without compression": zip("plan.txt", Buffer.from(SENTENCE, "utf16le"), { isStored: true }),
};

test.each(Object.entries(PLANTED))("a locked text is seen in %s", (_name, content) => {
  expect(leaksOf(content).join()).toContain("the locked text ");
});

describe("a locked file", () => {
  test.each([0, 1, 2047, 2048, 5_000, 40_000 - 4096])("is seen by 4 KiB of it, from byte %i on", (start) => {
    const part = FILM.subarray(start, start + 4096);
    expect(leaksOf(part)).toContain("the locked file trade-film-0123456789.mp4 itself");
    expect(leaksOf(Buffer.concat([Buffer.alloc(777, 7), part, Buffer.alloc(9)]))).toHaveLength(1);
  });

  test.each([
    ["a data address", `<img src="data:image/png;base64,${base64(ICON)}">`],
    ["a zip", zip("a.png", ICON)],
    ["another picture", Buffer.concat([ICON.subarray(0, 8), Buffer.alloc(99, 1), ICON])],
  ])("is seen in %s", (_name, content) => {
    expect(leaksOf(content)).toContain("the locked file icon-0123456789.png itself");
  });

  test("is seen by its name, in a text or as a file's, and not inside longer names", () => {
    const name = "trade-film-0123456789.mp4";
    expect(leaksOf(`<video src="/locked/trade/${name}">`)).toEqual([`the locked file name ${name}`]);
    expect(leaksIn({ name, bytes: Buffer.of() })).toEqual([`the locked file ${name} itself`]);
    expect(leaksOf("see plan.png")).toEqual(["the locked file name plan.png"]);
    expect(leaksOf("see floorplan.png and plan.pngs")).toEqual([]);
  });

  test("is not seen in padding, nor in the same bytes in another order", () => {
    expect(leaksOf(Buffer.alloc(20_000))).toEqual([]);
    expect(leaksOf(Buffer.from(FILM).reverse())).toEqual([]);
  });
});

test.each<[string, Buffer]>([
  ["xz", Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 1, 2, 3])],
  ["bzip2", Buffer.from("BZh91AY&SY")],
  ["7z", Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4])],
  ["rar", Buffer.from("Rar!\u001a\u0007")],
  ["lz4", Buffer.from([4, 0x22, 0x4d, 0x18, 0x64, 0x40])],
  ["a zip with a password", zip("plan.txt", Buffer.from("x"), { isEncrypted: true })],
])("%s, which nobody can look into, is a problem", (_name, bytes) => {
  expect(leaksOf(bytes)).toEqual(["something packed so that it cannot be looked into"]);
});

test.each([
  PUBLIC,
  base64(PUBLIC),
  "We asked nine traders to draw their desk.",
  "and not one drew the same screen",
  "<h2>Background</h2><p>Short.</p>",
])("what everyone may read is no leak: %s", (text) => {
  expect(leaksOf(attribute(text))).toEqual([]);
});

/** An archive as far as its entry goes; no directory follows. */
function zip(name: string, bytes: Buffer, { isStored = false, isEncrypted = false } = {}): Buffer {
  const data = isStored ? bytes : deflateRawSync(bytes);
  const head = Buffer.alloc(30);
  head.write("PK\u0003\u0004", "latin1");
  head[6] = isEncrypted ? 1 : 0;
  head.writeUInt16LE(isStored ? 0 : 8, 8);
  head.writeUInt32LE(data.length, 18);
  head.writeUInt32LE(bytes.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), data]);
}
