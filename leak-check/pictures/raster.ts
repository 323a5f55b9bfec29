/** Grey levels, or the strength of one colour, from 0 to 255, row by row. */
export interface Raster {
  width: number;
  height: number;
  values: Float32Array;
}

/** Each new pixel is the mean of the area that falls on it. */
export function resized(from: Raster, width: number, height: number): Raster {
  const columns = spans(from.width, width);
  const rows = spans(from.height, height);
  const narrow = new Float32Array(width * from.height);
  for (let y = 0; y < from.height; y++) {
    for (let x = 0; x < width; x++)
      narrow[y * width + x] = mean(from.values, y * from.width, 1, columns[x] as Span);
  }
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) values[y * width + x] = mean(narrow, x, width, rows[y] as Span);
  }
  return { width, height, values };
}

/** What is finer than a few pixels: edges, lines, letters. */
export function edgesOf(raster: Raster): Raster {
  const around = smoothed(raster, [1, 1, 1, 1, 1]);
  return { ...raster, values: raster.values.map((value, at) => value - (around.values[at] ?? 0)) };
}

/** @param spread of the blur, in pixels */
export function blurred(raster: Raster, spread: number): Raster {
  const reach = Math.ceil(spread * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * spread * spread)),
  );
  return smoothed(raster, weights);
}

function smoothed({ width, height, values }: Raster, weights: number[]): Raster {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const reach = (weights.length - 1) / 2;
  function along(from: Float32Array, length: number, step: number, starts: number, stride: number) {
    const to = new Float32Array(from.length);
    for (let start = 0; start < starts; start++) {
      for (let at = 0; at < length; at++) {
        let value = 0;
        for (let offset = -reach; offset <= reach; offset++) {
          const near = Math.min(length - 1, Math.max(0, at + offset));
          value += (weights[offset + reach] as number) * (from[start * stride + near * step] as number);
        }
        to[start * stride + at * step] = value / sum;
      }
    }
    return to;
  }
  return { width, height, values: along(along(values, width, 1, height, width), height, width, width, 1) };
}

type Span = [start: number, end: number];

function spans(from: number, to: number): Span[] {
  return Array.from({ length: to }, (_, at) => [(at * from) / to, ((at + 1) * from) / to]);
}

function mean(values: Float32Array, offset: number, step: number, [start, end]: Span): number {
  let sum = 0;
  for (let at = Math.floor(start); at < Math.ceil(end - 1e-6); at++) {
    sum += (Math.min(at + 1, end) - Math.max(at, start)) * (values[offset + at * step] as number);
  }
  return sum / (end - start);
}
