/** Closed organic shapes drawn from answers: one petal for each answer, longer the more of it there was. */
export interface Answer {
  label: string;
  /** 0 to 1. */
  value: number;
}

/** The share of the radius that a petal of 0 would have. */
export const BASE = 0.5;
const POINTS = 180;
const FULL_TURN = Math.PI * 2;

/** How far the shape reaches at an angle, 0 to about 1. */
function reach(answers: Answer[], angle: number): number {
  const petals = answers.reduce((sum, { value }, index) => {
    const distance = angle - angleOf(index, answers.length);
    return sum + value * Math.exp(15 * (Math.cos(distance) - 1));
  }, 0);
  return BASE + (1 - BASE) * petals;
}

export function angleOf(index: number, count: number): number {
  return ((index + 0.5) / count) * FULL_TURN - Math.PI / 2;
}

/**
 * One ring as an SVG path about 0,0. `level` is 1 for the outermost ring and goes towards 0 at the heart: the rings
 * grow rounder and turn a little as they go in.
 */
export function ring(answers: Answer[], radius: number, level: number, twist = 0.5): string {
  const round = (1 - level) ** 1.8;
  const points = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index / POINTS) * FULL_TURN;
    const shape = reach(answers, angle) * (1 - round) + 0.8 * round;
    const turned = angle + (1 - level) * twist;
    const length = radius * level * shape;
    return [Math.cos(turned) * length, Math.sin(turned) * length] as const;
  });
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}
