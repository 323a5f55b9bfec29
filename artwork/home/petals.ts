/** Flowers drawn from answers: one petal for each answer, longer the more of it there was. */
export interface Answer {
  label: string;
  /** 0 to 1. */
  value: number;
}

/** How far the petal of an answer reaches, of a ring's radius. */
export function reach(value: number): number {
  return 0.36 + 0.64 * value;
}

/** Radians, clockwise from the top; `index` may lie between two petals. */
export function angleOf(index: number, count: number): number {
  return ((index + 0.5) / count) * Math.PI * 2;
}

/** One petal as an SVG path from 0,0 upwards: narrow at the heart, round at the tip. */
export function petal(length: number, width: number): string {
  const half = width / 2;
  const shoulder = -length + half * 1.1;
  return [
    `M0 0C${fixed(half * 0.5)} ${fixed(-length * 0.2)} ${fixed(half)} ${fixed(shoulder * 0.72)} ${fixed(half)} ${fixed(shoulder)}`,
    `C${fixed(half)} ${fixed(-length + half * 0.36)} ${fixed(half * 0.55)} ${fixed(-length)} 0 ${fixed(-length)}`,
    `C${fixed(-half * 0.55)} ${fixed(-length)} ${fixed(-half)} ${fixed(-length + half * 0.36)} ${fixed(-half)} ${fixed(shoulder)}`,
    `C${fixed(-half)} ${fixed(shoulder * 0.72)} ${fixed(-half * 0.5)} ${fixed(-length * 0.2)} 0 0Z`,
  ].join("");
}

/** One ring of petals about 0,0. A ring turned by half a petal shows between the petals of the next. */
export function ring(answers: Answer[], radius: number, fill: string, turned: boolean): string {
  const count = answers.length;
  const petals = answers.map(({ value }, index) => {
    const neighbour = answers[(index + 1) % count]?.value ?? value;
    const length = radius * reach(turned ? (value + neighbour) / 2 : value);
    const degrees = (angleOf(turned ? index + 0.5 : index, count) * 180) / Math.PI;
    return `<path d="${petal(length, radius * 0.7)}" transform="rotate(${fixed(degrees)})"/>`;
  });
  return `<g fill="${fill}">${petals.join("")}</g>`;
}

function fixed(value: number): string {
  return value.toFixed(1);
}
