import { DurableObject } from "cloudflare:workers";
import type { CountedTry, createAttempts, Visitor } from "#app/lock/.server/attempt-limiter.ts";
import { storedMaps } from "./stored-map.ts";

/** The quiet time of docs/lock.md, in milliseconds. */
const FORGETTING = 15 * 60_000;

/** Of the one Durable Object that counts wrong tries: docs/decisions/0015-wrong-tries-in-a-durable-object.md */
export function wrongTriesClass(create: typeof createAttempts) {
  return class WrongTries extends DurableObject {
    readonly #attempts = create({ clock: Date.now, keep: storedMaps(this.ctx.storage.sql) });

    async attempt(visitor: Visitor, isRight: boolean): Promise<CountedTry> {
      const counted = this.#attempts.attempt(visitor, () => isRight);
      if (counted.outcome === "wrong") await this.#forgetLater();
      return counted;
    }

    override async alarm(): Promise<void> {
      if (this.#attempts.forget()) await this.#forgetLater();
    }

    // Else an address would lie on disk until the next try, which may be months away.
    async #forgetLater(): Promise<void> {
      const { storage } = this.ctx;
      if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + FORGETTING);
    }
  };
}
