import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Keep } from "./kept-map.ts";

/** How long a ticket is good for once its time has come: a minute in line, and one to come. None is issued longer before. */
export const TICKET_GOOD = 120_000;

export interface Ticket {
  id: string;
  /** By the same clock as `now`. */
  due: number;
}

/** A ticket is good for one look from its time on, for one address, which the queue gives (fair-queue.ts). */
export function createTickets(keep: Keep) {
  const key = keyIn(keep);
  const used = keep<number>("used tickets");

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
    read(text: string | undefined, address: string, now: number): Ticket | undefined {
      const [, id, due, given] = WRITTEN.exec(text ?? "") ?? [];
      if (!id || !due || !given || used.has(id)) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(given, "base64url"), signature(id, due, address));
      return isOurs && Math.abs(now - Number(due)) <= TICKET_GOOD ? { id, due: Number(due) } : undefined;
    },
    use({ id, due }: Ticket, now: number): void {
      for (const [old, end] of used) if (end < now) used.delete(old);
      used.set(id, due + TICKET_GOOD);
    },
    get size() {
      return used.size;
    },
  };
}

function keyIn(keep: Keep): Buffer {
  const keys = keep<string>("key of tickets");
  const key = keys.get("key") ?? randomBytes(32).toString("base64url");
  if (!keys.has("key")) keys.set("key", key);
  return Buffer.from(key, "base64url");
}

const WRITTEN = /^([\w-]{16})\.(-?\d{1,16})\.([\w-]{43})$/;
