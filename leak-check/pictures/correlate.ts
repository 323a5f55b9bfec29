import type { Raster } from "./raster.ts";

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Correlation: 1 is the same but for brightness and contrast, 0 has nothing in common. */
  likeness: number;
}

export interface Range {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where in `whole` a part of its own size fits best; undefined for a part in which there is nothing to see. */
export function bestPlace(part: Raster, whole: Raster, range: Range, flat: number): Place | undefined {
  const { width, height } = part;
  const size = width * height;
  const { values, spread } = centred(part.values);
  if (spread < flat * flat * size) return undefined;
  let best: Place | undefined;
  for (let y = range.top; y <= range.bottom; y++) {
    for (let x = range.left; x <= range.right; x++) {
      let sum = 0;
      let squares = 0;
      let product = 0;
      for (let row = 0; row < height; row++) {
        const start = (y + row) * whole.width + x;
        for (let column = 0; column < width; column++) {
          const value = whole.values[start + column] as number;
          sum += value;
          squares += value * value;
          product += value * (values[row * width + column] as number);
        }
      }
      const other = squares - (sum * sum) / size;
      const likeness = other < flat * flat * size ? 0 : product / Math.sqrt(spread * other);
      if (!best || likeness > best.likeness) best = { x, y, width, height, likeness };
    }
  }
  return best;
}

/** Of two rasters of one size. */
export function correlation(one: Raster, other: Raster): number {
  const a = centred(one.values);
  const b = centred(other.values);
  let product = 0;
  for (const [at, value] of a.values.entries()) product += value * (b.values[at] as number);
  return product / Math.sqrt(a.spread * b.spread + 1e-9);
}

function centred(from: Float32Array): { values: Float32Array; spread: number } {
  let sum = 0;
  for (const value of from) sum += value;
  const values = from.map((value) => value - sum / from.length);
  let spread = 0;
  for (const value of values) spread += value * value;
  return { values, spread };
}
