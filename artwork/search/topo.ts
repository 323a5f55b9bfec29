import { type Point, pair } from "../kit/path.ts";

/** Contour lines from a height function: marching squares, chained into closed loops and smoothed. */
export type Height = (x: number, y: number) => number;

/** A mountain, hill or basin (negative height) as a stretched bell. */
export interface Bump {
  x: number;
  y: number;
  height: number;
  wide: number;
  tall: number;
  turn?: number;
}

export function bumps(list: Bump[], floor = 0): Height {
  return (x, y) =>
    list.reduce((sum, bump) => {
      const angle = ((bump.turn ?? 0) * Math.PI) / 180;
      const dx = x - bump.x;
      const dy = y - bump.y;
      const u = (dx * Math.cos(angle) + dy * Math.sin(angle)) / bump.wide;
      const v = (dy * Math.cos(angle) - dx * Math.sin(angle)) / bump.tall;
      return sum + bump.height * Math.exp(-(u * u + v * v));
    }, floor);
}

/** Ripples that keep contours from looking like ellipses. */
export const rough =
  (height: Height, amount: number, length: number): Height =>
  (x, y) =>
    height(x, y) *
    (1 +
      amount * Math.sin(x / length + y / (length * 1.7)) +
      amount * 0.8 * Math.sin(y / (length * 0.8) - x / (length * 2.1)) +
      amount * 0.4 * Math.sin((x + y) / (length * 0.37)));

/** The outline of everything at or above `level`, as one SVG path to be filled or stroked. */
export function contour(height: Height, level: number, width: number, tall: number, step = 8): string {
  const columns = Math.ceil(width / step) + 3;
  const rows = Math.ceil(tall / step) + 3;
  const at = (c: number, r: number) =>
    c === 0 || r === 0 || c === columns || r === rows ? -1e3 : height((c - 1) * step, (r - 1) * step) - level;
  const place = (c: number, r: number): Point => [(c - 1) * step, (r - 1) * step];
  const next = new Map<string, { point: Point; to: string }>();
  const cross = (c1: number, r1: number, c2: number, r2: number): { key: string; point: Point } => {
    const a = at(c1, r1);
    const b = at(c2, r2);
    const part = Math.min(a, b) < -500 ? (a < b ? 1 : 0) : a / (a - b);
    const [x1, y1] = place(c1, r1);
    const [x2, y2] = place(c2, r2);
    const key = c1 + r1 < c2 + r2 ? `${c1},${r1},${c2},${r2}` : `${c2},${r2},${c1},${r1}`;
    return { key, point: [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part] };
  };
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const corners: Point[] = [
        [c, r],
        [c + 1, r],
        [c + 1, r + 1],
        [c, r + 1],
      ];
      const inside = corners.map(([x, y]) => at(x, y) >= 0);
      // Walk the cell clockwise: a loop leaves where it goes from inside to outside, and enters again later.
      const outs: number[] = [];
      const ins: number[] = [];
      for (let side = 0; side < 4; side += 1) {
        if (inside[side] && !inside[(side + 1) % 4]) outs.push(side);
        if (!inside[side] && inside[(side + 1) % 4]) ins.push(side);
      }
      const edge = (side: number) => {
        const [x1, y1] = corners[side] as Point;
        const [x2, y2] = corners[(side + 1) % 4] as Point;
        return cross(x1, y1, x2, y2);
      };
      outs.forEach((side, index) => {
        const from = edge(side);
        const to = edge(ins[index] as number);
        next.set(from.key, { point: from.point, to: to.key });
      });
    }
  }
  return loops(next).map(smooth).join("");
}

function loops(next: Map<string, { point: Point; to: string }>): Point[][] {
  const found: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let key: string | undefined = next.keys().next().value;
    while (key !== undefined) {
      const step = next.get(key);
      if (!step) break;
      next.delete(key);
      loop.push(step.point);
      key = step.to;
    }
    if (loop.length > 3) found.push(loop);
  }
  return found;
}

const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function smooth(loop: Point[]): string {
  const start = mid(loop.at(-1) as Point, loop[0] as Point);
  const curves = loop.map((point, index) => {
    const after = loop[(index + 1) % loop.length] as Point;
    return `Q${pair(point)} ${pair(mid(point, after))}`;
  });
  return `M${pair(start)}${curves.join("")}Z`;
}
