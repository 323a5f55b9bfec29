import type { ThemeFile } from "#app/content/theme-schema.ts";
import { DEFAULT_PALETTE, type Palette, solvePalette, type Tokens, withMoreContrast } from "./palette.ts";

type Declarations = Record<string, string | number | false | null | undefined>;

export interface OwnFonts {
  display: boolean;
  text: boolean;
  /** Average letter width of the widest word in titles, in em; null for the default typeface. */
  letterWidth: number | null;
}

const RADIUS = { panel: 22, small: 12 };
const BUTTONS = { pill: null, rounded: { button: 10, chip: 6 }, square: { button: 0, chip: 0 } };
const TRACKING = { name: 1, title: 1, heading: 1, lead: 0.6, card: 0.5 };

/** An accent may be invisible on a section's own color. */
const ON_SECTION_COLOR = rule(".on-color", {
  "--color-link": "currentColor",
  "--color-focus": "var(--color-ink)",
  "--color-accent": "var(--color-ink)",
  "--color-on-accent": "var(--color-paper)",
});

/** Links without underline need another difference than color (WCAG 1.4.1). */
const PLAIN_LINKS =
  ":root :is(.link,.rich-text a,.prompt a:not(.pill)){font-weight:600;text-decoration:none;&:is(:hover,:focus-visible){text-decoration:underline}}";

/** Returns the differences from app/styles/ as CSS that comes after it; an empty string for an empty theme. */
export function themeStyles(theme: ThemeFile, fonts: OwnFonts): string {
  const { colors, shape } = theme;
  const { palette } = solvePalette(colors);
  // In development, the default tokens are loaded again after these, so this selector is more specific.
  const tokens = rule(":root:root", {
    ...fontTokens(theme, fonts),
    ...colorTokens(theme, palette),
    ...shapeTokens(theme),
  });
  return [
    tokens && `@layer theme{${tokens}}`,
    colors.scheme !== "both" && `@media screen{:root{color-scheme:${colors.scheme}}}`,
    contrastRule(colors, palette),
    colors.accent && `@layer components{${ON_SECTION_COLOR}}`,
    shape.links === "plain" && `@layer components{${PLAIN_LINKS}}`,
  ]
    .filter(Boolean)
    .join("");
}

function fontTokens({ fonts, layout }: ThemeFile, { display, text, letterWidth }: OwnFonts): Declarations {
  const { displayTracking } = fonts;
  const tracking = Object.entries(TRACKING).map(([name, share]) => [
    `--text-${name}--letter-spacing`,
    displayTracking !== undefined && `${Number((displayTracking * share).toFixed(4))}em`,
  ]);
  return {
    "--font-display": display && family("Display"),
    "--letter": letterWidth?.toFixed(3),
    "--font-text": text && family("Text"),
    ...Object.fromEntries(tracking),
    "--title-scale": layout.titleScale !== 1 && layout.titleScale,
  };
}

function family(name: string): string {
  return `"${name}","${name} Fallback",system-ui,sans-serif`;
}

function colorTokens({ colors }: ThemeFile, palette: Palette): Declarations {
  const isChanged = (name: keyof Tokens) => {
    if (name === "accent" || name === "on-accent" || name === "link") return colors.accent !== undefined;
    return (
      palette.light[name] !== DEFAULT_PALETTE.light[name] || palette.dark[name] !== DEFAULT_PALETTE.dark[name]
    );
  };
  const names = (Object.keys(DEFAULT_PALETTE.light) as (keyof Tokens)[]).filter(isChanged);
  return {
    ...lightDark(names, palette),
    "--color-focus": colors.accent && "var(--color-link)",
  };
}

function contrastRule({ background, text, darkBackground }: ThemeFile["colors"], palette: Palette): string {
  if (!background && !text && !darkBackground) return "";
  const more = { light: withMoreContrast(palette.light), dark: withMoreContrast(palette.dark) };
  return `@media (prefers-contrast:more){${rule(":root", lightDark(["soft", "line", "field"], more))}}`;
}

function lightDark<T extends string>(
  names: T[],
  { light, dark }: Record<"light" | "dark", Record<T, string>>,
): Declarations {
  return Object.fromEntries(
    names.map((name) => [`--color-${name}`, `light-dark(${light[name]},${dark[name]})`]),
  );
}

function shapeTokens({ shape: { radius, buttons }, layout }: ThemeFile): Declarations {
  const small = Math.min(RADIUS.small, Math.round((radius * RADIUS.small) / RADIUS.panel));
  const corners = BUTTONS[buttons];
  const isOwn = radius !== RADIUS.panel;
  return {
    "--corners": isOwn && radius,
    "--radius-small": isOwn && `${small}px`,
    "--radius-button": corners && `${corners.button}px`,
    "--radius-chip": corners && `${corners.chip}px`,
    "--container-page": layout.pageWidth !== 1328 && `${layout.pageWidth}px`,
    "--aspect-card": layout.cardRatio !== "4:3" && layout.cardRatio.replace(":", "/"),
  };
}

function rule(selector: string, declarations: Declarations): string {
  const set = Object.entries(declarations).filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  return set.length > 0 ? `${selector}{${set.map(([name, value]) => `${name}:${value}`).join(";")}}` : "";
}
