export type Point = [x: number, y: number];

/** Points as SVG writes them: "0,12 40,8 80,20". */
export function points(text: string): Point[] {
  return text.split(" ").map((point) => point.split(",").map(Number) as Point);
}

/** Straight legs through the points, as the `d` of an SVG path. */
export function linePath(line: Point[]): string {
  return `M${line.map(pair).join("L")}`;
}

/** A smooth curve through every point. */
export function curvePath(line: Point[]): string {
  const at = (index: number) => line[Math.min(Math.max(index, 0), line.length - 1)] as Point;
  const legs = line.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${legs.join("")}`;
}

/** A point as a path writes it. */
export function pair([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
