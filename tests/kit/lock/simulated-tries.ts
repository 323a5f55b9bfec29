import { type CountedTry, createAttempts } from "#app/gate/.server/attempt-limiter.ts";

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export interface Figures {
  hours: number;
  /** Of each visitor with the right passcode, from the first try to the one that opened. In milliseconds. */
  waits: number[];
  /** Guesses that were looked at, and the most of them in any second and any minute. */
  looks: number;
  mostInSecond: number;
  mostInMinute: number;
  /** The most entries remembered at any time. */
  largest: number;
}

interface Guesser {
  address: () => string;
  /** Milliseconds from one try to the next. */
  every: number;
}

/** Enough for every free place. */
const MOST_TURNS = 500;

interface Held {
  address: string;
  turn: string;
  at: number;
}

/** Visitors and guessers at one count of wrong tries, in simulated time. The same seed gives the same hours. */
export function createSimulation(seed: number) {
  let now = 0;
  const attempts = createAttempts({ clock: () => now });
  const events = createEvents();
  const random = createRandom(seed);
  const waits: number[] = [];
  const looked: number[] = [];
  let largest = 0;

  function guess(address: string, turn?: string): CountedTry {
    const counted = attempts.attempt({ address, turn }, () => false);
    if (counted.outcome === "wrong") looked.push(now);
    largest = Math.max(largest, attempts.size);
    return counted;
  }

  /** Asks when told to, a little late as people and lines are, and keeps the cookie. */
  function visit(address: string, began: number, turn?: string): void {
    const counted = attempts.attempt({ address, turn }, () => true);
    if (counted.outcome === "right") waits.push(now - began);
    if (counted.outcome !== "wait") return;
    const seconds = Math.ceil(counted.retryAfter / SECOND);
    events.add(now + seconds * SECOND + random() * 300, () => visit(address, began, counted.turn));
  }

  return {
    random,
    /** With the right passcode, at random times with this mean between them. */
    visitors({ address, every }: Guesser): void {
      events.repeat(
        () => now + random() * 2 * every,
        () => visit(address(), now),
      );
    },
    /** Tries again and again, without cookies. */
    hammer({ address, every }: Guesser): void {
      events.repeat(
        () => now + every,
        () => guess(address()),
      );
    },
    /** Spends each ask where it keeps most: on a place about to be lost, on another place, else on a new turn. */
    hoard({ address, every }: Guesser): void {
      // In line a place is kept for two and a half seconds: asking more often is a waste, and more places are too many.
      const step = 2_400;
      const places: Held[] = [];
      const turns: Held[] = [];
      events.repeat(
        () => now + every,
        () => {
          const isFree = places.length < step / every;
          const held = takeDue(places) ?? (isFree ? takeDue(turns) : undefined);
          const from = held?.address ?? address();
          const counted = guess(from, held?.turn);
          if (counted.outcome === "right" || !counted.turn) return;
          const kept = { address: from, turn: counted.turn };
          const isInLine = counted.turn === held?.turn;
          if (isInLine) places.push({ ...kept, at: now + step });
          else if (turns.length < MOST_TURNS) insert(turns, { ...kept, at: now + counted.retryAfter });
        },
      );
    },
    /** Collects turns for a while and then asks for all of them at the same time, three times. */
    hoardAndRush({ address, every, collects }: Guesser & { collects: number }): void {
      let turns: string[] = [];
      let rushes = 0;
      events.repeat(
        () => now + (rushes > 0 ? SECOND : every),
        () => {
          const isCollecting = rushes === 0 && turns.length < collects / every;
          if (isCollecting) {
            const counted = guess(address());
            if (counted.outcome === "wait" && counted.turn) turns.push(counted.turn);
            return;
          }
          for (const turn of turns) guess(address(), turn);
          rushes = (rushes + 1) % 3;
          if (rushes === 0) turns = [];
        },
      );
    },
    run(hours: number): Figures {
      for (let event = events.next(); event && event.at <= hours * HOUR; event = events.next()) {
        now = Math.max(now, event.at);
        event.happen();
      }
      return {
        hours,
        waits,
        looks: looked.length,
        mostInSecond: mostWithin(looked, SECOND),
        mostInMinute: mostWithin(looked, MINUTE),
        largest,
      };
    },
  };

  function takeDue(held: Held[]): Held | undefined {
    // Too old by now, or nearly.
    while (held[0] && held[0].at < now - 50 * SECOND) held.shift();
    return held[0] && held[0].at <= now ? held.shift() : undefined;
  }
}

function insert<Timed extends { at: number }>(list: Timed[], timed: Timed): void {
  const before = list.findLastIndex(({ at }) => at <= timed.at);
  list.splice(before + 1, 0, timed);
}

function mostWithin(times: readonly number[], span: number): number {
  let first = 0;
  let most = 0;
  times.forEach((time, index) => {
    while ((times[first] ?? time) <= time - span) first++;
    most = Math.max(most, index - first + 1);
  });
  return most;
}

interface Event {
  at: number;
  happen: () => void;
}

function createEvents() {
  // Few stand in it at any time, so that a list in order is enough.
  const events: Event[] = [];

  function add(at: number, happen: () => void): void {
    insert(events, { at, happen });
  }

  /** `when` gives the time of the next. */
  function repeat(when: () => number, happen: () => void): void {
    add(when(), () => {
      happen();
      repeat(when, happen);
    });
  }

  return { add, repeat, next: () => events.shift() };
}

/** mulberry32: numbers from 0 to 1, without 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return function random() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
