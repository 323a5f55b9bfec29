import { type CountedTry, createAttempts } from "#app/lock/.server/attempt-limiter.ts";

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

/** Enough to have one that is due at any time. */
const MOST_TICKETS = 500;

interface Held {
  address: string;
  ticket: string;
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

  function guess(address: string, ticket?: string): CountedTry {
    const counted = attempts.attempt({ address, ticket }, () => false);
    if (counted.outcome === "wrong") looked.push(now);
    // Counting them takes long.
    if (random() < 0.02) largest = Math.max(largest, attempts.size);
    return counted;
  }

  /** Asks when told to, a little late as people and lines are, and keeps the cookie. */
  function visit(address: string, began: number, late: number, ticket?: string): void {
    const counted = attempts.attempt({ address, ticket }, () => true);
    if (counted.outcome === "right") waits.push(now - began);
    if (counted.outcome !== "wait") return;
    const seconds = Math.ceil(counted.retryAfter / SECOND);
    events.add(now + seconds * SECOND + random() * late, () => visit(address, began, late, counted.ticket));
  }

  return {
    random,
    /** With the right passcode, at random times with this mean between them. */
    visitors({ address, every, late = 300 }: Guesser & { late?: number }): void {
      events.repeat(
        () => now + random() * 2 * every,
        () => visit(address(), now, late),
      );
    },
    /** Tries again and again, without cookies. */
    hammer({ address, every }: Guesser): void {
      events.repeat(
        () => now + every,
        () => guess(address()),
      );
    },
    /** Spends each ask where it keeps most: on a place about to be lost, on another place, else on a new ticket. */
    hoard({ address, every }: Guesser): void {
      // In line a place is kept for two and a half seconds: asking more often is a waste, and more places are too many.
      const step = 2_400;
      const places: Held[] = [];
      const tickets: Held[] = [];
      events.repeat(
        () => now + every,
        () => {
          const isFree = places.length < step / every;
          const held = takeDue(places) ?? (isFree ? takeDue(tickets) : undefined);
          const from = held?.address ?? address();
          const counted = guess(from, held?.ticket);
          if (counted.outcome === "right" || !counted.ticket) return;
          const kept = { address: from, ticket: counted.ticket };
          const isInLine = counted.ticket === held?.ticket;
          if (isInLine) places.push({ ...kept, at: now + step });
          else if (tickets.length < MOST_TICKETS) insert(tickets, { ...kept, at: now + counted.retryAfter });
        },
      );
    },
    /** Collects tickets for a while and then asks for all of them at the same time, three times. */
    hoardAndRush({ address, every, collects }: Guesser & { collects: number }): void {
      let tickets: string[] = [];
      let rushes = 0;
      events.repeat(
        () => now + (rushes > 0 ? SECOND : every),
        () => {
          const isCollecting = rushes === 0 && tickets.length < collects / every;
          if (isCollecting) {
            const counted = guess(address());
            if (counted.outcome === "wait" && counted.ticket) tickets.push(counted.ticket);
            return;
          }
          for (const ticket of tickets) guess(address(), ticket);
          rushes = (rushes + 1) % 3;
          if (rushes === 0) tickets = [];
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
