import type { Font } from "harfbuzzjs";
import { shapeText } from "../theme/typeface.ts";
import { fitText, type TextBox } from "./fit-text.ts";

export interface TextStyle {
  lineHeight: number;
  tracking: number;
}

export interface DrawnText {
  svg: string;
  lines: number;
  size: number;
  /** False if the typeface lacks a character, which is left out. */
  isComplete: boolean;
}

/** Draws text as outlines, which look the same on every machine. @param fonts each has other characters */
export function drawText(text: string, fonts: Font[], style: TextBox & TextStyle): DrawnText {
  const composed = text.normalize("NFC");
  const drawable = Array.from(composed).filter((char) => /\s/.test(char) || fontFor(char, fonts));
  const outlines = new Map<string, { path: string; width: number }>();
  const outlineOf = (line: string) => {
    const found = outlines.get(line) ?? outline(line, fonts, style.tracking);
    outlines.set(line, found);
    return found;
  };
  // A dash never starts a line.
  const spaced = drawable.join("").trim().replaceAll(/\s+/g, " ");
  const unbroken = spaced.replaceAll(/ (?=[–—·])/g, "\u00a0");
  const { lines, size } = fitText(unbroken, style, (line) => outlineOf(line).width);
  const svg = lines.map((line, index) => {
    const top = index * size * style.lineHeight;
    return `<g transform="translate(0 ${top}) scale(${size})">${outlineOf(line).path}</g>`;
  });
  return {
    svg: svg.join(""),
    lines: lines.length,
    size,
    isComplete: drawable.length === Array.from(composed).length,
  };
}

function outline(line: string, fonts: Font[], tracking: number): { path: string; width: number } {
  let [path, pen] = ["", 0];
  for (const { font, text } of runs(line, fonts)) {
    const em = font.face.upem;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeText(text, font)) {
      const place = `translate(${pen + xOffset / em} ${-yOffset / em}) scale(${1 / em} ${-1 / em})`;
      path += `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
      pen += xAdvance / em + tracking;
    }
  }
  return { path, width: pen - tracking };
}

function runs(line: string, fonts: Font[]): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = [];
  for (const char of line) {
    const font = fontFor(char, fonts);
    const last = found.at(-1);
    if (font && last?.font === font) last.text += char;
    else if (font) found.push({ font, text: char });
  }
  return found;
}

function fontFor(char: string, fonts: Font[]): Font | undefined {
  return fonts.find((font) => font.nominalGlyph(char.codePointAt(0) ?? 0));
}
