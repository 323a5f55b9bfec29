import type { Font } from "harfbuzzjs";
import { widthOf } from "./typeface.ts";

/**
 * Widths in thousandths of the size, from the space to the tilde, of what every machine has, or something of the same
 * widths: read from Liberation Sans and Liberation Serif, whose widths are those of Arial and Times New Roman.
 */
const LOCAL = [
  {
    names: ["Arial", "Liberation Sans", "Helvetica Neue", "Helvetica"],
    widths: numbers(
      "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584",
    ),
  },
  {
    names: ["Times New Roman", "Liberation Serif", "Times"],
    widths: numbers(
      "250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541",
    ),
  },
  { names: ["Courier New", "Liberation Mono", "Courier"], widths: numbers("600 ".repeat(95)) },
];

/** So many words, from all texts, are enough to compare two typefaces. */
const WORDS = 3000;

/**
 * The rule of a local typeface that stands in for `fonts` until they come: the one in whose words running text comes
 * out most alike, scaled to the same width, with ascent and descent of the first font.
 */
export function fallbackRule(family: string, fonts: Font[], texts: string[]): string {
  const font = fonts[0];
  if (!font) return "";
  const all = texts.flatMap((text) => text.match(/[!-~\u00c0-\u024f]+ ?/g) ?? []);
  const words = all.filter((_, index) => index % Math.ceil(all.length / WORDS) === 0);
  const pairs = LOCAL.map(({ names, widths }) => {
    const sizes = words.map((word) => ({ own: widthOf(word, font), other: localWidth(word, widths) }));
    const [own, other] = [sum(sizes.map((size) => size.own)), sum(sizes.map((size) => size.other))];
    const scale = other > 0 ? own / other : 1;
    return { names, scale, off: sum(sizes.map((size) => (size.own - size.other * scale) ** 2)) };
  });
  const [best] = pairs.toSorted((a, b) => a.off - b.off);
  if (!best) return "";
  const { ascender, descender, lineGap } = font.hExtents();
  const part = (measure: number) => percent(Math.abs(measure) / font.face.upem / best.scale);
  return `@font-face{font-family:"${family}";src:${best.names.map((name) => `local("${name}")`)};size-adjust:${percent(best.scale)};ascent-override:${part(ascender)};descent-override:${part(descender)};line-gap-override:${part(lineGap)}}`;
}

function localWidth(word: string, widths: number[]): number {
  return (
    sum(Array.from(word.normalize("NFD"), (letter) => widths[(letter.codePointAt(0) ?? 0) - 32] ?? 0)) / 1000
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2).replace(/\.?0+$/, "")}%`;
}

function numbers(text: string): number[] {
  return text.trim().split(" ").map(Number);
}
