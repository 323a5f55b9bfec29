/** Typefaces for all pieces. The key is the family name. docs/packages.md names the license of every typeface. */
export const fonts = {
  Display: "zalando-sans-expanded",
  /** Nuggets. */
  Funnel: "funnel-display",
  Text: "instrument-sans",
  /** Dense product screens with many figures: `font-variant-numeric: tabular-nums`. */
  Geist: "geist",
  /** Friendly product screens. */
  Figtree: "figtree",
  Mono: "jetbrains-mono",
  /** Notes by hand. */
  Hand: "caveat",
} as const;

export const fontFaces = Object.entries(fonts)
  .map(([family, name]) => variableFace(family, name))
  .join("\n");

/** Loads a variable typeface in the styles of the only product that uses the typeface. */
export function variableFace(family: string, name: string): string {
  return `@font-face{font-family:${family};font-weight:100 900;src:url(/fonts/${name}/files/${name}-latin-wght-normal.woff2)}`;
}

/** Loads a typeface that has only one weight. */
export function singleWeightFace(family: string, name: string): string {
  return `@font-face{font-family:${family};src:url(/single-weight-fonts/${name}/files/${name}-latin-400-normal.woff2)}`;
}
