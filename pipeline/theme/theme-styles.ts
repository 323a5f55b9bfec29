import type { ThemeFile } from "#app/content/theme-schema.ts";
import { DEFAULT_PALETTE, type Palette, solvePalette, type Tokens, withMoreContrast } from "./palette.ts";

type Declarations = Record<string, string | number | false | null | undefined>;

const ACCENT_TOKENS = ["accent", "on-accent", "link"] as const;
/** Older browsers show panels and alarms in the colors of the page, which saves 32 bytes on each page. */
const PLAIN_TOKENS = ["paper", "ink", "soft", "line", "field"] as const;
const SCHEMES = ["light", "dark"] as const;
const RADIUS = { panel: 22, small: 12 };
const BUTTONS = {
  pill: {},
  rounded: { "--radius-button": "10px", "--radius-chip": "6px" },
  square: { "--radius-button": "0px", "--radius-chip": "0px" },
};
const TRACKING = { name: 1, title: 1, heading: 1, lead: 0.6, card: 0.5 };

/** An accent can be invisible on the background color of a section. */
const ON_SECTION_COLOR = cssRule(".on-color", {
  "--color-link": "currentColor",
  "--color-accent": "var(--color-ink)",
  "--color-on-accent": "var(--color-paper)",
});

/** Color must not be the only difference between links and text (WCAG 1.4.1). */
const TEXT_LINKS = ":root :is(.link,.rich-text a,.prompt a:not(.pill))";
const PLAIN_LINKS = `${TEXT_LINKS}{font-weight:600;text-decoration:none}${TEXT_LINKS}:is(:hover,:focus-visible){text-decoration:underline}`;

/**
 * Returns CSS that overrides app/styles/. For an empty theme, only browsers without `light-dark()` use it.
 * @param letterWidth width of the widest title word divided by its letters, in em, or null for the default typeface
 */
export function themeStyles(theme: ThemeFile, letterWidth: number | null): string {
  const { colors, shape } = theme;
  const { palette } = solvePalette(colors);
  // Development loads the default tokens after these tokens, so this selector must be more specific.
  const tokens = cssRule(":root:root", {
    ...fontTokens(theme, letterWidth),
    ...colorTokens(theme, palette),
    ...shapeTokens(theme),
  });
  return [
    tokens && `@layer theme{${tokens}}`,
    colors.scheme !== "both" && `@media screen{:root{color-scheme:${colors.scheme}}}`,
    contrastRule(colors, palette),
    plainColors(colors, palette),
    colors.accent && `@layer components{${ON_SECTION_COLOR}}`,
    shape.links === "plain" && `@layer components{${PLAIN_LINKS}}`,
  ]
    .filter(Boolean)
    .join("");
}

function fontTokens({ fonts, layout }: ThemeFile, letterWidth: number | null): Declarations {
  const { displayTracking } = fonts;
  const tracking = Object.entries(TRACKING).map(([name, share]) => [
    `--text-${name}--letter-spacing`,
    displayTracking !== undefined && `${Number((displayTracking * share).toFixed(4))}em`,
  ]);
  return {
    "--letter": letterWidth?.toFixed(3),
    ...Object.fromEntries(tracking),
    "--text-body": fonts.textSize !== 17 && `${fonts.textSize / 16}rem`,
    "--leading": fonts.lineHeight !== 1.55 && fonts.lineHeight,
    "--title-scale": layout.titleScale !== 1 && layout.titleScale,
  };
}

function colorTokens({ colors: { accent } }: ThemeFile, palette: Palette): Declarations {
  const names = (Object.keys(DEFAULT_PALETTE.light) as (keyof Tokens)[]).filter((name) => {
    if (name === "accent" || name === "on-accent" || name === "link") return accent;
    return SCHEMES.some((scheme) => palette[scheme][name] !== DEFAULT_PALETTE[scheme][name]);
  });
  return { ...lightDark(palette, names), "--color-focus": accent && "var(--color-link)" };
}

function contrastRule({ background, text, darkBackground }: ThemeFile["colors"], palette: Palette): string {
  if (!background && !text && !darkBackground) return "";
  const moreContrast = { light: withMoreContrast(palette.light), dark: withMoreContrast(palette.dark) };
  return `@media (prefers-contrast:more){${cssRule(":root", lightDark(moreContrast, ["soft", "line", "field"]))}}`;
}

/** Returns colors for browsers that do not support `light-dark()`. */
function plainColors({ scheme, accent }: ThemeFile["colors"], { light, dark }: Palette): string {
  const names = accent ? [...PLAIN_TOKENS, ...ACCENT_TOKENS] : PLAIN_TOKENS;
  const tokens = (colors: Tokens) =>
    cssRule(":root", Object.fromEntries(names.map((name) => [`--color-${name}`, colors[name]])));
  const darkTokens = scheme === "both" ? `@media (prefers-color-scheme:dark){${tokens(dark)}}` : "";
  return `@supports not (color:light-dark(red,red)){@media screen{${tokens(scheme === "dark" ? dark : light)}${darkTokens}}}`;
}

function lightDark<T extends string>(
  { light, dark }: Record<"light" | "dark", Record<T, string>>,
  names: T[],
): Declarations {
  return Object.fromEntries(
    names.map((name) => [`--color-${name}`, `light-dark(${light[name]},${dark[name]})`]),
  );
}

function shapeTokens({ shape: { radius, buttons }, layout }: ThemeFile): Declarations {
  const smallRadius = Math.min(RADIUS.small, Math.round((radius * RADIUS.small) / RADIUS.panel));
  const isDefaultRadius = radius === RADIUS.panel;
  return {
    "--corners": !isDefaultRadius && radius,
    "--radius-small": !isDefaultRadius && `${smallRadius}px`,
    ...BUTTONS[buttons],
    "--container-page": layout.pageWidth !== 1328 && `${layout.pageWidth}px`,
    "--aspect-card": layout.cardRatio !== "4:3" && layout.cardRatio.replace(":", "/"),
  };
}

function cssRule(selector: string, declarations: Declarations): string {
  const definedDeclarations = Object.entries(declarations).filter(
    ([, value]) => typeof value === "string" || typeof value === "number",
  );
  return definedDeclarations.length > 0
    ? `${selector}{${definedDeclarations.map(([name, value]) => `${name}:${value}`).join(";")}}`
    : "";
}
