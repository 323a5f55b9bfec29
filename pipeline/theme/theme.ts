import { join } from "node:path";
import type { Theme } from "#app/content/types.ts";
import { paths } from "../../paths.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { publicTexts } from "./public-texts.ts";
import { themeStyles } from "./theme-styles.ts";
import { fontsAt, openTypeface, type Typeface, widthOf } from "./typeface.ts";
import { generateWebfonts, PRELOAD_BUDGET } from "./webfonts.ts";

/** The typefaces in app/styles/, which a theme can replace, and the bytes that they preload. */
export const DEFAULT_FONTS = {
  display: "@fontsource-variable/funnel-display",
  displayWeight: 500,
  displayBytes: 6_000,
  text: "@fontsource-variable/instrument-sans",
  textBytes: 20_700,
};

const TEXT_WEIGHTS = { min: 400, max: 600 };
const TOLERANCE = 1.02;

/** Resolves theme.yaml, and warns if the owner's typefaces are heavy. @throws TypefaceError, which checkTheme reports */
export async function resolveTheme(files: ContentFiles, media: MediaBuilder) {
  const { fonts, colors, layout, logo, motion } = files.theme;
  const texts = publicTexts(files);
  const weight = fonts.displayWeight ?? DEFAULT_FONTS.displayWeight;
  const [display, text] = await Promise.all([
    openTypeface(fonts.display ?? DEFAULT_FONTS.display, paths.content),
    openTypeface(fonts.text ?? DEFAULT_FONTS.text, paths.content),
  ]);
  const hasOwnDisplay = fonts.display !== undefined || fonts.displayWeight !== undefined;
  const generate = (
    family: string,
    typeface: Typeface,
    weights: typeof TEXT_WEIGHTS,
    sample: string[],
    budget: number,
  ) => generateWebfonts({ family, typeface, weights, sample, budget, texts: texts.all }, media);
  const displayFonts = hasOwnDisplay
    ? await generate("Display", display, { min: weight, max: weight }, texts.display, PRELOAD_BUDGET)
    : null;
  const displayBytes = displayFonts?.preloadBytes ?? DEFAULT_FONTS.displayBytes;
  const textFonts = fonts.text
    ? await generate("Text", text, TEXT_WEIGHTS, texts.text, PRELOAD_BUDGET - displayBytes)
    : null;
  const tracking = Math.max(0, fonts.displayTracking ?? 0);
  const styles = themeStyles(files.theme, {
    display: displayFonts !== null,
    text: textFonts !== null,
    letterWidth:
      hasOwnDisplay || tracking > 0 ? widestLetter(display, weight, texts.display) + tracking : null,
  });
  const theme: Theme = {
    css: [displayFonts?.css ?? "", textFonts?.css ?? "", styles].join(""),
    preload: { display: displayFonts?.preload ?? null, text: textFonts?.preload ?? null },
    typefaces: [...new Set([display.family, text.family])],
    scheme: colors.scheme,
    motion,
    pageWidth: layout.pageWidth,
    columns: layout.columns,
    logo: logo && (await media.svg(join(paths.content, logo), { kind: "public" })),
  };
  const textBytes = textFonts?.preloadBytes ?? DEFAULT_FONTS.textBytes;
  return { theme, warnings: preloadWarnings(displayBytes + textBytes) };
}

export function preloadWarnings(bytes: number): string[] {
  if (bytes <= PRELOAD_BUDGET) return [];
  const kilobytes = (bytes / 1000).toFixed(1);
  return [
    `theme.yaml: every page waits for ${kilobytes} kB of fonts, and more than 30 kB is slow on a phone: choose a lighter typeface for \`display\` or \`text\``,
  ];
}

/** Returns the average letter width of the widest word in titles, in em. base.css fits titles with it. */
function widestLetter(typeface: Typeface, weight: number, titles: string[]): number {
  const [font] = fontsAt(typeface, weight);
  const words = titles.flatMap((title) => title.match(/\p{L}{6,}/gu) ?? ["typeface"]);
  return font ? TOLERANCE * Math.max(...words.map((word) => widthOf(word, font) / word.length)) : 0;
}
