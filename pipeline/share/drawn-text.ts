import { type Font, Buffer as GlyphBuffer, shape } from "harfbuzzjs";
import { fitText, type TextBox } from "./fit-text.ts";

export interface TextStyle {
  lineHeight: number;
  /** Letter spacing in parts of the font size. */
  tracking: number;
}

export interface DrawnText {
  /** With the first baseline at 0. */
  svg: string;
  lines: number;
  size: number;
  /** False if the typeface lacks a character, which is left out. */
  isComplete: boolean;
}

/** Draws text as outlines, which look the same on every machine. @param fonts each has other characters */
export function drawText(text: string, fonts: Font[], style: TextBox & TextStyle): DrawnText {
  const composed = text.normalize("NFC");
  const drawable = Array.from(composed, (char) => (/\s/.test(char) || fontFor(char, fonts) ? char : "")).join(
    "",
  );
  const widths = new Map<string, number>();
  const measure = (line: string) => {
    const width = widths.get(line) ?? outline(line, fonts, style.tracking).width;
    widths.set(line, width);
    return width;
  };
  const { lines, size } = fitText(withoutLooseDashes(drawable), style, measure);
  const svg = lines.map((line, index) => {
    const { path } = outline(line, fonts, style.tracking);
    return `<g transform="translate(0 ${index * size * style.lineHeight}) scale(${size})">${path}</g>`;
  });
  return { svg: svg.join(""), lines: lines.length, size, isComplete: drawable === composed };
}

/** Keeps dashes off the start of a line. */
function withoutLooseDashes(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[–—·])/g, "\u00a0");
}

/** Returns paths and their width at font size 1. */
function outline(line: string, fonts: Font[], tracking: number): { path: string; width: number } {
  let [path, pen] = ["", 0];
  for (const { font, text } of runs(line, fonts)) {
    const em = font.face.upem;
    const glyphs = new GlyphBuffer();
    glyphs.addText(text);
    glyphs.guessSegmentProperties();
    shape(font, glyphs);
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs.getGlyphInfosAndPositions()) {
      const place = `translate(${pen + xOffset / em} ${-yOffset / em}) scale(${1 / em} ${-1 / em})`;
      path += `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
      pen += xAdvance / em + tracking;
    }
  }
  return { path, width: pen - tracking };
}

/** Groups adjacent characters of a font, so that they are kerned. */
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
