import { clampChroma, formatHex, type Oklch, oklch } from "culori";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { luminance, onColor } from "#app/styles/on-color.ts";

/** Colours as "#rrggbb", named as in app/styles/app.css. */
export type Tokens = Record<
  "paper" | "ink" | "soft" | "line" | "panel" | "field" | "alarm" | "accent" | "on-accent" | "link",
  string
>;
export type Palette = Record<Scheme, Tokens>;
type Scheme = "light" | "dark";
type Token = keyof Tokens;

/** The least contrast that WCAG 2.2 AA allows there: 1.4.3 for text, 1.4.11 for edges. */
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

/** Without a theme, as app/styles/app.css has them. */
export const USUAL: Palette = {
  light: usual("#fbfbf9 #15161a #5b5d66 #e4e4df #f1f1ec #85868c #b3261e"),
  dark: usual("#121316 #f1f1ee #a3a6b0 #2a2c32 #1b1d21 #7d808a #ff9a8f"),
};

/** Of the way from ink to paper, where the usual tokens stand; they come nearer to ink until they can be read. */
const WAY = { soft: 0.36, field: 0.53, line: 0.89 };
/** In OKLCH's lightness from 0 to 1: from paper to panel, and that of a dark page beside a coloured light one. */
const PANEL = { light: 0.03, dark: 0.045 };
const NIGHT = 0.19;
/** A fill that is less apart from the page than this is taken for the page. */
const VISIBLE = 1.3;
const READABLE = 4.5;

export interface ColorProblem {
  field: keyof ThemeFile["colors"];
  message: string;
}

export interface Solved {
  palette: Palette;
  problems: ColorProblem[];
  /** What was moved to be readable, for the owner. */
  moved: string[];
}

/** Derives what was not written, in both schemes, such that all of `PAIRS` hold unless there are problems. */
export function solvePalette(colors: ThemeFile["colors"]): Solved {
  const { scheme, background, text, darkBackground } = colors;
  const isDark = scheme === "dark";
  const light = isDark ? undefined : background;
  const problems: ColorProblem[] = [];
  const moved: string[] = [];
  const night = light && (oklch(light).l > 0.35 ? { ...oklch(light), l: NIGHT } : oklch(light));
  const dark = darkBackground ?? (night && hex({ ...night, c: Math.min(night.c / 2, 0.03) }));

  function tokens(name: Scheme, paper = USUAL[name].paper, ink: string | undefined): Tokens {
    const isHers = paper !== USUAL[name].paper || ink !== undefined;
    if (ink && contrast(ink, paper) < READABLE) {
      const nearest = towards(ink, onColor(paper).color, (color) => contrast(color, paper) >= READABLE);
      const field = name === "dark" ? "darkBackground" : "background";
      problems.push({
        field: "text",
        message: `${ink} on ${field} ${paper} is ${ratio(ink, paper)}, and 4.5 : 1 is the least to be read: write ${nearest}, which is the nearest that can`,
      });
    }
    const base = isHers ? derived(name, paper, ink ?? inkOn(name, paper)) : USUAL[name];
    const isShown = scheme === "both" || scheme === name;
    return { ...base, ...accented(colors.accent, base, name, isShown ? moved : []) };
  }

  const palette = {
    light: tokens("light", light, isDark ? undefined : text),
    dark: tokens("dark", dark, isDark ? text : undefined),
  };
  return { palette, problems, moved };
}

/** WCAG 2.2: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** For who asks for more contrast: 7 : 1 as WCAG 1.4.6 has it, as far as the ink goes. */
export function withMoreContrast({ paper, panel, ink, soft, field }: Tokens) {
  const isClear = (color: string) => Math.min(contrast(color, paper), contrast(color, panel)) >= 7;
  return { soft: towards(soft, ink, isClear), line: field, field: ink };
}

function derived(name: Scheme, paper: string, ink: string): Tokens {
  const panel = panelOf(name, paper, ink);
  const reads = (grounds: string[], least: number) => (color: string) =>
    grounds.every((ground) => contrast(color, ground) >= least);
  return {
    paper,
    ink,
    panel,
    line: between(ink, paper, WAY.line),
    soft: towards(between(ink, paper, WAY.soft), ink, reads([paper, panel], READABLE)),
    field: towards(between(ink, paper, WAY.field), ink, reads([paper, panel], 3)),
    alarm: towards(USUAL[name].alarm, ink, reads([paper, panel], READABLE)),
    accent: ink,
    "on-accent": paper,
    link: ink,
  };
}

/** A fill as she wrote it, and of the same hue what can be read as a link. */
function accented(
  accent: string | undefined,
  { paper, panel, ink }: Tokens,
  name: Scheme,
  moved: string[],
): Partial<Tokens> {
  if (!accent) return { accent: ink, "on-accent": paper, link: ink };
  const grounds = [paper, panel];
  const isReadable = (color: string) => grounds.every((ground) => contrast(color, ground) >= READABLE);
  const link = towards(accent, ink, isReadable);
  if (link !== accent)
    moved.push(`accent ${accent} on the ${name} background is ${ratio(accent, paper)}, links use ${link}`);
  const isSeen = contrast(accent, paper) >= VISIBLE;
  const fill = isSeen ? accent : link;
  return { accent: fill, "on-accent": onColor(fill).color, link };
}

/** Of the paper's own hue, one step nearer to the ink; less of a step where the ink could not be read on it. */
function panelOf(name: Scheme, paper: string, ink: string): string {
  const from = oklch(paper);
  const step = PANEL[name] * Math.sign(oklch(ink).l - from.l);
  for (const part of [1, 0.75, 0.5, 0.25]) {
    const panel = hex({ ...from, l: from.l + step * part });
    if (contrast(ink, panel) >= READABLE + 0.3) return panel;
  }
  return paper;
}

function inkOn(name: Scheme, paper: string): string {
  const { c, h } = oklch(paper);
  const tinted = hex({ ...oklch(USUAL[name].ink), c: Math.min(c, 0.02), h });
  const other = USUAL[name === "light" ? "dark" : "light"].ink;
  const found = [tinted, other].find((ink) => contrast(ink, paper) >= 7);
  return found ?? onColor(paper).color;
}

/** The nearest colour of the same hue, towards the lightness of `end`, that will do; else that end. */
function towards(from: string, end: string, isFine: (color: string) => boolean): string {
  if (isFine(from)) return from;
  let [low, high] = [0, 1];
  const start = oklch(from);
  const goal = oklch(end).l < start.l ? 0 : 1;
  const at = (part: number) => hex({ ...start, l: start.l + (goal - start.l) * part });
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (isFine(at(middle))) high = middle;
    else low = middle;
  }
  return isFine(at(high)) ? at(high) : end;
}

function between(one: string, other: string, part: number): string {
  const [from, to] = [oklch(one), oklch(other)];
  // The hue of whichever has more of one: a grey has none.
  const { h } = from.c > to.c ? from : to;
  return hex({ mode: "oklch", l: from.l + (to.l - from.l) * part, c: from.c + (to.c - from.c) * part, h });
}

function hex(color: Oklch): string {
  return formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, color.l)) }, "oklch"));
}

function ratio(one: string, other: string): string {
  return `${contrast(one, other).toFixed(1)} : 1`;
}

function usual(colors: string): Tokens {
  const [paper = "", ink = "", soft = "", line = "", panel = "", field = "", alarm = ""] = colors.split(" ");
  return { paper, ink, soft, line, panel, field, alarm, accent: ink, "on-accent": paper, link: ink };
}
