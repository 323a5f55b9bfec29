import { findOldest, type Keep, MapInMemory } from "./kept-map.ts";
import { createLine } from "./line.ts";
import { createRing } from "./ring.ts";
import { steadyClock } from "./steady-clock.ts";
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
  /** Forgets quiet addresses, as the next try would do. False when there are no others. */
  forget(): boolean;
  /** All that is remembered, in entries. */
  readonly size: number;
}

type Wrong = { tries: number; last: number; wait: number };

/**
 * A right passcode clears nothing: whoever holds it could use it to start the count again. `clock` gives milliseconds,
 * from whenever it likes; where `keep` outlasts the process, since 1970.
 */
export function createAttempts({
  clock,
  keep = () => new MapInMemory(),
}: {
  clock: () => number;
  keep?: Keep;
}): AttemptsInMemory {
  const counts = keep<Wrong>("wrong tries");
  const oldest = findOldest(counts);
  // One more than is allowed is enough to see that there are too many.
  const latest = createRing(ATTACK_TRIES + 1, keep("latest wrong tries"));
  const right = keep<number>("latest right try");
  const turns = createTurns(keep);
  // Not kept: a place lives 2.5 seconds, a turn outlasts it.
  const line = createLine();
  const time = steadyClock(clock, latest.newestBefore);

  function attempt(visitor: Visitor, check: () => boolean): CountedTry {
    const { address, browser, turn } = visitor;
    const now = time();
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
    if (check()) {
      // Where nothing can be written any more, an answer without a write would tell right from wrong, uncounted.
      right.set("at", now);
      return { outcome: "right" };
    }
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
    forget() {
      forgetQuiet(time());
      return counts.size > 0;
    },
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
