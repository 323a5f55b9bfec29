import { join } from "node:path";
import type { Theme } from "#app/content/types.ts";
import { paths } from "../../files/paths.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { publicTexts } from "./public-texts.ts";
import { themeStyles } from "./theme-styles.ts";
import { fontsForWeight, openTypeface, type Typeface, widthOf } from "./typeface.ts";
import { generateWebfonts, PRELOAD_BUDGET, type PublishFont } from "./webfonts.ts";

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

/** Resolves theme.yaml, and writes its fonts. @throws TypefaceError, which checkTheme reports */
export async function resolveTheme(files: ContentFiles, media: MediaBuilder): Promise<Theme> {
  const { fonts, colors, layout, logo, motion } = files.theme;
  const texts = publicTexts(files);
  const { display, text } = await themeFonts(files, paths.content, (font) => media.font(font));
  const isDefaultDisplay = isDefaultDisplayOf(files);
  const tracking = Math.max(0, fonts.displayTracking ?? 0);
  const styles = themeStyles(files.theme, {
    display: !isDefaultDisplay,
    text: fonts.text !== undefined,
    letterWidth:
      isDefaultDisplay && tracking === 0
        ? null
        : letterWidthOf(display.typeface, displayWeightOf(files), texts.display) + tracking,
  });
  return {
    css: [display.css, text.css, styles].join(""),
    preload: { display: display.preload, text: text.preload },
    typefaces: [...new Set([display.typeface.family, text.typeface.family])],
    scheme: colors.scheme,
    motion,
    pageWidth: layout.pageWidth,
    columns: layout.columns,
    logo: logo && (await media.svg(join(paths.content, logo), null)),
  };
}

/** Generates the fonts of a theme. @param root the folder that contains its .woff2 files. @throws TypefaceError */
export async function themeFonts(files: ContentFiles, root: string, publishFont: PublishFont) {
  const { fonts } = files.theme;
  const texts = publicTexts(files);
  const typefaces = {
    display: await openTypeface(fonts.display ?? DEFAULT_FONTS.display, root),
    text: await openTypeface(fonts.text ?? DEFAULT_FONTS.text, root),
  };
  const displayWeight = displayWeightOf(files);
  const weights = { min: displayWeight, max: displayWeight };
  const display = isDefaultDisplayOf(files)
    ? { css: "", preload: null, preloadBytes: DEFAULT_FONTS.displayBytes }
    : await generateWebfonts(
        { family: "Display", typeface: typefaces.display, weights, budget: PRELOAD_BUDGET },
        { subset: texts.all, fallback: texts.display },
        publishFont,
      );
  const budget = PRELOAD_BUDGET - display.preloadBytes;
  const text = !fonts.text
    ? { css: "", preload: null, preloadBytes: DEFAULT_FONTS.textBytes }
    : await generateWebfonts(
        { family: "Text", typeface: typefaces.text, weights: TEXT_WEIGHTS, budget },
        { subset: texts.all, fallback: texts.text },
        publishFont,
      );
  return {
    display: { ...display, typeface: typefaces.display },
    text: { ...text, typeface: typefaces.text },
  };
}

function isDefaultDisplayOf({ theme: { fonts } }: ContentFiles): boolean {
  return fonts.display === undefined && fonts.displayWeight === undefined;
}

function displayWeightOf({ theme: { fonts } }: ContentFiles): number {
  return fonts.displayWeight ?? DEFAULT_FONTS.displayWeight;
}

/** Returns the average letter width of the widest word in titles, in em, which base.css uses to fit titles. */
function letterWidthOf(typeface: Typeface, weight: number, titles: string[]): number {
  const [font] = fontsForWeight(typeface, weight);
  const words = titles.flatMap((title) => title.match(/\p{L}{6,}/gu) ?? ["typeface"]);
  return font ? WIDTH_TOLERANCE * Math.max(...words.map((word) => widthOf(word, font) / word.length)) : 0;
}
