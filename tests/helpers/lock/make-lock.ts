import { vi } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { createAttempts } from "#app/lock/.server/attempt-limiter.ts";
import { createLock } from "#app/lock/.server/lock.ts";
import { memoryDatabase } from "../database/memory-database.ts";

interface Parts {
  passcode?: string;
  ownerPassword?: string;
  secrets?: string[];
  database?: Database;
  /** When it begins, in milliseconds since 1970. */
  since?: number;
}

/** A lock with a clock of its own, and requests to it. */
export function makeLock({
  passcode = "amber-canoe",
  ownerPassword,
  secrets = ["a secret of some length"],
  database = memoryDatabase(),
  since = 1_800_000_000_000,
}: Parts = {}) {
  let now = since;
  const clock = () => now;
  const onError = vi.fn();
  const lock = createLock({
    passcode,
    secrets,
    ownerPassword,
    database,
    lockedMedia: { get: async (study, file) => new Response(`${study}/${file}`) },
    createAttempts: () => createAttempts({ clock }),
    clock,
    onError,
  });
  return {
    lock,
    clock,
    onError,
    pass: (ms: number) => {
      now += ms;
    },
    /** @param cookie the value of a Set-Cookie header */
    accessOf: (cookie = "", scheme = "http") => lock.accessOf(asked(cookie, scheme)),
    tryPasscode: (password: string, cookie = "", scheme = "http") =>
      lock.gate.tryPasscode(asked(cookie, scheme), password, "192.0.2.1"),
  };
}

export function asked(setCookie = "", scheme = "http"): Request {
  const [Cookie = ""] = setCookie.split(";");
  return new Request(`${scheme}://own.example/trade`, { headers: { Cookie } });
}
