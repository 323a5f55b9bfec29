import type { ThemeFile } from "#app/content/theme-schema.ts";
import { paths } from "../../paths.ts";
import { fingerprint } from "../media/ledger.ts";
import { solvePalette, type Tokens } from "../theme/palette.ts";
import { DEFAULT_FONTS } from "../theme/theme.ts";
import { openTypeface, type Typeface } from "../theme/typeface.ts";

/** The part of a theme that share images use. */
export interface ShareLook {
  tokens: Tokens;
  display: Typeface;
  weight: number;
  /** Letter spacing in parts of the font size. */
  tracking: number;
  /** Pixels. */
  radius: number;
  /** Changes with everything above. */
  key: string;
}

/** @throws TypefaceError, which checkTheme reports */
export async function shareLook({ fonts, colors, shape }: ThemeFile): Promise<ShareLook> {
  const display = await openTypeface(fonts.display ?? DEFAULT_FONTS.display, paths.content);
  return {
    tokens: solvePalette(colors).palette[colors.scheme === "dark" ? "dark" : "light"],
    display,
    weight: fonts.displayWeight ?? DEFAULT_FONTS.displayWeight,
    tracking: fonts.displayTracking ?? (fonts.display ? -0.02 : -0.04),
    radius: shape.radius === 22 ? 20 : shape.radius,
    key: fingerprint(JSON.stringify([fonts, colors, shape]), ...display.files.map(({ bytes }) => bytes)),
  };
}
