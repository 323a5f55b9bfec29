import { ease, type Stop, track } from "./track.ts";

type Visit = [at: number, x: number, y: number];

/** Shows something from one second to another. */
export function between(selector: string, seconds: number, from: number, to: number, fade = 0.25): string {
  return turned(selector, seconds, [from, to], fade, [0, 1]);
}

/** Hides it instead. */
export function except(selector: string, seconds: number, from: number, to: number, fade = 0.25): string {
  return turned(selector, seconds, [from, to], fade, [1, 0]);
}

function turned(selector: string, seconds: number, times: number[], fade: number, opacities: number[]) {
  const [from = 0, to = 0] = times;
  const [before = 0, during = 1] = opacities;
  return track(selector, seconds, [
    [0, { opacity: before }, ease.hold],
    [from, { opacity: before }, ease.linear],
    [from + fade, { opacity: during }, ease.hold],
    [to, { opacity: during }, ease.linear],
    [to + fade, { opacity: before }],
  ]);
}

/** Carries something from place to place; two places alike make it wait. */
export function travel(selector: string, seconds: number, visits: Visit[]): string {
  return track(
    selector,
    seconds,
    visits.map(([at, x, y]): Stop => [at, { transform: `translate(${x}px,${y}px)` }, ease.inOut]),
  );
}

/** Makes something smaller for a moment, as under a finger. */
export function press(selector: string, seconds: number, times: number[], scale = 0.86): string {
  const still = { transform: "scale(1)" };
  return track(selector, seconds, [
    [0, still],
    ...times.flatMap((at): Stop[] => [
      [at - 0.1, still, ease.out],
      [at, { transform: `scale(${scale})` }, ease.out],
      [at + 0.2, still],
    ]),
  ]);
}
