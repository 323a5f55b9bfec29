import { beforeAll, expect, test, vi } from "vitest";
import { makeSmallContent } from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import { loadContent } from "../read/load-content.ts";
import { publicTexts } from "./public-texts.ts";
import { openTypeface, type Typeface } from "./typeface.ts";
import { makeWebfonts } from "./webfonts.ts";

vi.setConfig({ testTimeout: 30_000 });

let figtree: Typeface;
const WEIGHTS = { min: 400, max: 600 };

beforeAll(async () => {
  figtree = await openTypeface("@fontsource-variable/figtree", "content");
});

/** The addresses are the fingerprints that files are made under. */
const media = {
  generated: (source: string, hash: string) => `/${source.includes("said") ? "said" : "rest"}-${hash}.woff2`,
} as unknown as MediaBuilder;

function make(words: string, room?: number) {
  return makeWebfonts("Text", figtree, WEIGHTS, { said: [words], running: [words] }, media, room);
}

/** The ranges of the rules that name a file of this kind. */
function ranges(css: string, kind: string): string[] {
  return [...css.matchAll(new RegExp(`url\\(/${kind}[^}]*unicode-range:([^}]*)}`, "g"))].map(
    ([, range = ""]) => range,
  );
}

test("what is said is preloaded as a subset, and a new word brings its letters by itself", async () => {
  const before = await make("Robin");
  const after = await make("Robin Šimić");
  expect(ranges(before.css, "said")).toEqual(["U+20-7E"]);
  expect(ranges(after.css, "said")).toEqual(["U+20-7E", "U+107,U+160"]);
  expect(before.preload).toHaveLength(1);
  expect(after.preload).toHaveLength(2);
  expect(before.bytes).toBeLessThan(12_000);
});

test("the rest of the typeface follows by its ranges, and is not preloaded", async () => {
  const { css, preload } = await make("Robin");
  expect(ranges(css, "rest").length).toBeGreaterThan(1);
  expect(preload.every((url) => url.startsWith("/said"))).toBe(true);
  expect(css.indexOf("/said")).toBeGreaterThan(css.lastIndexOf("/rest"));
});

test("a typeface that is too heavy is preloaded without what is strong", async () => {
  const whole = await make("Robin");
  const split = await make("Robin", 8000);
  expect(split.bytes).toBeLessThan(whole.bytes);
  expect(split.preload).toHaveLength(1);
  expect([...split.css.matchAll(/font-weight:([\d ]+);[^}]*said/g)].map(([, weight]) => weight)).toEqual([
    "400",
    "500 600",
  ]);
});

test("until it is there, a local typeface stands in, as wide as it and as high", async () => {
  const { css } = await make(
    "I moved the limits into the ticket, where the question is asked: what may I still buy today, and what does it cost me tomorrow? Nobody had to leave the window for it.",
  );
  const [, adjust] = /"Text Fallback";src:local\("Arial"\).*size-adjust:([\d.]+)%/.exec(css) ?? [];
  expect(Number(adjust)).toBeGreaterThan(97);
  expect(Number(adjust)).toBeLessThan(103);
  expect(css).toMatch(/ascent-override:9\d(\.\d+)?%;descent-override:2\d(\.\d+)?%/);
});

test("letters of what is locked are in no subset", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change("case-studies/trade/case-study.yaml", "Some text.", "A secret ß.");
  await content.change("case-studies/trade/case-study.yaml", "A calm desk.", "A calm desk of œ.");
  const { all } = publicTexts((await loadContent(content.root)).content);
  expect(all.join("")).toContain("œ");
  expect(all.join("")).not.toContain("ß");
});

test.each([
  ["geist", 'write the whole name of its package, such as "@fontsource-variable/geist"'],
  ["@fontsource/none", '"@fontsource/none" is not installed: run npm install @fontsource/none'],
  ["zod/v4", '"zod/v4" is not installed: run npm install zod/v4'],
  [
    "fonts/none.woff2",
    'there is no file "docs/themes/warm/fonts/none.woff2": put it there, or write its name as it is',
  ],
])("%s is told", async (value, message) => {
  await expect(openTypeface(value, "docs/themes/warm")).rejects.toThrow(message);
});

test("a file of hers knows its family and its weights", async () => {
  const { family, files, mayEmbed } = await openTypeface("fonts/fraunces.woff2", "docs/themes/warm");
  expect([family, files[0]?.weights, mayEmbed]).toEqual(["Fraunces", { min: 300, max: 700 }, true]);
});
