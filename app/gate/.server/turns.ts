import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Keep } from "./kept-map.ts";

/** How long a turn is good for once its time has come, in milliseconds. None is issued longer before its time. */
export const TURN_GOOD = 60_000;

export interface Turn {
  id: string;
  /** By the same clock as `now`. */
  due: number;
}

/** A turn is the right to stand in line (line.ts) from its time on, for one address and for one look. */
export function createTurns(keep: Keep) {
  const key = keyIn(keep);
  const used = keep<number>("used turns");

  function signature(id: string, due: string, address: string): Buffer {
    return createHmac("sha256", key).update(`${id}.${due}.${address}`).digest();
  }

  return {
    /** Letters, digits and `.`, `-`, `_`. */
    issue(address: string, due: number): string {
      const id = randomBytes(12).toString("base64url");
      const time = String(Math.ceil(due));
      return `${id}.${time}.${signature(id, time, address).toString("base64url")}`;
    },
    /** Undefined unless it was issued for this address, is unused and not too old. Never throws. */
    read(text: string | undefined, address: string, now: number): Turn | undefined {
      const [, id, due, given] = WRITTEN.exec(text ?? "") ?? [];
      if (!id || !due || !given || used.has(id)) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(given, "base64url"), signature(id, due, address));
      return isOurs && Math.abs(now - Number(due)) <= TURN_GOOD ? { id, due: Number(due) } : undefined;
    },
    use({ id, due }: Turn, now: number): void {
      for (const [old, end] of used) if (end < now) used.delete(old);
      used.set(id, due + TURN_GOOD);
    },
    get size() {
      return used.size;
    },
  };
}

function keyIn(keep: Keep): Buffer {
  const keys = keep<string>("key of turns");
  const key = keys.get("key") ?? randomBytes(32).toString("base64url");
  if (!keys.has("key")) keys.set("key", key);
  return Buffer.from(key, "base64url");
}

const WRITTEN = /^([\w-]{16})\.(-?\d{1,16})\.([\w-]{43})$/;
