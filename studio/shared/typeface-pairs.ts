import { slugOf } from "./slug.ts";

/** The slug of a name is the name of its Fontsource package, and of its folder in content/fonts/. */
export interface TypefacePair {
  /** The typeface of titles, and of all other text. */
  display: string;
  text: string;
  displayWeight?: number;
  displayTracking?: number;
}

/** The first pair is the site's default. studio/client/package.json installs all other typefaces from Fontsource. */
export const TYPEFACE_PAIRS: TypefacePair[] = [
  { display: "Zalando Sans Expanded", text: "Instrument Sans" },
  { display: "Geist", text: "Geist", displayWeight: 600, displayTracking: -0.04 },
  { display: "Space Grotesk", text: "Work Sans", displayWeight: 500, displayTracking: -0.04 },
  { display: "Bricolage Grotesque", text: "Figtree", displayWeight: 700, displayTracking: -0.04 },
  { display: "Syne", text: "Manrope", displayWeight: 700, displayTracking: -0.03 },
  { display: "Unbounded", text: "Hanken Grotesk", displayWeight: 500, displayTracking: -0.04 },
  { display: "Figtree", text: "Lora", displayWeight: 700, displayTracking: -0.04 },
  { display: "Newsreader", text: "Hanken Grotesk", displayWeight: 500, displayTracking: -0.03 },
  { display: "Instrument Serif", text: "Geist", displayWeight: 400, displayTracking: -0.02 },
  { display: "Playfair Display", text: "DM Sans", displayWeight: 500, displayTracking: -0.02 },
  { display: "Fraunces", text: "Newsreader", displayWeight: 420, displayTracking: -0.03 },
  { display: "JetBrains Mono", text: "JetBrains Mono", displayWeight: 500, displayTracking: -0.05 },
];

/** The theme "default" has no values. docs/themes/ contains the other themes. */
export const THEMES = ["default", "warm", "terminal", "loud"] as const;

export const FONT_ROLES = ["display", "text"] as const;
export type FontRole = (typeof FONT_ROLES)[number];

/** Returns the reason why the studio cannot use files as a typeface, or null. */
export function typefaceProblem(files: { name: string }[]): string | null {
  const other = files.find(({ name }) => !/\.woff2$/i.test(name));
  return other ? `“${other.name}” is not a .woff2 file. Download or export the typeface as .woff2.` : null;
}

/** Returns the family for files that the studio has copied, or else the names of the files or of the package. */
export function typefaceName(value: string | string[]): string {
  const files = [value].flat();
  const families = TYPEFACE_PAIRS.flatMap(({ display, text }) => [display, text]);
  const isIn = (family: string) => files.every((file) => file.startsWith(`fonts/${slugOf(family)}/`));
  return families.find(isIn) ?? files.map((file) => file.split("/").at(-1)).join(", ");
}
