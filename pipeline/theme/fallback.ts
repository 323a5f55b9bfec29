import type { Font } from "harfbuzzjs";
import { widthOf } from "./typeface.ts";

/**
 * Widths are in thousandths of the font size, from space to tilde. They come from Liberation Sans and Liberation Serif,
 * which have the widths of Arial and Times New Roman.
 */
const LOCAL_FONTS = [
  {
    names: ["Arial", "Liberation Sans", "Helvetica Neue", "Helvetica"],
    widths: parseNumbers(
      "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584",
    ),
  },
  {
    names: ["Times New Roman", "Liberation Serif", "Times"],
    widths: parseNumbers(
      "250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541",
    ),
  },
  { names: ["Courier New", "Liberation Mono", "Courier"], widths: parseNumbers("600 ".repeat(95)) },
];

/** Picks the local font with the most similar word widths, and returns an `@font-face` rule that scales it. */
export function fallbackRule(family: string, font: Font, texts: string[]): string {
  const words = texts.flatMap((text) => text.match(/[!-~\u00c0-\u024f]+ ?/g) ?? []);
  const widths = words.map((word) => widthOf(word, font));
  const candidates = LOCAL_FONTS.map((local) => {
    const localWidths = words.map((word) => localWidth(word, local.widths));
    const scale = sum(widths) / sum(localWidths) || 1;
    const squaredErrors = widths.map((width, index) => (width - (localWidths[index] ?? 0) * scale) ** 2);
    return { names: local.names, scale, error: sum(squaredErrors) };
  });
  const [bestFont] = candidates.toSorted((a, b) => a.error - b.error);
  if (!bestFont) return "";
  const { ascender, descender, lineGap } = font.hExtents();
  const metricInPercent = (units: number) => formatPercent(Math.abs(units) / font.face.upem / bestFont.scale);
  return `@font-face{font-family:"${family}";src:${bestFont.names.map((name) => `local("${name}")`)};size-adjust:${formatPercent(bestFont.scale)};ascent-override:${metricInPercent(ascender)};descent-override:${metricInPercent(descender)};line-gap-override:${metricInPercent(lineGap)}}`;
}

function localWidth(word: string, widths: number[]): number {
  const letters = Array.from(word.normalize("NFD"), (char) => char.codePointAt(0) ?? 0);
  return sum(letters.map((code) => widths[code - 32] ?? 0)) / 1000;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function formatPercent(part: number): string {
  return `${(part * 100).toFixed(2).replace(/\.?0+$/, "")}%`;
}

function parseNumbers(text: string): number[] {
  return text.trim().split(" ").map(Number);
}
