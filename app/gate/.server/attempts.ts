/** The numbers of docs/gate.md. Times are in milliseconds. */
export const FREE_TRIES = 5;
export const FREE_TRIES_UNDER_ATTACK = 1;
export const FIRST_WAIT = 2_000;
export const LONGEST_WAIT = 60_000;
export const QUIET_TIME = 15 * 60_000;
export const ATTACK_TRIES = 300;
export const ATTACK_TIME = 10 * 60_000;

/** About 13 MB, measured with IPv6. Beyond it the address whose last wrong try is oldest is forgotten first. */
export const MAX_ADDRESSES = 50_000;

export type CountedTry =
  | { outcome: "right" }
  /** 0 when at once. */
  | { outcome: "wrong"; retryAfter: number }
  | { outcome: "wait"; retryAfter: number };

export interface Attempts {
  /** `check` must be synchronous: nothing then happens between look and count, however many tries arrive together. */
  attempt(address: string, check: () => boolean): CountedTry | Promise<CountedTry>;
}

export interface AttemptsInMemory extends Attempts {
  attempt(address: string, check: () => boolean): CountedTry;
  readonly size: number;
}

type Wrong = { tries: number; last: number; wait: number };

/** A right passcode clears nothing: whoever holds it could use it to start the count again. */
export function createAttempts({ clock }: { clock: () => number }): AttemptsInMemory {
  // In the order of the last wrong try: the oldest stands first.
  const addresses = new Map<string, Wrong>();
  const oldest = findOldest(addresses);
  // One more than is allowed is enough to see that there are too many.
  const latest = createRing(ATTACK_TRIES + 1);

  function attempt(address: string, check: () => boolean): CountedTry {
    const now = clock();
    forgetQuiet(now);
    const before = addresses.get(address);
    const retryAfter = before ? remaining(before, now) : 0;
    if (retryAfter > 0) return { outcome: "wait", retryAfter };
    if (check()) return { outcome: "right" };

    latest.push(now);
    const isAttack = now - latest.oldest() < ATTACK_TIME;
    const tries = (before?.tries ?? 0) + 1;
    const wait = waitAfter(tries, isAttack ? FREE_TRIES_UNDER_ATTACK : FREE_TRIES);
    addresses.delete(address);
    addresses.set(address, { tries, last: now, wait });
    const [forgotten] = oldest() ?? [];
    if (addresses.size > MAX_ADDRESSES && forgotten !== undefined) addresses.delete(forgotten);
    return { outcome: "wrong", retryAfter: wait };
  }

  function forgetQuiet(now: number): void {
    for (let entry = oldest(); entry && now - entry[1].last >= QUIET_TIME; entry = oldest()) {
      addresses.delete(entry[0]);
    }
  }

  return {
    attempt,
    get size() {
      return addresses.size;
    },
  };
}

function waitAfter(tries: number, free: number): number {
  return tries < free ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - free));
}

// Never more than the wait itself, so that a clock set back shuts nobody out.
function remaining({ last, wait }: Wrong, now: number): number {
  return Math.min(wait, Math.max(0, last + wait - now));
}

// One iterator for all calls: a new one would step over every entry deleted before, which is slow in a flood.
function findOldest(addresses: ReadonlyMap<string, Wrong>): () => [string, Wrong] | undefined {
  let entries = addresses.entries();
  let first: [string, Wrong] | undefined;
  return function oldest() {
    if (addresses.size === 0) return undefined;
    // What was deleted, or deleted and set anew, is not first any more.
    while (!first || addresses.get(first[0]) !== first[1]) {
      const next = entries.next();
      if (next.done) entries = addresses.entries();
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
