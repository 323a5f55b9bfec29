import { createLine } from "./line.ts";
import { createTurns } from "./turns.ts";

/** The numbers of docs/gate.md. Times are in milliseconds. */
export const FREE_TRIES = 5;
export const FREE_TRIES_UNDER_ATTACK = 1;
export const FIRST_WAIT = 2_000;
export const LONGEST_WAIT = 60_000;
export const QUIET_TIME = 15 * 60_000;
export const ATTACK_TRIES = 300;
export const ATTACK_TIME = 10 * 60_000;

/** A turn comes when the wait is over, or at this time where it is longer. */
export const LATEST_TURN = 15_000;
/** When to ask again in line. */
export const LINE_STEP = 1_000;

/** About 13 MB, measured with IPv6. Beyond it the address whose last wrong try is oldest is forgotten first. */
export const MAX_ADDRESSES = 50_000;

export interface Visitor {
  /** An IPv6 network of /64 is written as `2001:db8:1:2::/64`. */
  address: string;
  /** Of a browser that has given the right passcode before: it is counted by itself, wherever it is. */
  browser?: string;
  /** What the last answer gave. Anything else does no harm. */
  turn?: string;
}

export type CountedTry =
  | { outcome: "right" }
  /** With the turn the next try may stand in line after `retryAfter`, which is 0 when it is free and needs none. */
  | { outcome: "wrong"; retryAfter: number; turn?: string }
  /** A known browser needs no turn. */
  | { outcome: "wait"; retryAfter: number; turn?: string };

export interface Attempts {
  /** `check` must be synchronous: nothing then happens between look and count, however many tries arrive together. */
  attempt(visitor: Visitor, check: () => boolean): CountedTry | Promise<CountedTry>;
}

export interface AttemptsInMemory extends Attempts {
  attempt(visitor: Visitor, check: () => boolean): CountedTry;
  /** All that is remembered, in entries. */
  readonly size: number;
}

type Wrong = { tries: number; last: number; wait: number };

/**
 * A right passcode clears nothing: whoever holds it could use it to start the count again. `clock` gives milliseconds
 * and is never set back.
 */
export function createAttempts({ clock }: { clock: () => number }): AttemptsInMemory {
  // In the order of the last wrong try: the oldest stands first.
  const counts = new Map<string, Wrong>();
  const oldest = findOldest(counts);
  // One more than is allowed is enough to see that there are too many.
  const latest = createRing(ATTACK_TRIES + 1);
  const turns = createTurns();
  const line = createLine();

  function attempt(visitor: Visitor, check: () => boolean): CountedTry {
    const { address, browser, turn } = visitor;
    const now = clock();
    forgetQuiet(now);
    const wait = remaining(counts.get(keyOf(visitor)), now);
    if (browser !== undefined && wait > 0) return { outcome: "wait", retryAfter: wait };
    if (wait === 0 && (browser !== undefined || !isAttack(now))) return look(visitor, now, check);

    const held = turns.read(turn, address, now);
    if (!held) {
      const retryAfter = Math.min(LATEST_TURN, Math.max(LINE_STEP, wait));
      return { outcome: "wait", retryAfter, turn: turns.issue(address, now + retryAfter) };
    }
    if (now < held.due) return { outcome: "wait", retryAfter: held.due - now, turn };
    if (!line.ask(held.id, networkOf(address), now)) return { outcome: "wait", retryAfter: LINE_STEP, turn };
    turns.use(held, now);
    return look(visitor, now, check);
  }

  function look(visitor: Visitor, now: number, check: () => boolean): CountedTry {
    if (check()) return { outcome: "right" };
    latest.push(now);
    const { address, browser } = visitor;
    const key = keyOf(visitor);
    const tries = (counts.get(key)?.tries ?? 0) + 1;
    const isStrict = browser === undefined && isAttack(now);
    const retryAfter = waitAfter(tries, isStrict ? FREE_TRIES_UNDER_ATTACK : FREE_TRIES);
    remember(key, { tries, last: now, wait: retryAfter });
    const isTurnNeeded = browser === undefined && retryAfter > 0;
    return {
      outcome: "wrong",
      retryAfter,
      turn: isTurnNeeded ? turns.issue(address, now + retryAfter) : undefined,
    };
  }

  function isAttack(now: number): boolean {
    return now - latest.oldest() < ATTACK_TIME;
  }

  function remember(key: string, wrong: Wrong): void {
    counts.delete(key);
    counts.set(key, wrong);
    const [forgotten] = oldest() ?? [];
    if (counts.size > MAX_ADDRESSES && forgotten !== undefined) counts.delete(forgotten);
  }

  function forgetQuiet(now: number): void {
    for (let entry = oldest(); entry && now - entry[1].last >= QUIET_TIME; entry = oldest()) {
      counts.delete(entry[0]);
    }
  }

  return {
    attempt,
    get size() {
      return counts.size + turns.size + line.size;
    },
  };
}

function keyOf({ address, browser }: Visitor): string {
  return browser === undefined ? address : `browser ${browser}`;
}

// Whoever has an IPv6 network usually has a /48 of 65,536 such networks.
function networkOf(address: string): string {
  return address.replace(/^(\w+:\w+:\w+):\w+::\/64$/, "$1::/48");
}

function waitAfter(tries: number, free: number): number {
  return tries < free ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - free));
}

function remaining(wrong: Wrong | undefined, now: number): number {
  return wrong ? Math.max(0, wrong.last + wrong.wait - now) : 0;
}

// One iterator for all calls: a new one would step over every entry deleted before, which is slow in a flood.
function findOldest(counts: ReadonlyMap<string, Wrong>): () => [string, Wrong] | undefined {
  let entries = counts.entries();
  let first: [string, Wrong] | undefined;
  return function oldest() {
    if (counts.size === 0) return undefined;
    // What was deleted, or deleted and set anew, is not first any more.
    while (!first || counts.get(first[0]) !== first[1]) {
      const next = entries.next();
      if (next.done) entries = counts.entries();
      first = next.value;
    }
    return first;
  };
}

function createRing(length: number) {
  const times = new Array<number>(length).fill(Number.NEGATIVE_INFINITY);
  let next = 0;
  return {
    push(time: number): void {
      times[next] = time;
      next = (next + 1) % length;
    },
    oldest: (): number => times[next] ?? Number.NEGATIVE_INFINITY,
  };
}
