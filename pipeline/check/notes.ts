import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import type { ThemeFile } from "#app/content/theme-schema.ts";
import { pageAddress } from "#app/site-map.ts";
import { contentFields } from "../read/content-fields.ts";
import type { Path, Problem } from "../read/problem.ts";
import type { ReadFile } from "./check-locked-files.ts";

/** Pixels between columns of cards. */
const GAP = 28;
/** Of a card that fills its row alone. */
const WIDE = [21, 9] as const;

/** Of the stage's height, what the picture of a `scroll` moves up by; see app/styles/motion.css. */
const SCROLLED = 0.48;

/** Of a picture, what may be cut before it is told. */
const CUT = 0.1;

/** Pixels; half of the panel that a section's picture stands in. */
const SMALL = 448;

/** What the owner should know of a file without problems, and may have meant so. */
export async function notesOn({ file, schema, folder }: ReadFile, layout: Layout): Promise<Problem[]> {
  const found = contentFields(schema, file.data).map(async ({ kind, value, path, parent }) => {
    let message: string | null = null;
    if (kind === "markdown") message = noteOnList(value);
    if (kind === "text") message = noteOnMarks(value);
    if (kind === "picture") {
      const name = value.trim();
      const { autoOrient: size } = await sharp(await readFile(join(folder, name))).metadata();
      const note = noteOnPicture(path, size, parent, { data: file.data, layout });
      message = note && `${basename(name)} has ${size.width} × ${size.height} pixels: ${note}`;
    }
    return message ? [file.problemAt(path, message)] : [];
  });
  return (await Promise.all(found)).flat();
}

/** A study that the home page does not show. */
export function noteOnCard({ file }: ReadFile, slug: string, links: string[]): Problem[] {
  if (links.includes(pageAddress(slug))) return [];
  return [file.problemAt([], `no card in projects.yaml leads to ${pageAddress(slug)}`)];
}

function noteOnList(text: string): string | null {
  const [, sign] = /^[ \t]*([–—•]) .*\n[ \t]*\1 /m.exec(text) ?? [];
  return sign ? `lines that start with ${sign} are no list: write - in its place for one` : null;
}

function noteOnMarks(text: string): string | null {
  const [marks] = /\*\*\S[^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/.exec(text) ?? [];
  return marks ? `"${marks}" is shown as it is written: this field knows no Markdown` : null;
}

type Layout = ThemeFile["layout"];

interface Stage {
  width: number;
  shape: readonly [number, number];
}

interface Size {
  width: number;
  height: number;
}

function noteOnPicture(
  [part, index]: Path,
  size: Size,
  { hover, width }: Record<PropertyKey, unknown>,
  { data, layout }: { data: unknown; layout: Layout },
): string | null {
  if (part === "cards") {
    const { length } = (data as { cards: unknown[] }).cards;
    return noteOnCardPicture(size, stageOf(Number(index), length, layout), hover);
  }
  if (part === "hero" && typeof width === "number" && size.width < width)
    return `it is shown no wider, and width says ${width}`;
  return part === "sections" && size.width < SMALL ? "it is shown no wider than that" : null;
}

/** Pixels at one to one, as app/home/card-sizes.ts has them: what is left over in the last row fills it. */
function stageOf(index: number, count: number, { columns, pageWidth, cardRatio }: Layout): Stage {
  const left = count % columns;
  const inRow = left > 0 && index >= count - left ? left : columns;
  const [across = 4, down = 3] = cardRatio.split(":").map(Number);
  const shape = inRow === 1 && columns > 1 ? WIDE : ([across, down] as const);
  return { width: Math.floor((pageWidth - GAP * (inRow - 1)) / inRow), shape };
}

function noteOnCardPicture({ width, height }: Size, stage: Stage, hover: unknown): string | null {
  const [across, down] = stage.shape;
  if (width < stage.width) return `the card is ${stage.width} wide on a large screen, so it blurs`;
  const taller = (height / width) * (across / down);
  if (hover === "scroll") {
    const least = Math.ceil((width * down * (1 + SCROLLED)) / across);
    return taller < 1 + SCROLLED ? `scroll leaves a strip empty below it unless it is ${least} high` : null;
  }
  const cut = 1 - Math.min(taller, 1 / taller);
  const place = taller > 1 ? "above and below" : "at its sides";
  const percent = Math.round(cut * 100);
  return cut > CUT ? `the card is ${across} : ${down}, so ${percent} % are cut ${place}` : null;
}
