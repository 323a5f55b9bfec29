import { createFairQueue } from "./fair-queue.ts";
import { findOldest, type Keep, MapInMemory } from "./kept-map.ts";
import { steadyClock } from "./steady-clock.ts";
import { createTickets } from "./tickets.ts";

/** The numbers of docs/lock.md. Times are in milliseconds. */
export const FREE_TRIES = 5;
export const FIRST_WAIT = 2_000;
export const LONGEST_WAIT = 16_000;
export const QUIET_TIME = 15 * 60_000;

/** Of all addresses: what the bucket holds, and the time in which it fills. In any such time twice as many are free. */
export const BUCKET = 150;
export const BUCKET_TIME = 10 * 60_000;
/** The wait for whom the empty bucket alone keeps out. */
export const BUCKET_WAIT = 1_000;

/** About 11 MB, measured with IPv6. Beyond it the address whose last wrong try is oldest is forgotten first. */
export const MAX_ADDRESSES = 50_000;

export interface Visitor {
  /** An IPv6 network of /64 is written as `2001:db8:1:2::/64`. */
  address: string;
  /** Of a browser that has given the right passcode before: it is counted by itself, wherever it is. */
  browser?: string;
  /** What the last answer gave. Anything else does no harm. */
  ticket?: string;
}

export type CountedTry =
  | { outcome: "right" }
  /** With the ticket the next try is looked at after `retryAfter`, which is 0 when it is free and needs none. */
  | { outcome: "wrong"; retryAfter: number; ticket?: string }
  /** A known browser needs no ticket. */
  | { outcome: "wait"; retryAfter: number; ticket?: string };

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

type Count = { tries: number; last: number };
type Bucket = { tokens: number; at: number };

/**
 * Whether a try is looked at, in this order (docs/lock.md):
 * 1. A known browser: after its own backoff, whatever others do.
 * 2. The first tries of an address: at once, while the bucket of everyone has tokens.
 * 3. Everyone else: with a ticket, when the backoff in it is over, and then from a fair queue of the networks.
 *
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
  const counts = keep<Count>("wrong tries");
  const oldest = findOldest(counts);
  const bucket = keep<Bucket>("free tries");
  const tickets = createTickets(keep);
  // Not kept: places in it are lost in seconds anyway, a ticket outlasts it.
  const queue = createFairQueue();
  const time = steadyClock(clock, bucket.get("all")?.at);

  function attempt(visitor: Visitor, check: () => boolean): CountedTry {
    const { address, browser, ticket } = visitor;
    const now = time();
    forgetQuiet(now);
    const count = counts.get(keyOf(visitor)) ?? { tries: 0, last: now };
    const wait = backoff(count.tries);
    if (browser !== undefined) {
      const left = count.last + wait - now;
      return left > 0 ? { outcome: "wait", retryAfter: left } : look(visitor, now, check);
    }
    if (wait === 0 && tokens(now) >= 1) return look(visitor, now, check, 1);

    const held = tickets.read(ticket, address, now);
    if (!held) {
      const retryAfter = wait || BUCKET_WAIT;
      return { outcome: "wait", retryAfter, ticket: tickets.issue(address, now + retryAfter) };
    }
    const left = held.due > now ? held.due - now : queue.ask(held.id, networkOf(address), now);
    if (left > 0) return { outcome: "wait", retryAfter: left, ticket };
    tickets.use(held, now);
    return look(visitor, now, check);
  }

  function look(visitor: Visitor, now: number, check: () => boolean, cost = 0): CountedTry {
    const isRight = check();
    // Also for a right one: where nothing can be written any more, an answer without a write would tell it, uncounted.
    bucket.set("all", { tokens: tokens(now) - (isRight ? 0 : cost), at: now });
    if (isRight) return { outcome: "right" };
    const key = keyOf(visitor);
    const tries = (counts.get(key)?.tries ?? 0) + 1;
    counts.set(key, { tries, last: now });
    const [forgotten] = oldest() ?? [];
    if (counts.size > MAX_ADDRESSES && forgotten !== undefined) counts.delete(forgotten);
    const retryAfter = backoff(tries);
    const isTicketNeeded = visitor.browser === undefined && retryAfter > 0;
    const ticket = isTicketNeeded ? tickets.issue(visitor.address, now + retryAfter) : undefined;
    return { outcome: "wrong", retryAfter, ticket };
  }

  function tokens(now: number): number {
    const { tokens, at } = bucket.get("all") ?? { tokens: BUCKET, at: now };
    return Math.min(BUCKET, tokens + ((now - at) * BUCKET) / BUCKET_TIME);
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
      return counts.size + tickets.size + queue.size;
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

/** 0, 0, 0, 0, 0, then 2, 4, 8 and 16 seconds after so many wrong tries. */
function backoff(tries: number): number {
  return tries < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - FREE_TRIES));
}
