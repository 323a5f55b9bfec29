import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font } from "harfbuzzjs";
import { beforeAll, expect, test, vi } from "vitest";
import { filesIn } from "../../files/read-once.ts";
import { makeSmallContent } from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { loadContent } from "../load-content.ts";
import { fingerprint } from "../media/ledger.ts";
import { publicTexts } from "./public-texts.ts";
import { drawnCharacters } from "./theme.ts";
import { fontsForWeight, openTypeface, shapeText, type Typeface, uprightFilesIn } from "./typeface.ts";
import { generateWebfonts } from "./webfonts.ts";

vi.setConfig({ testTimeout: 30_000 });

let figtree: Typeface;
const inTheme = filesIn("docs/themes/warm");
const weights = { min: 400, max: 600 };
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ,.";

beforeAll(async () => {
  figtree = await openTypeface("@fontsource-variable/figtree", inTheme);
});

/** Returns an address that contains the hash. */
async function publishFont(font: Buffer): Promise<string> {
  const isFull = figtree.files.some(({ bytes }) => bytes.equals(font));
  return `/${isFull ? "full" : "subset"}-${fingerprint(font)}.woff2`;
}

function generateFonts(characters: string) {
  return generateWebfonts({ family: "Text", typeface: figtree, weights, characters }, publishFont);
}

/** Returns the unicode-range of each rule for a file. */
function rangesOf(css: string): string[] {
  return [...css.matchAll(/unicode-range:([^}]*)}/g)].map(([, range = ""]) => range);
}

test("pages preload a file per face with the characters of public texts", async () => {
  const originalFonts = await generateFonts("Robin");
  const fontsWithNewTexts = await generateFonts("Robin Šimić");
  expect(rangesOf(originalFonts.css)).toEqual(["U+52,U+62,U+69,U+6E-6F"]);
  expect(rangesOf(fontsWithNewTexts.css)).toEqual(["U+20,U+52,U+62,U+69,U+6D-6F", "U+107,U+160"]);
  expect(originalFonts.preload).toHaveLength(1);
  expect(fontsWithNewTexts.preload).toHaveLength(2);
  expect(originalFonts.bytes).toBeLessThan(12_000);
});

test("all rules of a typeface have the same weights, so that a word does not mix two typefaces", async () => {
  const { css, completeCss } = await generateFonts("Zażółć gęślą jaźń");
  const declaredWeights = [...`${css}${completeCss}`.matchAll(/font-weight:([^;]*);/g)].map(
    ([, weight]) => weight,
  );
  expect(declaredWeights.length).toBeGreaterThan(3);
  expect(new Set(declaredWeights)).toEqual(new Set(["400 600"]));
});

test("the rules of complete files cover all characters, and are not in the CSS of public pages", async () => {
  const { css, completeCss, preload } = await generateFonts("Robin");
  expect(css).not.toContain("/full");
  expect(preload.every((url) => url.startsWith("/subset"))).toBe(true);
  expect(completeCss).not.toContain("/subset");
  expect(rangesOf(completeCss)[0]).toContain("U+20-7E");
});

test("pages preload at most two files of a typeface with many files", async () => {
  const typeface = await openTypeface("@fontsource-variable/rubik", inTheme);
  const request = { family: "Text", typeface, weights, characters: "n Ł Ж א ب" };
  const { css, preload } = await generateWebfonts(request, publishFont);
  expect(rangesOf(css)).toHaveLength(5);
  expect(preload).toHaveLength(2);
});

test("a generated font joins Arabic letters", async () => {
  const typeface = await openTypeface("@fontsource-variable/rubik", inTheme);
  const folder = newFolder();
  const request = { family: "Text", typeface, weights, characters: "ب" };
  const { preload } = await generateWebfonts(request, async (font) => {
    await writeFile(join(folder, `${fingerprint(font)}.woff2`), font);
    return `${fingerprint(font)}.woff2`;
  });
  const [font] = fontsForWeight(await openTypeface(preload, filesIn(folder)), 400);
  const glyphs = shapeText("ببب", font as Font).map(({ codepoint }) => codepoint);
  expect(new Set(glyphs).size).toBe(3);
});

test.each([
  ["figtree", "Arial", 97, 103],
  ["jetbrains-mono", "Courier New", 99, 101],
])("the fallback font has the metrics of %s", async (name, local, min, max) => {
  const typeface = await openTypeface(`@fontsource-variable/${name}`, inTheme);
  const request = { family: "Text", typeface, weights, characters: LETTERS };
  const { css } = await generateWebfonts(request, publishFont);
  const [, firstLocal, adjust] =
    /"Text Fallback";src:local\("([^"]*)"\).*size-adjust:([\d.]+)%/.exec(css) ?? [];
  expect(firstLocal).toBe(local);
  expect(Number(adjust)).toBeGreaterThan(min);
  expect(Number(adjust)).toBeLessThan(max);
  expect(css).toMatch(/ascent-override:\d+(\.\d+)?%;descent-override:\d+(\.\d+)?%/);
});

test("a typeface without Latin letters has no fallback rule", async () => {
  expect((await generateFonts("検索")).css).toBe("");
});

test.each([
  ["the composed form of a decomposed letter", "Z\u030c", "\u017d"],
  ["both parts of a Thai vowel", "\u0e33", "\u0e4d\u0e32"],
])("drawnCharacters adds %s", (_, text, characters) => {
  expect(drawnCharacters(text)).toContain(characters);
});

test("publicTexts omits the texts of locked sections", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change("case-studies/trade/case-study.yaml", "Some text.", "A secret ß.");
  await content.change("case-studies/trade/case-study.yaml", "A calm desk.", "A calm desk of œ.");
  const { all } = publicTexts((await loadContent(content.root)).content);
  expect(all.join("")).toContain("œ");
  expect(all.join("")).not.toContain("ß");
});

test.each([
  ["geist", 'write the full name of the package, such as "@fontsource-variable/geist"'],
  ["fonts/none.woff2", 'the file "fonts/none.woff2" does not exist: add it, or correct its name'],
])("openTypeface throws an error that explains how to fix the value %s", async (value, message) => {
  await expect(openTypeface(value, inTheme)).rejects.toThrow(message);
});

test.each([
  ["upright files first", (name: string) => !name.includes("italic")],
  ["italic files first", (name: string) => name.includes("italic")],
])("openTypeface uses only the upright file of a list with %s", async (_, isFirst) => {
  const folder = newFolder();
  const names = ["a-roman.woff2", "b-italic.woff2"].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const source = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght";
  await copyFile(`${source}-normal.woff2`, join(folder, "a-roman.woff2"));
  await copyFile(`${source}-italic.woff2`, join(folder, "b-italic.woff2"));
  const { files, unusedFiles } = await openTypeface(names, filesIn(folder));
  expect(files.map(({ name }) => name)).toEqual(["a-roman.woff2"]);
  expect(unusedFiles.map(({ name }) => name)).toEqual(["b-italic.woff2"]);
  expect((await openTypeface("b-italic.woff2", filesIn(folder))).files).toHaveLength(1);
});

test("openTypeface prefers the weight in the name of a Fontsource file to the weight inside the file", async () => {
  const folder = newFolder();
  await copyFile(
    "node_modules/@fontsource/kalam/files/kalam-latin-400-normal.woff2",
    join(folder, "kalam-latin-700-normal.woff2"),
  );
  const { files } = await openTypeface("kalam-latin-700-normal.woff2", filesIn(folder));
  expect(files[0]?.weights).toEqual({ min: 700, max: 700 });
});

test("uprightFilesIn omits the numbered parts of a typeface that also has a complete file", async () => {
  const folder = newFolder();
  const names = ["a-0-400-normal", "a-japanese-400-normal", "a-latin-400-normal", "a-latin-400-italic"];
  for (const name of names) await writeFile(join(folder, `${name}.woff2`), "");
  expect(await uprightFilesIn(folder)).toEqual(["a-latin-400-normal.woff2", "a-japanese-400-normal.woff2"]);
});

test("openTypeface reads the family, the weights and the embedding bits of a .woff2 file", async () => {
  const { family, files, mayEmbed } = await openTypeface("fonts/fraunces.woff2", inTheme);
  expect([family, files[0]?.weights, mayEmbed]).toEqual(["Fraunces", { min: 300, max: 700 }, true]);
});
