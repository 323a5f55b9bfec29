import { bestPlace, correlation, type Place } from "./correlate.ts";
import type { Look } from "./look.ts";
import { blurred, edgesOf, type Raster, resized } from "./raster.ts";

/** docs/decisions/0012-what-the-leak-walk-compares.md has what was measured. */
const LIMITS = {
  /** Of the grey of whole pictures, with at most so much difference of colour (of 255). */
  whole: { likeness: 0.82, difference: 16 },
  /** Of whole pictures without regard to colour. */
  colourless: { likeness: 0.95, difference: 32 },
  /** Of what content/ shows to everyone, only the very picture counts: its grey, and its edges. */
  copy: { likeness: 0.98, difference: 6, edges: 0.85 },
  /** Of the edges of a part; `guess` of its grey, before edges are looked at. */
  detail: { likeness: 0.62, guess: 0.6 },
};

/** A part covers at least so much of the whole it was cut from. */
const SMALLEST_SHARE = 0.4;
/** Pixels of the longer side; a smaller picture has no edges to compare. */
const SMALLEST_DETAILED = 80;
const GRID = 12;
/** Linear step from one size of a part to the next. */
const STEP = 0.93;
const GUESSES = 3;
/** Mean deviation of grey below which there is nothing to see. */
const FLAT = { coarse: 3, edges: 1, whole: 1.5 };
/** Spreads of the blur that a placeholder may have, as shares of the width. */
const BLURS = [0, 0.016, 0.03, 0.06];

export interface Locked {
  look: Look;
  /** Its colours at each of BLURS, as so many columns and rows. */
  grids: (columns: number, rows: number) => Grid[];
}

/** The colours of a picture on a few places. */
interface Grid {
  columns: number;
  rows: number;
  colours: Colours;
  grey: Raster;
}

type Colours = Look["colours"];

export function toLocked(look: Look): Locked {
  const small = mapped(look.colours, (plane) => {
    const scale = Math.min(1, 48 / Math.max(plane.width, plane.height));
    return resized(plane, size(plane.width * scale), size(plane.height * scale));
  });
  const [{ width }] = small;
  const blurs = BLURS.map((blur) => (blur ? mapped(small, (plane) => blurred(plane, blur * width)) : small));
  const known = new Map<string, Grid[]>();
  function grids(columns: number, rows: number): Grid[] {
    const key = `${columns} ${rows}`;
    const made = known.get(key) ?? blurs.map((colours) => toGrid(colours, columns, rows));
    known.set(key, made);
    return made;
  }
  return { look, grids };
}

/** As small as the picture itself, where that has fewer pixels. */
export function gridOf({ colours }: Look): Grid {
  const [{ width, height }] = colours;
  const columns = Math.min(width, GRID);
  return toGrid(
    colours,
    columns,
    Math.min(height, Math.max(4, Math.round((columns * height) / width)), GRID * 3),
  );
}

/** Also stretched, in grey, blurred, or small as a placeholder. */
export function isSameWhole(grid: Grid, locked: Locked): boolean {
  return locked.grids(grid.columns, grid.rows).some((other) => {
    const { likeness, difference } = compare(grid, other);
    return [LIMITS.whole, LIMITS.colourless].some(
      (limit) => likeness >= limit.likeness && difference <= limit.difference,
    );
  });
}

/** Scaled or encoded anew at most. */
export function isCopy(look: Look, locked: Locked): boolean {
  const grid = gridOf(look);
  const [sharp] = locked.grids(grid.columns, grid.rows);
  if (!sharp) return false;
  const { likeness, difference } = compare(grid, sharp);
  const { copy } = LIMITS;
  return (
    likeness >= copy.likeness && difference <= copy.difference && detail(look, locked.look) >= copy.edges
  );
}

/** A part of the locked picture, or a picture of which it is a part. */
export function hasDetailOf(look: Look, { look: locked }: Locked): boolean {
  if (Math.max(look.grey.width, look.grey.height) < SMALLEST_DETAILED) return false;
  return [detail(look, locked), detail(locked, look)].some((likeness) => likeness >= LIMITS.detail.likeness);
}

export function compare(one: Grid, other: Grid): { likeness: number; difference: number } {
  if (deviation(one.grey) < FLAT.whole || deviation(other.grey) < FLAT.whole)
    return { likeness: 0, difference: 255 };
  const sums = one.colours.map((plane, at) => apart(plane, other.colours[at] as Raster));
  return {
    likeness: correlation(one.grey, other.grey),
    difference: sums.reduce((all, sum) => all + sum, 0) / (3 * one.columns * one.rows),
  };
}

function toGrid(from: Colours, columns: number, rows: number): Grid {
  const colours = mapped(from, (plane) => resized(plane, columns, rows));
  return { columns, rows, colours, grey: greyOf(colours) };
}

/** How well the edges of `part` fit into those of `whole` at the best of the places where its grey fits. */
export function detail(part: Look, whole: Look): number {
  const scale = whole.grey.width / whole.coarse.width;
  let best = 0;
  for (const guess of guesses(part.coarse, whole.coarse)) {
    for (let size = 0.94; size <= 1.06; size += 0.02) {
      const width = Math.min(whole.grey.width, Math.round(guess.width * scale * size));
      const height = Math.min(whole.grey.height, Math.round(guess.height * scale * size));
      const range = {
        left: Math.max(0, Math.round((guess.x - 1) * scale)),
        right: Math.min(whole.grey.width - width, Math.round((guess.x + 1) * scale)),
        top: Math.max(0, Math.round((guess.y - 1) * scale)),
        bottom: Math.min(whole.grey.height - height, Math.round((guess.y + 1) * scale)),
      };
      const edges = edgesOf(resized(part.grey, width, height));
      best = Math.max(best, bestPlace(edges, whole.edges, range, FLAT.edges)?.likeness ?? 0);
    }
  }
  return best;
}

function guesses(part: Raster, whole: Raster): Place[] {
  const places: Place[] = [];
  const largest = Math.min(whole.width / part.width, whole.height / part.height);
  const least = Math.sqrt((SMALLEST_SHARE * whole.width * whole.height) / (part.width * part.height));
  for (let scale = largest; scale >= least; scale *= STEP) {
    const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)];
    if (width < 4 || height < 4 || width > whole.width || height > whole.height) continue;
    const range = { left: 0, right: whole.width - width, top: 0, bottom: whole.height - height };
    const place = bestPlace(resized(part, width, height), whole, range, FLAT.coarse);
    if (place && place.likeness >= LIMITS.detail.guess) places.push(place);
  }
  return places.sort((a, b) => b.likeness - a.likeness).slice(0, GUESSES);
}

function mapped(colours: Colours, change: (plane: Raster) => Raster): Colours {
  return [change(colours[0]), change(colours[1]), change(colours[2])];
}

function greyOf([red, green, blue]: Colours): Raster {
  const values = red.values.map(
    (value, at) => 0.3 * value + 0.59 * (green.values[at] as number) + 0.11 * (blue.values[at] as number),
  );
  return { ...red, values };
}

function deviation({ values }: Raster): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function apart(one: Raster, other: Raster): number {
  return one.values.reduce((sum, value, at) => sum + Math.abs(value - (other.values[at] as number)), 0);
}

function size(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
