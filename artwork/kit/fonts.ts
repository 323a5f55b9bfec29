/** The typefaces pieces may use, all under the SIL Open Font License. The family name is the key. */
export const fonts = {
  Display: "zalando-sans-expanded",
  /** Nuggets. */
  Funnel: "funnel-display",
  Text: "instrument-sans",
  /** Dense product screens with many figures: `font-variant-numeric: tabular-nums`. */
  Geist: "geist",
  /** Friendly product screens. */
  Figtree: "figtree",
  /** The Credit Service of 2019. */
  Plex: "ibm-plex-sans",
  Mono: "jetbrains-mono",
  /** Notes by hand. */
  Hand: "caveat",
} as const;

export const fontFaces = Object.entries(fonts)
  .map(
    ([family, name]) =>
      `@font-face{font-family:${family};font-weight:100 900;src:url(/fonts/${name}/files/${name}-latin-wght-normal.woff2)}`,
  )
  .join("\n");
