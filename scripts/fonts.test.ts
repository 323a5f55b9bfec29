import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codePointsIn, readUnicodeRanges, subsetFonts } from "./fonts.ts";

test("the files in app/fonts equal the output of scripts/fonts.ts", async () => {
  const files = await subsetFonts();
  expect(readdirSync("app/fonts").filter((name) => name.endsWith(".woff2"))).toEqual([...files.keys()]);
  for (const [name, bytes] of files) {
    const isUpToDate = readFileSync(`app/fonts/${name}`).equals(bytes);
    expect(isUpToDate, `${name} is outdated: run \`npx node scripts/fonts.ts\``).toBe(true);
  }
});

test.each(["zalando-sans-expanded", "instrument-sans"])(
  "%s.css declares the complete typeface for all Latin characters outside the subset",
  async (name) => {
    const unicode = readFileSync("node_modules/@fontsource-variable/instrument-sans/unicode.json", "utf8");
    const [english = [], rest = []] = await readUnicodeRanges(name);
    const isOutsideSubset = (code: number) =>
      code > 0x20 && !(code > 0x7e && code < 0xa1) && !english.includes(code);
    expect(rest).toEqual(codePointsIn(JSON.parse(unicode).latin).filter(isOutsideSubset));
  },
);
