import { vi } from "vitest";
import type { Database } from "#app/invitations/.server/database.ts";
import { createLock } from "#app/lock/.server/lock.ts";
import { createRateLimiter } from "../../../server/node/rate-limiter.ts";
import { memoryDatabase } from "../database/memory-database.ts";

interface Options {
  passcode?: string;
  ownerPassword?: string;
  secrets?: string[];
  database?: Database;
  /** The first time of its clock, in milliseconds since 1970. */
  since?: number;
}

/** Creates a lock with its own clock, and functions that send requests to it. */
export function makeLock({
  passcode = "amber-canoe",
  ownerPassword,
  secrets = ["a secret of some length"],
  database = memoryDatabase(),
  since = 1_800_000_000_000,
}: Options = {}) {
  let now = since;
  const clock = () => now;
  const onError = vi.fn();
  const visitorLimiter = vi.fn(createRateLimiter(clock));
  const lock = createLock({
    passcode,
    secrets,
    ownerPassword,
    database,
    lockedMedia: { get: async (study, file) => new Response(`${study}/${file}`) },
    visitorLimiter,
    ownerLimiter: createRateLimiter(clock),
    clock,
    onError,
  });
  const check = (given: string, cookie = "", scheme = "http") =>
    lock.checkPasscode(asked(cookie, scheme), given, "192.0.2.1");
  return {
    lock,
    clock,
    onError,
    visitorLimiter,
    pass: (ms: number) => {
      now += ms;
    },
    /** @param cookie the value of a Set-Cookie header */
    accessOf: (cookie = "", scheme = "http") => lock.accessOf(asked(cookie, scheme)),
    check,
    /** Returns the session cookie for the passcode, as the value of a Set-Cookie header. */
    async enter(given = passcode, scheme = "http"): Promise<string> {
      const result = await check(given, "", scheme);
      if (result.outcome !== "right") throw new Error(`The passcode was refused: ${result.outcome}`);
      return result.cookie;
    },
  };
}

export function asked(setCookie = "", scheme = "http"): Request {
  const [Cookie = ""] = setCookie.split(";");
  return new Request(`${scheme}://own.example/trade`, { headers: { Cookie } });
}
