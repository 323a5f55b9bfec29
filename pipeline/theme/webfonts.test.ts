import { beforeAll, expect, test, vi } from "vitest";
import { filesIn } from "../../files/read-once.ts";
import { makeSmallContent } from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { loadContent } from "../load-content.ts";
import { fingerprint } from "../media/ledger.ts";
import { publicTexts } from "./public-texts.ts";
import { openTypeface, type Typeface } from "./typeface.ts";
import { generateWebfonts, PRELOAD_BUDGET } from "./webfonts.ts";

vi.setConfig({ testTimeout: 30_000 });

let figtree: Typeface;
const inTheme = filesIn("docs/themes/warm");
const weights = { min: 400, max: 600 };

beforeAll(async () => {
  figtree = await openTypeface("@fontsource-variable/figtree", inTheme);
});

/** Returns an address that contains the hash. */
async function publishFont(font: Buffer): Promise<string> {
  const isFull = figtree.files.some(({ bytes }) => bytes.equals(font));
  return `/${isFull ? "full" : "subset"}-${fingerprint(font)}.woff2`;
}

function generateFonts(text: string, budget = PRELOAD_BUDGET) {
  const request = { family: "Text", typeface: figtree, weights, budget };
  return generateWebfonts(request, { characters: text, fallback: [text] }, publishFont);
}

/** Returns the unicode-range of each rule for these files. */
function rangesOf(css: string, files: "subset" | "full"): string[] {
  const rules = css.matchAll(new RegExp(`url\\(/${files}[^}]*unicode-range:([^}]*)}`, "g"));
  return [...rules].map(([, range = ""]) => range);
}

test("pages preload a subset with the characters of public texts", async () => {
  const originalFonts = await generateFonts("Robin");
  const fontsWithNewTexts = await generateFonts("Robin Šimić");
  expect(rangesOf(originalFonts.css, "subset")).toEqual(["U+52,U+62,U+69,U+6E-6F"]);
  expect(rangesOf(fontsWithNewTexts.css, "subset")).toEqual(["U+20,U+52,U+62,U+69,U+6D-6F", "U+107,U+160"]);
  expect(originalFonts.preload).toHaveLength(1);
  expect(fontsWithNewTexts.preload).toHaveLength(2);
  expect(originalFonts.preloadBytes).toBeLessThan(12_000);
});

test("pages do not preload full fonts, and rules for subset fonts override rules for full fonts", async () => {
  const { css, preload } = await generateFonts("Robin");
  expect(rangesOf(css, "full").length).toBeGreaterThan(1);
  expect(preload.every((url) => url.startsWith("/subset"))).toBe(true);
  expect(css.indexOf("/subset")).toBeGreaterThan(css.lastIndexOf("/full"));
});

test("pages preload only the regular weight of a typeface that exceeds the budget", async () => {
  const completeFonts = await generateFonts("Robin");
  const splitFonts = await generateFonts("Robin", 1000);
  expect(splitFonts.preloadBytes).toBeLessThan(completeFonts.preloadBytes);
  expect(splitFonts.preload).toHaveLength(1);
  const rules = splitFonts.css.matchAll(/font-weight:([\d ]+);[^}]*subset/g);
  expect([...rules].map(([, weight]) => weight)).toEqual(["400", "500 600"]);
});

test("pages show a local font with the same metrics until the typeface is loaded", async () => {
  const { css } = await generateFonts(
    "I moved the limits into the ticket, where the question is asked: what may I still buy today, and what does it cost me tomorrow? Nobody had to leave the window for it.",
  );
  const [, adjust] = /"Text Fallback";src:local\("Arial"\).*size-adjust:([\d.]+)%/.exec(css) ?? [];
  expect(Number(adjust)).toBeGreaterThan(97);
  expect(Number(adjust)).toBeLessThan(103);
  expect(css).toMatch(/ascent-override:9\d(\.\d+)?%;descent-override:2\d(\.\d+)?%/);
});

test("the local font is not scaled if public texts contain no Latin words", async () => {
  expect((await generateFonts("検索")).css).toContain("size-adjust:100%");
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

test("openTypeface reads the family, the weights and the embedding bits of a .woff2 file", async () => {
  const { family, files, mayEmbed } = await openTypeface("fonts/fraunces.woff2", inTheme);
  expect([family, files[0]?.weights, mayEmbed]).toEqual(["Fraunces", { min: 300, max: 700 }, true]);
});
