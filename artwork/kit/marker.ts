import { curvePath, type Point } from "./path.ts";
import { random } from "./random.ts";

/** A line through the points, each leg bent a little and overshooting a little. */
export function wobble(points: Point[], seed = 1, amount = 1.6): string {
  const next = shaky(seed);
  const off = (value: number) => (value + next() * amount * 1.4).toFixed(1);
  let path = "";
  points.forEach(([x, y], index) => {
    const before = points[index - 1];
    if (!before) {
      path = `M${off(x)} ${off(y)}`;
      return;
    }
    const [fromX, fromY] = before;
    const long = Math.hypot(x - fromX, y - fromY);
    const bend = amount * Math.min(1.6, 0.5 + long / 160);
    const third = (share: number) =>
      `${(fromX + (x - fromX) * share + next() * bend * 2).toFixed(1)} ${(fromY + (y - fromY) * share + next() * bend * 2).toFixed(1)}`;
    path += `C${third(0.33)} ${third(0.67)} ${off(x)} ${off(y)}`;
  });
  return path;
}

export const line = (x1: number, y1: number, x2: number, y2: number, seed = 1) =>
  wobble(
    [
      [x1, y1],
      [x2, y2],
    ],
    seed + x1 + y1,
  );

/** A box in one stroke that does not quite meet itself. */
export const box = (x: number, y: number, w: number, h: number, seed = 1) =>
  wobble(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
      [x + 1, y - 3],
    ],
    seed + x + y,
  );

/** A loop drawn round something, a little more than once; `corners` 1 is an oval, less is squarer. */
export function round(cx: number, cy: number, rx: number, ry: number, seed = 1, corners = 1): string {
  const square = (value: number) => Math.sign(value) * Math.abs(value) ** corners;
  const next = shaky(seed);
  const steps = Array.from({ length: 27 }, (_, index): Point => {
    const angle = -2.2 + (index / 26) * Math.PI * 2.1;
    const grow = 1 + index * 0.002 + next() * 0.016;
    return [cx + square(Math.cos(angle)) * rx * grow, cy + square(Math.sin(angle)) * ry * grow];
  });
  return curvePath(steps);
}

/** Shading: slanted strokes inside a box. */
export function shade(x: number, y: number, w: number, h: number, gap = 7, seed = 1): string {
  const next = shaky(seed + x);
  let path = "";
  for (let at = gap; at < w + h - 2; at += gap) {
    const fromX = x + Math.max(0, at - h);
    const fromY = y + Math.min(h, at);
    const toX = x + Math.min(w, at);
    const toY = y + Math.max(0, at - w);
    path += `M${(fromX + next() * 2).toFixed(1)} ${(fromY + next() * 2).toFixed(1)}L${(toX + next() * 2).toFixed(1)} ${(toY + next() * 2).toFixed(1)}`;
  }
  return path;
}

/** An arrow with an open head, along a bend. */
export function arrow(x1: number, y1: number, x2: number, y2: number, bend = 20): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const midX = (x1 + x2) / 2 - ((y2 - y1) / long) * bend;
  const midY = (y1 + y2) / 2 + ((x2 - x1) / long) * bend;
  const angle = Math.atan2(y2 - midY, x2 - midX);
  const head = (turn: number) =>
    `${(x2 - Math.cos(angle + turn) * 11).toFixed(1)} ${(y2 - Math.sin(angle + turn) * 11).toFixed(1)}`;
  return `M${x1} ${y1}Q${midX.toFixed(1)} ${midY.toFixed(1)} ${x2} ${y2}M${head(0.5)}L${x2} ${y2}L${head(-0.5)}`;
}

/** How far the hand is off, from -0.5 to 0.5. */
function shaky(seed: number): () => number {
  const next = random(seed);
  return () => next() - 0.5;
}
