import type { CountedTry, Visitor } from "#app/lock/.server/attempt-limiter.ts";
import type { Trying } from "#app/lock/.server/lock.ts";

/** What is used of the binding of wrong-tries.ts. */
export interface WrongTriesBinding {
  getByName(name: string): { attempt(visitor: Visitor, isRight: boolean): Promise<CountedTry> };
}

/**
 * Wrong tries counted in one place for all locations. The passcode is compared here and does not travel; the object
 * decides whether the visitor hears of it. Rejects when the object cannot be asked, so that nobody gets in then.
 */
export function attemptsIn(binding: WrongTriesBinding, trying: Trying) {
  const name = OBJECTS[trying];
  return {
    attempt: (visitor: Visitor, check: () => boolean) => binding.getByName(name).attempt(visitor, check()),
  };
}

/** The names stay, as counts outlast a deployment. */
const OBJECTS = { visitor: "all", owner: "owner" } as const;
