import type { Font } from "harfbuzzjs";
import { shapeText } from "../theme/typeface.ts";

interface TextStyle {
  /** The maximum width is in pixels. */
  width: number;
  maxLines: number;
  /** Short texts have this font size in pixels. Longer texts have a smaller size. */
  maxSize: number;
  lineHeight: number;
  /** Letter spacing is in em. */
  tracking: number;
}

/** Draws text as outlines, which look the same on every machine. Omits characters that the fonts lack. */
export function drawText(text: string, fonts: Font[], style: TextStyle) {
  const outlines = new Map<string, ReturnType<typeof drawOutline>>();
  const outlineOf = (line: string) => {
    const lineOutline = outlines.get(line) ?? drawOutline(line, fonts, style.tracking);
    outlines.set(line, lineOutline);
    return lineOutline;
  };
  const drawableCharacters = Array.from(text.normalize("NFC")).filter((char) => canDraw(char, fonts));
  const normalizedText = drawableCharacters.join("").trim().replaceAll(/\s+/g, " ");
  // Keep a dash at the end of its line.
  const words = normalizedText.split(/ (?![–—·])/);
  const { lines, size } = fitWords(words, style, (line) => outlineOf(line).width);
  const lineHeight = size * style.lineHeight;
  const svg = lines.map(
    (line, index) =>
      `<g transform="translate(0 ${index * lineHeight}) scale(${size})">${outlineOf(line).path}</g>`,
  );
  return { svg: svg.join(""), size, lastBaseline: (lines.length - 1) * lineHeight };
}

export function canDraw(text: string, fonts: Font[]): boolean {
  return Array.from(text.normalize("NFC")).every((char) => /\s/.test(char) || fontFor(char, fonts));
}

/** Finds the largest size at which the words fit, and breaks them into lines of similar length. */
function fitWords(
  words: string[],
  { width, maxLines, maxSize }: TextStyle,
  measure: (line: string) => number,
): { size: number; lines: string[] } {
  const wrap = (lineWidth: number, count: number) => {
    const lines = wrapWords(words, (line) => measure(line) <= lineWidth);
    return lines.length <= count && lines.every((line) => measure(line) <= lineWidth) ? lines : null;
  };
  let size = maxSize;
  while (size > 2 && !wrap(width / size, maxLines)) size -= 2;
  let lines = wrap(width / size, maxLines) ?? [];
  let [low, high] = [0, width / size];
  for (let step = 0; step < 12; step += 1) {
    const middleWidth = (low + high) / 2;
    const narrowerLines = wrap(middleWidth, lines.length);
    if (narrowerLines) [high, lines] = [middleWidth, narrowerLines];
    else low = middleWidth;
  }
  return { size, lines };
}

function wrapWords([first = "", ...rest]: string[], fits: (line: string) => boolean): string[] {
  const lines = [first];
  for (const word of rest) {
    const longerLine = `${lines.at(-1)} ${word}`;
    if (fits(longerLine)) lines.splice(-1, 1, longerLine);
    else lines.push(word);
  }
  return lines;
}

function drawOutline(line: string, fonts: Font[], tracking: number): { path: string; width: number } {
  let [path, pen] = ["", 0];
  for (const { font, text } of splitByFont(line, fonts)) {
    const em = font.face.upem;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeText(text, font)) {
      const glyphTransform = `translate(${pen + xOffset / em} ${-yOffset / em}) scale(${1 / em} ${-1 / em})`;
      path += `<path transform="${glyphTransform}" d="${font.glyphToPath(codepoint)}"/>`;
      pen += xAdvance / em + tracking;
    }
  }
  return { path, width: pen - tracking };
}

function splitByFont(line: string, fonts: Font[]): { font: Font; text: string }[] {
  const fontRuns: { font: Font; text: string }[] = [];
  for (const char of line) {
    const font = fontFor(char, fonts);
    const lastRun = fontRuns.at(-1);
    if (font && lastRun?.font === font) lastRun.text += char;
    else if (font) fontRuns.push({ font, text: char });
  }
  return fontRuns;
}

function fontFor(char: string, fonts: Font[]): Font | undefined {
  return fonts.find((font) => font.nominalGlyph(char.codePointAt(0) ?? 0));
}
