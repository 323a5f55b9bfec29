import { join } from "node:path";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import type { Theme } from "#app/content/types.ts";
import { paths } from "../../paths.ts";
import type { MediaBuilder } from "../media/media-builder.ts";
import { fingerprint } from "../media/picture-ledger.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { solvePalette, type Tokens } from "./palette.ts";
import { publicTexts } from "./public-texts.ts";
import { themeStyles } from "./theme-styles.ts";
import { fontsAt, openTypeface, type Typeface, widthOf } from "./typeface.ts";
import { makeWebfonts, ROOM } from "./webfonts.ts";

/** The site's own, which app/styles/fonts.css sets. */
const OWN = { display: "@fontsource-variable/funnel-display", text: "@fontsource-variable/instrument-sans" };
const DISPLAY_WEIGHT = 500;
/** Of the site's own display face, which is preloaded unless there is another one. */
const OWN_BYTES = 6000;
/** Of regular text, and of what is strong in it. */
const TEXT_WEIGHTS = { min: 400, max: 600 };
/** Letters of the widest words of titles are taken as this much wider, so that none of them breaks. */
const SPARE = 1.02;

/** With what share pictures and icons are drawn. */
export interface DrawnLook {
  tokens: Tokens;
  display: Typeface;
  weight: number;
  /** In parts of the size. */
  tracking: number;
  /** Pixels. */
  radius: number;
  /** Another one for each theme. */
  key: string;
}

export async function drawnLook({ fonts, colors, shape }: ThemeFile): Promise<DrawnLook> {
  const display = await openTypeface(fonts.display ?? OWN.display, paths.content);
  return {
    tokens: solvePalette(colors).palette[colors.scheme === "dark" ? "dark" : "light"],
    display,
    weight: fonts.displayWeight ?? DISPLAY_WEIGHT,
    tracking: fonts.displayTracking ?? (fonts.display ? -0.02 : -0.04),
    radius: shape.radius === 22 ? 20 : shape.radius,
    key: fingerprint(JSON.stringify([fonts, colors, shape]), ...display.files.map(({ bytes }) => bytes)),
  };
}

/** @throws TypefaceError, which checkTheme has told before */
export async function resolveTheme(files: ContentFiles, media: MediaBuilder): Promise<Theme> {
  const { fonts, colors, layout, logo, motion } = files.theme;
  const texts = publicTexts(files);
  const weight = fonts.displayWeight ?? DISPLAY_WEIGHT;
  const [display, text] = await Promise.all([
    openTypeface(fonts.display ?? OWN.display, paths.content),
    openTypeface(fonts.text ?? OWN.text, paths.content),
  ]);
  const isHers = fonts.display !== undefined || fonts.displayWeight !== undefined;
  const weights = { min: weight, max: weight };
  const tracking = Math.max(0, fonts.displayTracking ?? 0);
  const displayFonts = isHers
    ? await makeWebfonts("Display", display, weights, { said: texts.all, running: texts.display }, media)
    : null;
  const room = ROOM - (displayFonts?.bytes ?? OWN_BYTES);
  const textFonts = fonts.text
    ? await makeWebfonts("Text", text, TEXT_WEIGHTS, { said: texts.all, running: texts.text }, media, room)
    : null;
  return {
    css: [
      displayFonts?.css ?? "",
      textFonts?.css ?? "",
      themeStyles(files.theme, {
        display: displayFonts !== null,
        text: textFonts !== null,
        letter: isHers || tracking > 0 ? widestLetter(display, weight, texts.display) + tracking : null,
      }),
    ].join(""),
    preload: { display: displayFonts?.preload ?? null, text: textFonts?.preload ?? null },
    typefaces: [...new Set([display.family, text.family])],
    scheme: colors.scheme,
    motion,
    pageWidth: layout.pageWidth,
    columns: layout.columns,
    logo: logo && (await media.drawing(join(paths.content, logo), { kind: "public" })),
  };
}

/** In parts of the size: what app/styles/base.css fits titles with. */
function widestLetter(typeface: Typeface, weight: number, titles: string[]): number {
  const [font] = fontsAt(typeface, weight);
  const words = titles.flatMap((title) => title.match(/\p{L}{6,}/gu) ?? ["typeface"]);
  return font ? SPARE * Math.max(...words.map((word) => widthOf(word, font) / word.length)) : 0;
}
