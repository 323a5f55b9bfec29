import { readFileSync } from "node:fs";
import { clampChroma, formatHex, type Oklch, oklch } from "culori";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { luminance, stylesOnColor } from "#app/ui/on-color.ts";

type AccentToken = "accent" | "on-accent" | "link";
type Token = "paper" | "ink" | "soft" | "line" | "panel" | "field" | "alarm" | AccentToken;
type Scheme = "light" | "dark";
type Colors = ThemeFile["colors"];

export type Tokens = Record<Token, string>;
export type Palette = Record<Scheme, Tokens>;

/** WCAG 2.2 AA requires a contrast of 4.5 for text (1.4.3) and 3 for edges (1.4.11). */
const MIN_TEXT_CONTRAST = 4.5;
const MIN_EDGE_CONTRAST = 3;
/** A fill is invisible if its contrast to the page is less than 1.3. */
const MIN_FILL_CONTRAST = 1.3;

/** The numbers are the positions of the default tokens between ink (0) and paper (1). */
const TOKEN_POSITIONS = { soft: 0.36, field: 0.53, line: 0.89 };
/** PANEL_STEP is the difference in OKLCH lightness between paper and panel. */
const PANEL_STEP = { light: 0.03, dark: 0.045 };
/** A dark page that is derived from a light background has an OKLCH lightness of 0.19. */
const DARK_PAGE_LIGHTNESS = 0.19;

const BACKGROUNDS = { light: "background", dark: "darkBackground" } as const;

export const DEFAULT_PALETTE: Palette = readDefaults();

/** Derives all colors from the owner's colors, so that every text is readable if the owner's `text` is readable. */
export function solvePalette(colors: Colors) {
  const { scheme, darkBackground, text, softText, accent } = colors;
  const background = scheme === "dark" ? undefined : colors.background;
  const paperColors = {
    light: background ?? DEFAULT_PALETTE.light.paper,
    dark: darkBackground ?? (background ? darkPageColor(background) : DEFAULT_PALETTE.dark.paper),
  };
  const textScheme = scheme === "dark" ? "dark" : "light";
  const tokens = (name: Scheme) =>
    withAccent(tokensOn(paperColors[name], name, name === textScheme ? { text, softText } : {}), accent);
  const palette = { light: tokens("light"), dark: tokens("dark") };
  return {
    palette,
    textProblem: text ? textProblem(text, paperColors[textScheme], textScheme) : null,
    warnings: [...paletteWarnings(colors, palette, "light"), ...paletteWarnings(colors, palette, "dark")],
  };
}

export function contrast(color: string, background: string): number {
  const contrastRatio = (luminance(color) + 0.05) / (luminance(background) + 0.05);
  return Math.max(contrastRatio, 1 / contrastRatio);
}

/** Increases the contrast to 7:1 (WCAG 1.4.6), as far as the ink allows, for visitors who prefer more contrast. */
export function withMoreContrast({ paper, panel, ink, soft, field }: Tokens) {
  return { soft: adjustLightness(soft, ink, readableOn({ paper, panel }, 7)), line: field, field: ink };
}

function tokensOn(
  paper: string,
  scheme: Scheme,
  { text, softText }: Pick<Colors, "text" | "softText">,
): Tokens {
  if (paper === DEFAULT_PALETTE[scheme].paper && !text && !softText) return DEFAULT_PALETTE[scheme];
  const ink = text ?? inkColor(paper, scheme);
  const panel = panelColor(paper, ink, scheme);
  const isReadable = readableOn({ paper, panel });
  const isVisibleEdge = readableOn({ paper, panel }, MIN_EDGE_CONTRAST);
  return {
    paper,
    ink,
    panel,
    line: mixColors(ink, paper, TOKEN_POSITIONS.line),
    soft: adjustLightness(softText ?? mixColors(ink, paper, TOKEN_POSITIONS.soft), ink, isReadable),
    field: adjustLightness(mixColors(ink, paper, TOKEN_POSITIONS.field), ink, isVisibleEdge),
    alarm: adjustLightness(DEFAULT_PALETTE[scheme].alarm, ink, isReadable),
    accent: ink,
    "on-accent": paper,
    link: ink,
  };
}

function withAccent(tokens: Tokens, accent: string | undefined): Tokens {
  if (!accent) return tokens;
  const link = adjustLightness(accent, tokens.ink, readableOn(tokens));
  const fillColor = contrast(accent, tokens.paper) >= MIN_FILL_CONTRAST ? accent : link;
  return { ...tokens, link, accent: fillColor, "on-accent": stylesOnColor(fillColor).color };
}

function readableOn({ paper, panel }: Pick<Tokens, "paper" | "panel">, minimum = MIN_TEXT_CONTRAST) {
  return (color: string) => contrast(color, paper) >= minimum && contrast(color, panel) >= minimum;
}

function textProblem(text: string, paper: string, scheme: Scheme): string | null {
  const isReadable = (color: string) => contrast(color, paper) >= MIN_TEXT_CONTRAST;
  if (isReadable(text)) return null;
  const readableText = adjustLightness(text, stylesOnColor(paper).color, isReadable);
  return `${text} on ${BACKGROUNDS[scheme]} ${paper} is ${formatRatio(text, paper)}, and text needs at least 4.5:1; the nearest readable color is ${readableText}`;
}

function paletteWarnings(
  colors: Colors,
  palette: Palette,
  name: Scheme,
): [field: keyof Colors, message: string][] {
  const { scheme, accent } = colors;
  if (scheme !== "both" && scheme !== name) {
    const message = `has no effect with scheme: ${scheme}, which uses ${BACKGROUNDS[scheme]}`;
    return colors[BACKGROUNDS[name]] ? [[BACKGROUNDS[name], message]] : [];
  }
  const { link, paper } = palette[name];
  // Hardly any accent is readable on both backgrounds, so dark pages next to light pages always adjust it.
  const isMain = scheme === name || name === "light";
  if (!accent || link === accent || !isMain) return [];
  const ratio = formatRatio(accent, paper);
  return [["accent", `accent ${accent} on the ${name} background is ${ratio}, so links use ${link}`]];
}

/** Moves the paper's lightness one step toward the ink. The step is smaller if the ink would be unreadable. */
function panelColor(paper: string, ink: string, scheme: Scheme): string {
  const from = oklch(paper);
  const step = PANEL_STEP[scheme] * Math.sign(oklch(ink).l - from.l);
  const panelColors = [1, 0.75, 0.5, 0.25].map((part) => hex({ ...from, l: from.l + step * part }));
  return panelColors.find((panel) => contrast(ink, panel) >= MIN_TEXT_CONTRAST + 0.3) ?? paper;
}

function inkColor(paper: string, scheme: Scheme): string {
  const { c, h } = oklch(paper);
  const tintedInk = hex({ ...oklch(DEFAULT_PALETTE[scheme].ink), c: Math.min(c, 0.02), h });
  const oppositeInk = DEFAULT_PALETTE[scheme === "light" ? "dark" : "light"].ink;
  return [tintedInk, oppositeInk].find((ink) => contrast(ink, paper) >= 7) ?? stylesOnColor(paper).color;
}

function darkPageColor(background: string): string {
  const color = oklch(background);
  return hex({ ...color, l: color.l > 0.35 ? DARK_PAGE_LIGHTNESS : color.l, c: Math.min(color.c / 2, 0.03) });
}

/** Changes the lightness of `from` toward `end` until `isEnough` accepts the color, or else returns `end`. */
function adjustLightness(from: string, end: string, isEnough: (color: string) => boolean): string {
  if (isEnough(from)) return from;
  const startColor = oklch(from);
  const endLightness = oklch(end).l < startColor.l ? 0 : 1;
  const at = (part: number) => hex({ ...startColor, l: startColor.l + (endLightness - startColor.l) * part });
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (isEnough(at(middle))) high = middle;
    else low = middle;
  }
  return isEnough(at(high)) ? at(high) : end;
}

function mixColors(ink: string, paper: string, position: number): string {
  const [from, to] = [oklch(ink), oklch(paper)];
  const interpolate = (start: number, end: number) => start + (end - start) * position;
  const { h } = from.c > to.c ? from : to;
  return hex({ mode: "oklch", l: interpolate(from.l, to.l), c: interpolate(from.c, to.c), h });
}

function hex(color: Oklch): string {
  return formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, color.l)) }, "oklch"));
}

function formatRatio(color: string, background: string): string {
  return `${contrast(color, background).toFixed(1)}:1`;
}

function readDefaults(): Palette {
  const css = readFileSync(new URL("../../app/styles/theme.css", import.meta.url), "utf8");
  const colors = [...css.matchAll(/--color-(\w+): light-dark\((#\w+), (#\w+)\)/g)];
  const tokens = (column: 2 | 3) => {
    const defaults = Object.fromEntries(colors.map((match) => [match[1], match[column]]));
    return { ...defaults, accent: defaults.ink, "on-accent": defaults.paper, link: defaults.ink } as Tokens;
  };
  return { light: tokens(2), dark: tokens(3) };
}
