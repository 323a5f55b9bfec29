import { readFileSync } from "node:fs";
import { clampChroma, formatHex, type Oklch, oklch } from "culori";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { luminance, onColor } from "#app/styles/on-color.ts";

const DERIVED = ["paper", "ink", "soft", "line", "panel", "field", "alarm"] as const;
const FOLLOWING = ["accent", "on-accent", "link"] as const;

type Token = (typeof DERIVED | typeof FOLLOWING)[number];
type Scheme = "light" | "dark";
type Colors = ThemeFile["colors"];

export type Tokens = Record<Token, string>;
export type Palette = Record<Scheme, Tokens>;

/** Minimum contrast of WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for large text and edges (1.4.11). */
export const PAIRS: readonly [Token, Token, number][] = [
  ["ink", "paper", 4.5],
  ["ink", "panel", 4.5],
  ["soft", "paper", 4.5],
  ["soft", "panel", 4.5],
  ["alarm", "panel", 4.5],
  ["alarm", "paper", 3],
  ["field", "panel", 3],
  ["link", "paper", 4.5],
  ["link", "panel", 4.5],
  ["on-accent", "accent", 4.5],
];

const READABLE = 4.5;
/** A fill with less contrast to the page is invisible. */
const VISIBLE = 1.3;

/** Position of the default tokens between ink (0) and paper (1). */
const POSITION = { soft: 0.36, field: 0.53, line: 0.89 };
/** Difference in OKLCH lightness between paper and panel. */
const PANEL_STEP = { light: 0.03, dark: 0.045 };
/** OKLCH lightness of the dark page that goes with a light background. */
const NIGHT = 0.19;

export const DEFAULT_PALETTE: Palette = readDefaults();

export interface Solution {
  palette: Palette;
  problems: { field: keyof Colors; message: string }[];
  moved: string[];
}

/** Derives a palette from the owner's colors so that all of `PAIRS` hold, unless it returns problems. */
export function solvePalette(colors: Colors): Solution {
  const { scheme, text, accent } = colors;
  const background = scheme === "dark" ? undefined : colors.background;
  const grounds = {
    light: background ?? DEFAULT_PALETTE.light.paper,
    dark: colors.darkBackground ?? (background ? nightOf(background) : DEFAULT_PALETTE.dark.paper),
  };
  const inks = scheme === "dark" ? { dark: text } : { light: text };
  const problems: Solution["problems"] = [];
  const moved: string[] = [];

  function solve(name: Scheme, ink: string | undefined): Tokens {
    const paper = grounds[name];
    if (ink && contrast(ink, paper) < READABLE) problems.push(inkProblem(ink, paper, name));
    const isDefault = paper === DEFAULT_PALETTE[name].paper && ink === undefined;
    const base = isDefault ? DEFAULT_PALETTE[name] : deriveTokens(name, paper, ink ?? inkOn(name, paper));
    if (!accent) return base;
    const link = towards(accent, base.ink, readableOn(base));
    const isShown = scheme === "both" || scheme === name;
    if (link !== accent && isShown)
      moved.push(
        `accent ${accent} on the ${name} background is ${ratio(accent, paper)}, so links use ${link}`,
      );
    const fill = contrast(accent, paper) >= VISIBLE ? accent : link;
    return { ...base, link, accent: fill, "on-accent": onColor(fill).color };
  }

  return { palette: { light: solve("light", inks.light), dark: solve("dark", inks.dark) }, problems, moved };
}

export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** For visitors who prefer more contrast: 7:1 (WCAG 1.4.6), as far as the ink allows. */
export function withMoreContrast({ paper, panel, ink, soft, field }: Tokens) {
  return { soft: towards(soft, ink, readableOn({ paper, panel }, 7)), line: field, field: ink };
}

function deriveTokens(name: Scheme, paper: string, ink: string): Tokens {
  const panel = panelOf(name, paper, ink);
  const isReadable = readableOn({ paper, panel });
  const token = (position: number, isEnough: (color: string) => boolean) =>
    towards(mix(ink, paper, position), ink, isEnough);
  return {
    paper,
    ink,
    panel,
    line: mix(ink, paper, POSITION.line),
    soft: token(POSITION.soft, isReadable),
    field: token(POSITION.field, readableOn({ paper, panel }, 3)),
    alarm: towards(DEFAULT_PALETTE[name].alarm, ink, isReadable),
    accent: ink,
    "on-accent": paper,
    link: ink,
  };
}

function readableOn({ paper, panel }: Pick<Tokens, "paper" | "panel">, minimum = READABLE) {
  return (color: string) => contrast(color, paper) >= minimum && contrast(color, panel) >= minimum;
}

function inkProblem(ink: string, paper: string, name: Scheme): Solution["problems"][number] {
  const nearest = towards(ink, onColor(paper).color, (color) => contrast(color, paper) >= READABLE);
  const field = name === "dark" ? "darkBackground" : "background";
  const message = `${ink} on ${field} ${paper} is ${ratio(ink, paper)}, and text needs at least 4.5:1: write ${nearest}, the nearest readable color`;
  return { field: "text", message };
}

/** A panel has the hue of the paper, a step closer to the ink. The step is smaller if the ink would be unreadable. */
function panelOf(name: Scheme, paper: string, ink: string): string {
  const from = oklch(paper);
  const step = PANEL_STEP[name] * Math.sign(oklch(ink).l - from.l);
  const panels = [1, 0.75, 0.5, 0.25].map((part) => hex({ ...from, l: from.l + step * part }));
  return panels.find((panel) => contrast(ink, panel) >= READABLE + 0.3) ?? paper;
}

function inkOn(name: Scheme, paper: string): string {
  const { c, h } = oklch(paper);
  const tinted = hex({ ...oklch(DEFAULT_PALETTE[name].ink), c: Math.min(c, 0.02), h });
  const inverse = DEFAULT_PALETTE[name === "light" ? "dark" : "light"].ink;
  return [tinted, inverse].find((ink) => contrast(ink, paper) >= 7) ?? onColor(paper).color;
}

function nightOf(background: string): string {
  const color = oklch(background);
  return hex({ ...color, l: color.l > 0.35 ? NIGHT : color.l, c: Math.min(color.c / 2, 0.03) });
}

/** Returns the nearest color of the same hue, towards the lightness of `end`, that is good enough; else `end`. */
function towards(from: string, end: string, isEnough: (color: string) => boolean): string {
  if (isEnough(from)) return from;
  const start = oklch(from);
  const goal = oklch(end).l < start.l ? 0 : 1;
  const at = (part: number) => hex({ ...start, l: start.l + (goal - start.l) * part });
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (isEnough(at(middle))) high = middle;
    else low = middle;
  }
  return isEnough(at(high)) ? at(high) : end;
}

function mix(one: string, other: string, part: number): string {
  const [from, to] = [oklch(one), oklch(other)];
  const { h } = from.c > to.c ? from : to;
  return hex({ mode: "oklch", l: from.l + (to.l - from.l) * part, c: from.c + (to.c - from.c) * part, h });
}

function hex(color: Oklch): string {
  return formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, color.l)) }, "oklch"));
}

function ratio(one: string, other: string): string {
  return `${contrast(one, other).toFixed(1)}:1`;
}

function readDefaults(): Palette {
  const css = readFileSync(new URL("../../app/styles/theme.css", import.meta.url), "utf8");
  const pairs = DERIVED.map((name) => {
    const [, light = "", dark = ""] =
      new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
    return [name, { light, dark }] as const;
  });
  const tokens = (scheme: Scheme) => {
    const own = Object.fromEntries(pairs.map(([name, color]) => [name, color[scheme]])) as Tokens;
    return { ...own, accent: own.ink, "on-accent": own.paper, link: own.ink };
  };
  return { light: tokens("light"), dark: tokens("dark") };
}
