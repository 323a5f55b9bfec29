import { type AttemptsInMemory, type CountedTry, createAttempts } from "#app/lock/.server/attempt-limiter.ts";
import { storedMaps } from "../../../server/cloudflare/stored-map.ts";
import { sqlStorage } from "../database/sql-storage.ts";

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const wrong = () => false;
export const right = () => true;
export const A = { address: "a" };

type Clock = () => number;

export function inStorage(clock: Clock, sql = sqlStorage()): AttemptsInMemory {
  return createAttempts({ clock, keep: storedMaps(sql) });
}

/** Evicted as a Durable Object is: what is not in its storage is lost between any two tries. */
export function evictedEachTime(clock: Clock, sql = sqlStorage()): AttemptsInMemory {
  return asked(() => inStorage(clock, sql));
}

function asked(of: () => AttemptsInMemory): AttemptsInMemory {
  return {
    attempt: (visitor, check) => of().attempt(visitor, check),
    forget: () => of().forget(),
    get size() {
      return of().size;
    },
  };
}

/** The ways to keep wrong tries, which differ in nothing but that the last one loses the queue. */
export const WAYS: [name: string, create: (clock: Clock) => AttemptsInMemory][] = [
  ["in memory", (clock) => createAttempts({ clock })],
  ["in SQLite", inStorage],
  ["in SQLite, evicted between any two tries", evictedEachTime],
];

/** With a clock that `pass` moves on. */
export function make(create: (clock: Clock) => AttemptsInMemory = (clock) => createAttempts({ clock })) {
  let now = 1_800_000_000_000;
  const attempts = create(() => now);
  return {
    attempts,
    pass: (ms: number) => {
      now += ms;
    },
    tryWrong: (address = "a") => attempts.attempt({ address }, wrong),
  };
}

/** In a storage that outlasts them, as when a Durable Object is evicted. */
export function makeEvictable() {
  const sql = sqlStorage();
  let evict = () => {};
  const made = make((clock) => {
    let attempts = inStorage(clock, sql);
    evict = () => {
      attempts = inStorage(clock, sql);
    };
    return asked(() => attempts);
  });
  return { ...made, sql, evict };
}

export function flood(tryWrong: (address: string) => unknown, tries: number): void {
  for (let index = 0; index < tries; index++) tryWrong(`flood ${index}`);
}

export function ticketOf(counted: CountedTry): string {
  if (counted.outcome === "right" || !counted.ticket) throw new Error("no ticket was given");
  return counted.ticket;
}

export function waitOf(counted: CountedTry): number {
  if (counted.outcome !== "wrong") throw new Error("it was not looked at");
  return counted.retryAfter;
}
