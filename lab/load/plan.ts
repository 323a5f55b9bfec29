/** What the load is, in numbers. Times are in milliseconds. */

export const VISITORS = 2_000;
/** A visitor looks at a page for so long before going on, evenly spread. */
export const SHORTEST_PAUSE = 15_000;
export const LONGEST_PAUSE = 25_000;
/** They arrive one by one over this time; nothing is measured before its end. */
export const WARM_UP = 15_000;
/** Connections of the flood; each guesses again as soon as it is answered. */
export const GUESSERS = 64;

/** Told to all workers. A flood is on in "flood" only. */
export type Phase = "warm-up" | "quiet" | "flood" | "over";

/** Alternating, so that whatever else the machine does falls on both. */
export const PHASES: Phase[] = ["quiet", "flood", "quiet", "flood"];
export const PHASE = 20_000;
/** The first part of each is not measured: the other one is still echoing. */
export const SETTLING = 2_000;
/** After the last visitor has gone, the memory is looked at so many times, with so long between. */
export const IDLE_LOOKS = 5;
export const IDLE = 2_000;
