/** Writes app/fonts/: the characters of English in the weights the site uses. Run by hand after a new version of the typefaces. */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { FEATURES, LIGATURES, subset } from "../pipeline/theme/webfonts.ts";

/** Characters of English, and é, · and ×: the same as `unicode-range` in app/styles/fonts.css. */
const LETTERS = /unicode-range:([^;]+)/;

const FONTS = {
  "funnel-display": 500,
  "instrument-sans": { min: 400, max: 600 },
};

export async function ownFonts(): Promise<Map<string, Buffer>> {
  const [, range = ""] = LETTERS.exec(await readFile("app/styles/fonts.css", "utf8")) ?? [];
  const letters = String.fromCodePoint(...codePointsIn(range));
  const { resolve } = createRequire(import.meta.url);
  const files = Object.entries(FONTS).map(async ([name, wght]) => {
    const bytes = await readFile(
      resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    );
    return [`${name}.woff2`, await subset(bytes, letters, { wght }, [...FEATURES, ...LIGATURES])] as const;
  });
  return new Map(await Promise.all(files));
}

export function codePointsIn(range: string): number[] {
  return range.split(/,\s*/).flatMap((part) => {
    const [first = 0, last = first] = Array.from(part.matchAll(/[0-9A-F]+/g), ([code]) =>
      Number.parseInt(code, 16),
    );
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

if (import.meta.main)
  for (const [name, bytes] of await ownFonts()) await writeFile(`app/fonts/${name}`, bytes);
