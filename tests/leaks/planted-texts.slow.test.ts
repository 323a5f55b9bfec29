import { readFile } from "node:fs/promises";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FAR_NOTE, type MadeUpSite, makeUpSite, NEW_FIELD, NOTE, SECTION } from "./made-up-site.ts";
import { pdf, printedPdf, zip } from "./plants/containers.ts";

let site: MadeUpSite;
beforeAll(async () => {
  site = await makeUpSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const page = (inside: string) => Buffer.from(`<!doctype html><p>Everyone reads this.</p>${inside}`);
const base64 = (text: string) => Buffer.from(text).toString("base64");

/** Whoever adds a kind of leak adds its row: what it is called, and a public file with the leak in it. */
const PLANTS: Record<string, Buffer> = {
  "a section": page(`<p>${SECTION}</p>`),
  "a new field of a section": page(NEW_FIELD),
  "a note beside the study": page(NOTE),
  "headings as anchors": page('<a href="#unified-view">More</a>'),
  "headings as ids": page('<h2 id="3-unified-view">More</h2>'),
  "headings as ids with low lines": page('<h2 id="section_unified_view">More</h2>'),
  "headings joined in one sentence": page("<p>It tells of margin call, problems and the unified view.</p>"),
  "two headings in a description": page('<meta name="description" content="Margin call and Unified view">'),
  "headings as a list of words": Buffer.from("problems\nmargin call\nunified view\n"),
  "a heading alone": page("<b>Margin call</b>"),
  "soft hyphens inside words": page(SECTION.replaceAll(/(\w\w\w)(?=\w)/g, "$1\u00ad")),
  "soft hyphens as entities": page(SECTION.replaceAll(/(\w\w\w)(?=\w)/g, "$1&shy;")),
  "no width inside words": page(SECTION.replaceAll(/(\w)(?=\w)/g, "$1\u200b")),
  "joiners as numbers": page(SECTION.replaceAll(/(\w)(?=\w)/g, "$1&#8205;")),
  "soft hyphens in a heading": page("<b>Mar\u00adgin call</b>"),
  "tags inside words": page(SECTION.replaceAll(/(\w)(?=\w)/g, "<b>$1</b>")),
  "letters of another width": page(
    SECTION.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  ),
  "an address": page(`<a href="/search?q=${encodeURIComponent(SECTION)}">`),
  "words without spaces": page(`<i data-x="${SECTION.replaceAll(/\W+/g, "-")}">`),
  base64: page(`<i data-x="${base64(SECTION)}">`),
  "base64 behind one letter": page(`<i data-x="${base64(`x${SECTION}`)}">`),
  "base64 behind two letters": page(`<i data-x="${base64(`xy${SECTION}`)}">`),
  "base64 without its beginning": page(`<i data-x="${base64(`${SECTION} ${NEW_FIELD}`).slice(7)}">`),
  base64url: page(`<i data-x="${Buffer.from(`${SECTION}????>>>>`).toString("base64url")}">`),
  "wrapped base64": page((base64(SECTION).match(/.{1,32}/g) ?? []).join("\r\n")),
  "base64 wrapped inside a script": page((base64(SECTION).match(/.{1,32}/g) ?? []).join("\\n")),
  "base64 of base64": page(base64(base64(SECTION))),
  "base64 of gzip": page(gzipSync(SECTION).toString("base64")),
  hex: page(Buffer.from(SECTION).toString("hex")),
  "UTF-16": Buffer.from(SECTION, "utf16le"),
  "UTF-16 with its mark": Buffer.from(`\ufeff${SECTION}`, "utf16le"),
  "UTF-16 in another script": Buffer.from(FAR_NOTE, "utf16le"),
  "UTF-16 in another script the other way round": Buffer.from(FAR_NOTE, "utf16le").swap16(),
  "UTF-16 of headings": Buffer.from("problems, margin call, unified view", "utf16le"),
  "UTF-16 the other way round": Buffer.from(SECTION, "utf16le").swap16(),
  "UTF-16 among other bytes": Buffer.concat([
    Buffer.from([0x89, 0xff, 3]),
    Buffer.from(NEW_FIELD, "utf16le"),
    Buffer.from([0xff, 0, 0xfe]),
  ]),
  gzip: gzipSync(SECTION),
  brotli: brotliCompressSync(Buffer.from(SECTION)),
  zstd: zstdCompressSync(Buffer.from(SECTION)),
  deflate: deflateSync(SECTION),
  "deflate without a head": deflateRawSync(SECTION),
  "gzip cut off": gzipSync(`${SECTION} ${"x".repeat(9000)}`).subarray(0, -9),
  "gzip behind other bytes": Buffer.concat([Buffer.from([1, 2, 3, 0xff]), gzipSync(SECTION)]),
  "a zip": zip({ "notes/plan.txt": Buffer.from(SECTION) }),
  "a zip without compression": zip({ "plan.txt": Buffer.from(SECTION) }, { isStored: true }),
  "a zip in a zip": zip({ "inner.zip": zip({ "plan.txt": Buffer.from(SECTION) }) }),
  "the content's folder in a zip": zip({ "case-study.yaml": Buffer.from(`title: ${SECTION}`) }),
  "a PDF": pdf(`BT /F1 12 Tf 72 720 Td (${SECTION.replace("’", "")}) Tj ET`),
  "a PDF that places each syllable": pdf(
    `BT [${(SECTION.match(/.{1,3}/g) ?? []).map((part) => `(${part.replace("’", "")}) -20`).join(" ")}] TJ ET`,
  ),
  "a PDF with numbers of letters": printedPdf(SECTION),
  "a source map": Buffer.from(
    JSON.stringify({ version: 3, sourcesContent: [`export const x = "${SECTION}"`] }),
  ),
};

test.each(Object.entries(PLANTS))("a leak is seen: %s", async (_name, bytes) => {
  expect(await site.find({ name: "", bytes })).not.toEqual([]);
});

test("a picture that says it in a text of its own", async () => {
  const told = await site
    .picture()
    .resize(32, 20)
    .withExif({ IFD0: { ImageDescription: SECTION } })
    .jpeg()
    .toBuffer();
  expect((await site.find({ name: "", bytes: told })).join()).toContain("the locked text");
});

test("an archive nobody can look into is a problem", async () => {
  const sealed = Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 1, 2, 3]);
  expect(await site.find({ name: "", bytes: sealed })).toEqual([
    "something packed so that it cannot be looked into",
  ]);
});

test("the file of a locked study itself is seen", async () => {
  const bytes = await readFile(site.locked("case-study.yaml"));
  expect((await site.find({ name: "", bytes })).join("\n")).toContain("case-study.yaml itself");
});

describe("what is public is no leak", () => {
  test.each([
    "<h2 id='1-background'>Background</h2>",
    "<p>A calm desk for people who trade.</p>",
    "<p>The background of our problems is told elsewhere.</p>",
    "<a href='#problems'>",
    "<p>No margin call came.</p>",
    "Everyone may read these words about a week in the library.",
    'const isUnified = view === "unified";',
    base64("Everyone may read these words about a week in the library."),
  ])("%s", async (text) => {
    expect(await site.find({ name: "", bytes: page(text) })).toEqual([]);
  });
});

test("what is not exactly public is locked", async () => {
  for (const texts of [SECTION, NEW_FIELD, NOTE])
    expect(site.secrets.texts.join("\n")).toContain(texts.slice(0, 40));
  expect(site.secrets.slugs).toEqual(["trade"]);
});
