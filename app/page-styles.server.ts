import { hash } from "node:crypto";
import type { EntryContext } from "react-router";
import { content } from "./content/.server/content.ts";
import type { RouteHandle } from "./root.tsx";
import band from "./styles/band.css?inline";
import defaultStyles from "./styles/default.css?inline";
import frame from "./styles/frame.css?inline";
import home from "./styles/home.css?inline";
import lockedStudy from "./styles/locked-study.css?inline";
import ownPage from "./styles/own-page.css?inline";
import present from "./styles/present.css?inline";
import projectList from "./styles/project-list.css?inline";
import prototype from "./styles/prototype.css?inline";
import prototypeFrame from "./styles/prototype-frame.css?inline";
import study from "./styles/study.css?inline";
import table from "./styles/table.css?inline";
import tallImage from "./styles/tall-image.css?inline";
import type { PageStyles, StyleSheet } from "./ui/page-styles.tsx";

const { css, completeFonts, preload, scheme, motion } = content.theme;

/** Each sheet contains the base styles, the styles of its pages, and then the theme's styles. */
const sheets: Record<StyleSheet, string> = {
  home: withTheme(home),
  study: withTheme(study),
  "locked-study": withTheme(lockedStudy + completeFonts),
  present: withTheme(present + completeFonts),
  prototype: withTheme(prototype + completeFonts),
  default: withTheme(defaultStyles + completeFonts),
};

export const { default: styles } = sheets;

const partStyles = [band, frame, ownPage, projectList, prototypeFrame, table, tallImage];

export const styleHashes = [...Object.values(sheets), ...partStyles].map((styles) =>
  hash("sha256", styles, "base64"),
);

/** Returns the styles that the page's route names in its `handle`. */
export function pageStylesFor({ staticHandlerContext, routeModules }: EntryContext): PageStyles {
  const { errors, matches } = staticHandlerContext;
  const handle = routeModules[matches.at(-1)?.route.id ?? ""]?.handle as RouteHandle | undefined;
  const sheet = (!errors && handle?.styles) || "default";
  return {
    sheet,
    styles: sheets[sheet],
    // The page around the frame has already loaded its fonts.
    fonts: sheet === "prototype" ? [] : preload,
    scheme: scheme === "both" ? "light dark" : scheme,
    motion: motion === "none" ? motion : undefined,
  };
}

/** Removes Tailwind's comment. Turns off animations for a theme with `motion: none`. All animations depend on this media feature. */
function withTheme(sheet: string): string {
  const styles = sheet.replace(/^\/\*!.*?\*\/\s*/, "");
  if (motion !== "none") return styles + css;
  return styles.replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, "not all") + css;
}
