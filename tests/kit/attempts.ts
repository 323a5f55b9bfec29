import { type CountedTry, createAttempts } from "#app/gate/.server/attempts.ts";

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const wrong = () => false;
export const right = () => true;
export const A = { address: "a" };

/** With a clock that `pass` moves on. */
export function make() {
  let now = 1_800_000_000_000;
  const attempts = createAttempts({ clock: () => now });
  return {
    attempts,
    pass: (ms: number) => {
      now += ms;
    },
    tryWrong: (address = "a") => attempts.attempt({ address }, wrong),
  };
}

export function flood(tryWrong: (address: string) => unknown, tries: number): void {
  for (let index = 0; index < tries; index++) tryWrong(`flood ${index}`);
}

export function turnOf(counted: CountedTry): string {
  if (counted.outcome === "right" || !counted.turn) throw new Error("no turn was given");
  return counted.turn;
}

export function waitOf(counted: CountedTry): number {
  if (counted.outcome !== "wrong") throw new Error("it was not looked at");
  return counted.retryAfter;
}
