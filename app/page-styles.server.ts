import { createHash } from "node:crypto";
import { content } from "./content/.server/content.ts";
import displayFont from "./fonts/funnel-display.woff2?url";
import textFont from "./fonts/instrument-sans.woff2?url";
import ownStyles from "./styles/app.css?inline";
import type { PageStyles } from "./ui/page-styles.tsx";

const { css, preload, scheme, motion } = content.theme;

/** The site's own styles, changed by the theme, and the theme's styles. */
export const styles = withMotion(withoutReplacedFonts(ownStyles)) + css;

/** The value that the content security policy allows styles by. */
export const styleHash = createHash("sha256").update(styles).digest("base64");

export const pageStyles: PageStyles = {
  styles,
  fonts: [preload.display ?? displayFont, preload.text ?? textFont].flat(),
  scheme: scheme === "both" ? "light dark" : scheme,
  motion: motion === "none" ? motion : undefined,
};

function withoutReplacedFonts(css: string): string {
  const replaced = [
    ...(preload.display ? ["Funnel Display"] : []),
    ...(preload.text ? ["Instrument Sans"] : []),
  ];
  if (replaced.length === 0) return css;
  return css.replaceAll(
    new RegExp(`@font-face\\s*{\\s*font-family:\\s*"?(${replaced.join("|")})[^}]*}`, "g"),
    "",
  );
}

/** Turns every animation off if the theme says `motion: none`: all of them depend on this media feature. */
function withMotion(css: string): string {
  if (motion !== "none") return css;
  return css.replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, "not all");
}
