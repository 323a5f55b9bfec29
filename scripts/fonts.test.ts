import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codePointsIn, ownFonts } from "./fonts.ts";

test("app/fonts is what `npx node scripts/fonts.ts` writes", async () => {
  const files = await ownFonts();
  const fonts = readdirSync("app/fonts").filter((name) => name.endsWith(".woff2"));
  expect(fonts).toEqual([...files.keys()]);
  for (const [name, bytes] of files) {
    expect(
      readFileSync(`app/fonts/${name}`).equals(bytes),
      `${name} is old: run \`npx node scripts/fonts.ts\``,
    ).toBe(true);
  }
});

test("the browser is told what they hold, and takes the rest of Latin from the whole typefaces", () => {
  const css = readFileSync("app/styles/fonts.css", "utf8");
  const ranges = Array.from(css.matchAll(/unicode-range:([^;]+);/g), ([, range = ""]) => codePointsIn(range));
  const latin = JSON.parse(
    readFileSync("node_modules/@fontsource-variable/instrument-sans/unicode.json", "utf8"),
  ).latin;
  const [core = []] = ranges;
  const rest = codePointsIn(latin).filter((code) => code > 0xa0 && !core.includes(code));
  expect(ranges).toEqual([core, core, rest, rest]);
});
