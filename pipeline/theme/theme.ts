import { join } from "node:path";
import type { Theme } from "#app/content/types.ts";
import { paths } from "../../files/paths.ts";
import { type FindFile, filesIn } from "../../files/read-once.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { publicTexts } from "./public-texts.ts";
import { themeStyles } from "./theme-styles.ts";
import {
  type FontFile,
  filesForWeights,
  fontsForWeight,
  openTypeface,
  type Typeface,
  widthOf,
} from "./typeface.ts";
import { generateWebfonts, type PublishFont } from "./webfonts.ts";

/** A theme can replace these typefaces. */
export const DEFAULT_FONTS = {
  display: "@fontsource-variable/zalando-sans-expanded",
  displayWeight: 500,
  text: "@fontsource-variable/instrument-sans",
};

/** Every page loads these characters. Other ASCII characters in public texts are mostly Markdown and placeholders. */
export const COMMON_CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !\"#$%&'()+,-./:;?@\u00a0·–—‑‘’“”…";

const TEXT_WEIGHTS = { min: 400, max: 600 };
const WIDTH_TOLERANCE = 1.02;

/** Resolves theme.yaml, and writes its fonts. @throws TypefaceError, which checkTheme reports */
export async function resolveTheme(files: ContentFiles, media: MediaBuilder): Promise<Theme> {
  const { fonts, colors, layout, logo, motion } = files.theme;
  const texts = publicTexts(files);
  const { display, text } = await themeFonts(files, filesIn(paths.content), (font) => media.font(font));
  const isDefaultDisplay = fonts.display === undefined && fonts.displayWeight === undefined;
  const tracking = Math.max(0, fonts.displayTracking ?? 0);
  const letterWidth =
    isDefaultDisplay && tracking === 0
      ? null
      : letterWidthOf(display.typeface, displayWeightOf(files), texts.display) + tracking;
  const styles = themeStyles(files.theme, letterWidth);
  return {
    css: [display.css, text.css, styles].join(""),
    completeFonts: display.completeCss + text.completeCss,
    preload: [...display.preload, ...text.preload],
    typefaces: [...new Set([display.typeface.family, text.typeface.family])],
    scheme: colors.scheme,
    motion,
    pageWidth: layout.pageWidth,
    home: layout.home,
    columns: layout.columns,
    logo: logo && (await media.svg(join(paths.content, logo), null)),
  };
}

/** Generates the fonts of a theme, by default with all characters of the public texts. @throws TypefaceError */
export async function themeFonts(
  files: ContentFiles,
  findFile: FindFile,
  publishFont: PublishFont,
  characters = COMMON_CHARACTERS + drawnCharacters(publicTexts(files).all.join("")),
) {
  const { fonts } = files.theme;
  const displayTypeface = await openTypeface(fonts.display ?? DEFAULT_FONTS.display, findFile);
  const textTypeface = await openTypeface(fonts.text ?? DEFAULT_FONTS.text, findFile);
  const displayWeight = displayWeightOf(files);
  const weights = { min: displayWeight, max: displayWeight };
  const display = await generateWebfonts(
    { family: "Display", typeface: displayTypeface, weights, characters },
    publishFont,
  );
  const text = await generateWebfonts(
    { family: "Text", typeface: textTypeface, weights: TEXT_WEIGHTS, characters },
    publishFont,
  );
  return { display: { ...display, typeface: displayTypeface }, text: { ...text, typeface: textTypeface } };
}

/** Returns a text with all characters that browsers draw for it, such as composed letters and parts of Thai vowels. */
export function drawnCharacters(text: string): string {
  const vowels = text.match(/[\u0e33\u0eb3]/g) ?? [];
  return (text + text.normalize("NFC")).replaceAll(/\p{ASCII}/gu, "") + vowels.join("").normalize("NFKD");
}

/** Lists files that pages do not need: italics and, in the role "text", unused weights. Titles can have any weight. */
export function unusedFiles(typeface: Typeface, role: "display" | "text"): FontFile[] {
  const usedFiles = role === "text" ? filesForWeights(typeface, TEXT_WEIGHTS) : typeface.files;
  return [...typeface.unusedFiles, ...typeface.files.filter((file) => !usedFiles.includes(file))];
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
