/** Writes app/fonts/ with the characters and weights that the site uses. Run this script after an update of the typefaces. */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { FEATURES, LIGATURES, subsetFile } from "../pipeline/theme/webfonts.ts";

/** The first `unicode-range` in app/styles/<name>.css lists the characters of each typeface. */
const FONT_WEIGHTS = {
  "instrument-sans": { min: 400, max: 600 },
  "zalando-sans-expanded": 500,
};

export async function subsetFonts(): Promise<Map<string, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const files = Object.entries(FONT_WEIGHTS).map(async ([name, wght]) => {
    const [characters = []] = await readUnicodeRanges(name);
    const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    const features = [...FEATURES, ...LIGATURES];
    const text = String.fromCodePoint(...characters);
    return [`${name}.woff2`, await subsetFile(await readFile(file), text, { wght }, features)] as const;
  });
  return new Map(await Promise.all(files));
}

export async function readUnicodeRanges(name: string): Promise<number[][]> {
  const css = await readFile(`app/styles/${name}.css`, "utf8");
  return Array.from(css.matchAll(/unicode-range:([^;]+);/g), ([, range = ""]) => codePointsIn(range));
}

export function codePointsIn(range: string): number[] {
  return range.split(/,\s*/).flatMap((part) => {
    const [first = 0, last = first] = (part.match(/[0-9A-F]+/g) ?? []).map((code) =>
      Number.parseInt(code, 16),
    );
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

if (import.meta.main)
  for (const [name, bytes] of await subsetFonts()) await writeFile(`app/fonts/${name}`, bytes);
