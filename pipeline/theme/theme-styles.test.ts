import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { themeSchema } from "#app/content/theme-schema.ts";
import { runs } from "../../tests/helpers/runs.ts";
import { contrast, solvePalette, type Tokens } from "./palette.ts";
import { themeStyles } from "./theme-styles.ts";

function stylesOf(theme: object): string {
  return themeStyles(themeSchema.parse(theme), null);
}

test("themeStyles returns only the colors of older browsers if the theme is empty", () => {
  expect(stylesOf({})).toMatch(/^@supports not \(color:light-dark\(red,red\)\)\{[^"']*\}$/);
});

test.each([
  ["light and dark", {}, ["#fbfbf9", "#121316"]],
  ["only light", { scheme: "light" }, ["#fbfbf9"]],
  ["only dark", { scheme: "dark", darkBackground: "#200010" }, ["#200010"]],
])("older browsers show a site that is %s in its colors", (_, colors, papers) => {
  const [, plainColors = ""] = stylesOf({ colors }).split("@supports not");
  expect(Array.from(plainColors.matchAll(/--color-paper:(#\w+)/g), ([, paper]) => paper)).toEqual(papers);
});

test.each([
  ["a radius", { shape: { radius: 4 } }, "--corners:4;--radius-small:2px"],
  ["square buttons", { shape: { buttons: "square" } }, "--radius-button:0px;--radius-chip:0px"],
  ["plain links", { shape: { links: "plain" } }, "text-decoration:none"],
  ["a narrow page", { layout: { pageWidth: 1000 } }, "--container-page:1000px"],
  ["wide cards", { layout: { cardRatio: "16:9" } }, "--aspect-card:16/9"],
  ["small titles", { layout: { titleScale: 0.8 } }, "--title-scale:0.8"],
  ["small text", { fonts: { textSize: 16 } }, "--text-body:1rem"],
  ["space between lines", { fonts: { lineHeight: 1.6 } }, "--leading:1.6"],
  ["wide titles", { fonts: { displayTracking: 0.05 } }, "--text-name--letter-spacing:0.05em"],
  ["a dark site", { colors: { scheme: "dark" } }, "@media screen{:root{color-scheme:dark}}"],
  ["an accent", { colors: { accent: "#0b5cad" } }, "--color-accent:light-dark(#0b5cad,#0b5cad)"],
  ["a background", { colors: { background: "#ffe14d" } }, "@media (prefers-contrast:more)"],
  ["a dark background", { colors: { darkBackground: "#200010" } }, "@media (prefers-contrast:more)"],
  ["a color of descriptions", { colors: { softText: "#102030" } }, "--color-soft:light-dark(#102030,"],
  ["a text color", { colors: { text: "#102030" } }, "@media (prefers-contrast:more)"],
])("themeStyles adds a rule for %s", (_, theme, rule) => {
  expect(stylesOf(theme)).toContain(rule);
});

test("links in a section with its own color do not use the accent", () => {
  expect(stylesOf({ colors: { accent: "#0b5cad" } })).toContain(".on-color{--color-link:currentColor");
  expect(stylesOf({ colors: { background: "#ffffff" } })).not.toContain(".on-color");
});

/** With more contrast, each token has at least this contrast with the paper of its scheme. */
const MORE_CONTRAST: [keyof Tokens, number][] = [
  ["soft", 4.5],
  ["line", 3],
  ["field", 3],
];

/** Checks the colors for more contrast in `css` on the paper of each scheme. */
function expectMoreContrast(css: string, palette: ReturnType<typeof solvePalette>["palette"]): void {
  const [, rule = ""] = css.split(/@media \(prefers-contrast: ?more\)/);
  for (const [name, least] of MORE_CONTRAST) {
    const values = new RegExp(`--color-${name}: ?light-dark\\((#\\w+), ?(#\\w+)\\)`).exec(rule);
    const [, light = "", dark = ""] = values ?? [];
    expect(contrast(light, palette.light.paper), `${name} in light`).toBeGreaterThanOrEqual(least);
    expect(contrast(dark, palette.dark.paper), `${name} in dark`).toBeGreaterThanOrEqual(least);
  }
}

test("visitors who prefer more contrast get readable default colors in both schemes", () => {
  const css = readFileSync("app/styles/base.css", "utf8");
  expectMoreContrast(css, solvePalette({ scheme: "both" }).palette);
});

test("visitors who prefer more contrast get readable colors of any theme in both schemes", () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);
  const property = fc.property(color, color, (background, darkBackground) => {
    const colors = { scheme: "both", background, darkBackground } as const;
    expectMoreContrast(stylesOf({ colors }), solvePalette(colors).palette);
  });
  fc.assert(property, runs(2000));
});
