import { linePath, type Point } from "../kit/path.ts";
import { random } from "../kit/random.ts";

/** Shapes that landscapes are layered from. Every scene is drawn on a 400 × 260 field. */

const n = (value: number) => value.toFixed(1);

export const shape = (points: Point[], fill: string, opacity = 1) =>
  `<path d="${linePath(points)}Z" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const rect = (y: number, height: number, fill: string) =>
  `<rect x="-1" y="${y}" width="402" height="${height}" fill="${fill}"/>`;

/** A jagged far range: midpoint displacement from edge to edge. */
export function range(seed: number, y: number, amp: number, fill: string, bottom = 260): string {
  const next = random(seed);
  let heights = [0.3 + next() * 0.4, 0.3 + next() * 0.4];
  for (let level = 0, swing = 0.62; level < 6; level += 1, swing *= 0.52) {
    heights = heights.flatMap((value, index) => {
      const after = heights[index + 1];
      return after === undefined ? [value] : [value, (value + after) / 2 + (next() - 0.5) * swing];
    });
  }
  const top = heights.map((value, index): Point => [(index / (heights.length - 1)) * 400, y - value * amp]);
  return shape([[0, bottom], ...top, [400, bottom]], fill);
}

/** The height of a soft hill at x: two sines. */
export const swell =
  (y: number, amp: number, phase: number, length = 260) =>
  (x: number) =>
    y -
    Math.sin((x / length) * 6.283 + phase) * amp -
    Math.sin((x / length) * 14.1 + phase * 2.3) * amp * 0.22;

export function hill(height: (x: number) => number, fill: string, bottom = 260): string {
  const top = Array.from({ length: 41 }, (_, index): Point => [index * 10, height(index * 10)]);
  return shape([[0, bottom], ...top, [400, bottom]], fill);
}

interface Peak {
  x: number;
  y: number;
  left: number;
  right: number;
  base: number;
  seed: number;
  rock: string;
  shade: string;
  snow?: string;
  snowLine?: number;
}

/** A mountain with a lit and a shaded side and, if wanted, snow down to `snowLine` of its height. */
export function peak({ x, y, left, right, base, seed, rock, shade, snow, snowLine = 0.4 }: Peak): string {
  const next = random(seed);
  const side = (width: number, steps: number): Point[] =>
    Array.from({ length: steps }, (_, index): Point => {
      const part = (index + 1) / steps;
      const jitter = part < 1 ? (next() - 0.5) * 9 : 0;
      return [x + width * part + jitter, y + (base - y) * part ** 0.92 + jitter * 0.6];
    });
  const west = side(-left, 9);
  const east = side(right, 9);
  const crest = side((right - left) * 0.22, 9).map(
    ([px, py], index): Point => [px + (index % 2 ? 7 : -6), py],
  );
  const body = shape([[x, y], ...east, ...[...west].reverse()], rock);
  const shadow = shape([[x, y], ...east, ...[...crest].reverse()], shade);
  if (!snow) return body + shadow;
  const count = Math.max(2, Math.round(snowLine * 9));
  const w = west.slice(0, count);
  const e = east.slice(0, count);
  const [wx, wy] = w.at(-1) as Point;
  const [ex, ey] = e.at(-1) as Point;
  const hem = Array.from({ length: 9 }, (_, index): Point => {
    const part = (index + 1) / 10;
    const drop = (index % 2 ? -1 : 1) * (5 + next() * 11);
    return [ex + (wx - ex) * part, ey + (wy - ey) * part + drop];
  });
  const cap = shape([[x, y], ...e, ...hem, ...[...w].reverse()], snow);
  const mid = crest.slice(0, count);
  const [mx] = mid.at(-1) as Point;
  const hemEast = hem.filter(([hx]) => hx > mx);
  return body + shadow + cap + shape([[x, y], ...e, ...hemEast, ...[...mid].reverse()], shade, 0.34);
}

/** One conifer, its foot at x, y. */
export function fir(x: number, y: number, height: number, fill: string): string {
  const w = height * 0.2;
  const tier = (top: number, foot: number, half: number) =>
    `M${n(x)} ${n(y - height * top)}l${n(half)} ${n(height * (top - foot))}h${n(-half * 2)}Z`;
  return `<path d="${tier(1, 0.58, w * 0.62)}${tier(0.8, 0.3, w * 0.86)}${tier(0.56, 0, w)}" fill="${fill}"/>`;
}

/** A row of conifers along a ground line. */
export function firs(
  seed: number,
  from: number,
  to: number,
  count: number,
  ground: (x: number) => number,
  height: number,
  fills: string[],
): string {
  const next = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * (index + next() * 0.8)) / count;
    const fill = fills[Math.floor(next() * fills.length)] ?? fills[0] ?? "#000";
    return fir(x, ground(x) + 3, height * (0.65 + next() * 0.6), fill);
  }).join("");
}

/** Short level strokes: light on water. */
export function glints(seed: number, y: number, depth: number, count: number, fill: string): string {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const at = next();
    const length = 14 + next() * 46 * (0.4 + at);
    return `<rect x="${n(next() * 380 - 10)}" y="${n(y + at * depth)}" width="${n(length)}" height="${n(1 + at * 1.2)}" rx="1" fill="${fill}" opacity="${n(0.35 + next() * 0.4)}"/>`;
  }).join("");
}

export const cloud = (x: number, y: number, size: number, fill = "#fff", opacity = 0.8) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0 0a7 7 0 0 1 9-9 11 11 0 0 1 21-2 8 8 0 0 1 12 5 6 6 0 0 1 2 6Z" fill="${fill}" opacity="${opacity}"/>`;

export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

export const wrap = (body: string, view = "0 0 400 260") =>
  `<svg viewBox="${view}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${body}</svg>`;
