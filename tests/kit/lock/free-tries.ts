import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";

/** Wrong tries that are looked at before a wait: docs/gate.md. */
const FREE = 5;

/** The wait after them, in milliseconds. Each further wrong try doubles it. */
const FIRST_WAIT = 2_000;

/**
 * Of tries that were just sent together, all wrong: that no more were looked at than are free, or than a machine that
 * takes longer than the waits for them has to look at.
 */
export async function expectFreeAlone<Answer extends { status: number }>(
  sent: Promise<Answer>[],
  isLooked = ({ status }: Answer) => status === 200,
): Promise<Answer[]> {
  const start = performance.now();
  const answers = await Promise.all(sent);
  const took = performance.now() - start;
  const looked = answers.filter(isLooked).length;
  expect(looked).toBeGreaterThanOrEqual(FREE);
  expect(looked).toBeLessThanOrEqual(FREE + Math.floor(Math.log2(took / FIRST_WAIT + 1)));
  expect(looked).toBeLessThan(answers.length);
  return answers;
}

/** Sends wrong tries until the next has to wait for over a second, which is more than a slow machine needs for it. */
export async function untilLongWait(sendWrong: () => Promise<{ headers: string }>): Promise<void> {
  while (secondsToWait(await sendWrong()) < 2) await wait(20);
}

function secondsToWait({ headers }: { headers: string }): number {
  return Number(/^retry-after: (\d+)$/im.exec(headers)?.[1] ?? 0);
}
