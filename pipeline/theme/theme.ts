import { join } from "node:path";
import type { Theme } from "#app/content/types.ts";
import { paths } from "../../paths.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { publicTexts } from "./public-texts.ts";
import { themeStyles } from "./theme-styles.ts";
import { fontsForWeight, openTypeface, type Typeface, widthOf } from "./typeface.ts";
import { generateWebfonts, PRELOAD_BUDGET } from "./webfonts.ts";

/** A theme can replace these typefaces. `displayBytes` and `textBytes` are the sizes of their preloaded files. */
export const DEFAULT_FONTS = {
  display: "@fontsource-variable/zalando-sans-expanded",
  displayWeight: 500,
  displayBytes: 8_400,
  text: "@fontsource-variable/instrument-sans",
  textBytes: 20_700,
};

const TEXT_WEIGHTS = { min: 400, max: 600 };
const WIDTH_TOLERANCE = 1.02;

/** Resolves theme.yaml, and warns if the owner's typefaces are heavy. @throws TypefaceError, which checkTheme reports */
export async function resolveTheme(files: ContentFiles, media: MediaBuilder) {
  const { fonts, colors, layout, logo, motion } = files.theme;
  const texts = publicTexts(files);
  const display = await openTypeface(fonts.display ?? DEFAULT_FONTS.display, paths.content);
  const text = await openTypeface(fonts.text ?? DEFAULT_FONTS.text, paths.content);
  const displayWeight = fonts.displayWeight ?? DEFAULT_FONTS.displayWeight;
  const isDefaultDisplay = fonts.display === undefined && fonts.displayWeight === undefined;
  const tracking = Math.max(0, fonts.displayTracking ?? 0);

  const weights = { min: displayWeight, max: displayWeight };
  const displayFonts = isDefaultDisplay
    ? { css: "", preload: null, preloadBytes: DEFAULT_FONTS.displayBytes }
    : await generateWebfonts(
        { family: "Display", typeface: display, weights, budget: PRELOAD_BUDGET },
        { subset: texts.all, fallback: texts.display },
        media,
      );
  const budget = PRELOAD_BUDGET - displayFonts.preloadBytes;
  const textFonts = !fonts.text
    ? { css: "", preload: null, preloadBytes: DEFAULT_FONTS.textBytes }
    : await generateWebfonts(
        { family: "Text", typeface: text, weights: TEXT_WEIGHTS, budget },
        { subset: texts.all, fallback: texts.text },
        media,
      );
  const styles = themeStyles(files.theme, {
    display: !isDefaultDisplay,
    text: fonts.text !== undefined,
    letterWidth:
      isDefaultDisplay && tracking === 0
        ? null
        : letterWidthOf(display, displayWeight, texts.display) + tracking,
  });
  const theme: Theme = {
    css: [displayFonts.css, textFonts.css, styles].join(""),
    preload: { display: displayFonts.preload, text: textFonts.preload },
    typefaces: [...new Set([display.family, text.family])],
    scheme: colors.scheme,
    motion,
    pageWidth: layout.pageWidth,
    columns: layout.columns,
    logo: logo && (await media.svg(join(paths.content, logo), { kind: "public" })),
  };
  const bytes = displayFonts.preloadBytes + textFonts.preloadBytes;
  const warning = `theme.yaml: every page waits for ${(bytes / 1000).toFixed(1)} kB of fonts, and more than 30 kB is slow on a phone: choose a lighter typeface for \`display\` or \`text\``;
  return { theme, warnings: bytes > PRELOAD_BUDGET ? [warning] : [] };
}

/** Returns the average letter width of the widest word in titles, in em, which base.css uses to fit titles. */
function letterWidthOf(typeface: Typeface, weight: number, titles: string[]): number {
  const [font] = fontsForWeight(typeface, weight);
  const words = titles.flatMap((title) => title.match(/\p{L}{6,}/gu) ?? ["typeface"]);
  return font ? WIDTH_TOLERANCE * Math.max(...words.map((word) => widthOf(word, font) / word.length)) : 0;
}
