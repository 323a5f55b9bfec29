import { type Font, Buffer as GlyphBuffer, shape } from "harfbuzzjs";
import { fitText, type TextBox } from "./fit-text.ts";

interface Box extends TextBox {
  lineHeight: number;
  /** Between letters, in parts of the size. */
  tracking: number;
}

/** Files of one typeface, of which each has other letters. */
type Typeface = Font[];

/** Text as outlines, the same on every machine, whatever fonts it has: SVG, with the first baseline at 0. */
export function drawText(text: string, typeface: Typeface, box: Box) {
  const widths = new Map<string, number>();
  const measure = (line: string) => {
    const width = widths.get(line) ?? outline(line, typeface, box.tracking).width;
    widths.set(line, width);
    return width;
  };
  const readable = readableIn(text, typeface);
  const { lines, size } = fitText(tidy(readable), box, measure);
  const svg = lines
    .map((line, index) => {
      const { path } = outline(line, typeface, box.tracking);
      return `<g transform="translate(0 ${index * size * box.lineHeight}) scale(${size})">${path}</g>`;
    })
    .join("");
  // Else there are letters that the typeface does not have.
  const isWhole = readable === text.normalize("NFC");
  return { svg, lines: lines.length, size, isWhole };
}

/** What the typeface has letters for; the rest would be drawn as empty boxes. */
function readableIn(text: string, typeface: Typeface): string {
  const letters = Array.from(text.normalize("NFC"));
  return letters.filter((letter) => /\s/.test(letter) || fontFor(letter, typeface)).join("");
}

function tidy(text: string): string {
  // A dash begins no line.
  return text
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[–—·])/g, "\u00a0");
}

function outline(line: string, typeface: Typeface, tracking: number): { path: string; width: number } {
  let [path, pen] = ["", 0];
  for (const { font, text } of runs(line, typeface)) {
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

/** Neighbouring letters of one font are shaped together, so that they are kerned. */
function runs(line: string, typeface: Typeface): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = [];
  for (const letter of line) {
    const font = fontFor(letter, typeface);
    const last = found.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) found.push({ font, text: letter });
  }
  return found;
}

function fontFor(letter: string, typeface: Typeface): Font | undefined {
  return typeface.find((font) => font.nominalGlyph(letter.codePointAt(0) ?? 0));
}
