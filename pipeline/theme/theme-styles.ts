import type { ThemeFile } from "#app/content/theme-schema.ts";
import { type Palette, solvePalette, type Tokens, USUAL, withMoreContrast } from "./palette.ts";

/** Pixels of the corners of panels, and of the smaller ones in them. */
const CORNERS = { panel: 22, small: 12 };
const BUTTONS = { rounded: { button: 10, chip: 6 }, square: { button: 0, chip: 0 } };

/** Which families are the owner's. */
interface Faces {
  display: boolean;
  text: boolean;
  /** The width of a title's letters, in parts of their size, where it is not the usual one. */
  letter: number | null;
}

/** Wins over the usual tokens, which in development come once more after these. */
const ROOT = ":root:root";

/** What differs from app/styles/, as CSS that comes after it; nothing for a theme without values. */
export function themeStyles(theme: ThemeFile, faces: Faces): string {
  const { scheme } = theme.colors;
  const { palette } = solvePalette(theme.colors);
  const tokens = { ...faceTokens(theme, faces), ...colorTokens(theme, palette), ...formTokens(theme) };
  return [
    layer("theme", rule(ROOT, tokens)),
    scheme !== "both" && `@media screen{:root{color-scheme:${scheme}}}`,
    contrastRules(theme, palette),
    theme.colors.accent && layer("components", GROUND),
    theme.shape.links === "plain" && layer("components", PLAIN_LINKS),
  ]
    .filter(Boolean)
    .join("");
}

/** On a section's own colour her accent may not be seen. */
const GROUND = rule(".ground", {
  "--color-link": "currentColor",
  "--color-focus": "var(--color-ink)",
  "--color-accent": "var(--color-ink)",
  "--color-on-accent": "var(--color-paper)",
});

/** Still told apart without colour: WCAG 1.4.1. */
const PLAIN_LINKS =
  ":root :is(.link,.rich-text a,.prompt a:not(.pill)){font-weight:600;text-decoration:none;&:is(:hover,:focus-visible){text-decoration:underline}}";

function faceTokens({ fonts, layout }: ThemeFile, { display, text, letter }: Faces): Record<string, string> {
  const spacing = (name: string, part: number) => [
    `--text-${name}--letter-spacing`,
    `${Number(((fonts.displayTracking ?? 0) * part).toFixed(4))}em`,
  ];
  const parts = { name: 1, title: 1, heading: 1, lead: 0.6, card: 0.5 };
  return {
    ...(display && { "--font-display": family("Display") }),
    ...(letter && { "--letter": letter.toFixed(3) }),
    ...(text && { "--font-text": family("Text") }),
    ...(fonts.displayTracking !== undefined &&
      Object.fromEntries(Object.entries(parts).map(([name, part]) => spacing(name, part)))),
    ...(layout.titleScale !== 1 && { "--title-scale": `${layout.titleScale}` }),
  };
}

function family(name: string): string {
  return `"${name}","${name} Fallback",system-ui,sans-serif`;
}

function colorTokens({ colors }: ThemeFile, palette: Palette): Record<string, string> {
  const names = Object.keys(USUAL.light) as (keyof Tokens)[];
  const changed = names.filter((name) => {
    // These follow the ink by themselves.
    if (["accent", "on-accent", "link"].includes(name)) return colors.accent !== undefined;
    return palette.light[name] !== USUAL.light[name] || palette.dark[name] !== USUAL.dark[name];
  });
  const tokens = changed.map((name) => [`--color-${name}`, both(palette, name)]);
  return {
    ...Object.fromEntries(tokens),
    ...(colors.accent && { "--color-focus": "var(--color-link)" }),
  };
}

function contrastRules({ colors }: ThemeFile, palette: Palette): string {
  const { background, text, darkBackground } = colors;
  if (!background && !text && !darkBackground) return "";
  const more = { light: withMoreContrast(palette.light), dark: withMoreContrast(palette.dark) };
  const names = ["soft", "line", "field"] as const;
  const tokens = names.map((name) => [`--color-${name}`, both(more, name)]);
  return `@media (prefers-contrast:more){${rule(":root", Object.fromEntries(tokens))}}`;
}

function both<T extends string>(
  { light, dark }: Record<"light" | "dark", Record<T, string>>,
  name: T,
): string {
  return `light-dark(${light[name]},${dark[name]})`;
}

function formTokens({ shape, layout }: ThemeFile): Record<string, string> {
  const { radius, buttons } = shape;
  const small = Math.min(CORNERS.small, Math.round((radius * CORNERS.small) / CORNERS.panel));
  const corners = buttons === "pill" ? null : BUTTONS[buttons];
  return {
    ...(radius !== CORNERS.panel && {
      "--corners": `${radius}`,
      "--radius-small": `${small}px`,
    }),
    ...(corners && { "--radius-button": `${corners.button}px`, "--radius-chip": `${corners.chip}px` }),
    ...(layout.pageWidth !== 1328 && { "--container-page": `${layout.pageWidth}px` }),
    ...(layout.cardRatio !== "4:3" && { "--aspect-card": layout.cardRatio.replace(":", "/") }),
  };
}

function rule(selector: string, declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return lines.length > 0 ? `${selector}{${lines.join(";")}}` : "";
}

function layer(name: string, rules: string): string {
  return rules && `@layer ${name}{${rules}}`;
}
