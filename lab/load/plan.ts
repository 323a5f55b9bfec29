/** What the load is, in numbers. Times are in milliseconds. */

export const VISITORS = 2_000;
export const SHORTEST_PAUSE = 15_000;
export const LONGEST_PAUSE = 25_000;
/** Nothing is measured before its end. */
export const WARM_UP = 15_000;
export const GUESSERS = 64;

export type Phase = "warm-up" | "quiet" | "flood" | "over";

/** Alternating, so that whatever else the machine does falls on both. */
export const PHASES: Phase[] = ["quiet", "flood", "quiet", "flood"];
export const PHASE = 20_000;
/** The first part of each is not measured: the other one is still echoing. */
export const SETTLING = 2_000;
export const IDLE_LOOKS = 5;
export const IDLE = 2_000;
