import { vi } from "vitest";
import { createLock } from "#app/.server/create-lock.ts";
import type { Redirect } from "#app/content/types.ts";
import type { Database } from "#app/invitations/.server/database.ts";
import type { NonPublicStudies } from "#app/lock/.server/access.ts";
import { createRateLimiter } from "../../../server/node/rate-limiter.ts";
import { memoryDatabase } from "../invitations/memory-database.ts";

interface Options {
  passcode?: string;
  ownerPassword?: string;
  database?: Database;
  redirects?: Redirect[];
  nonPublicStudies?: NonPublicStudies;
  /** The lock's clock starts at this time, in milliseconds since 1970. */
  startTime?: number;
}

/** Creates a lock with its own clock, and functions that send requests to it. */
export function makeLock({
  passcode = "amber-canoe",
  ownerPassword,
  database = memoryDatabase(),
  redirects = [],
  nonPublicStudies = { passcode: ["trade", "search", "tides"], invited: ["vision"] },
  startTime = 1_800_000_000_000,
}: Options = {}) {
  let now = startTime;
  const clock = () => now;
  const onError = vi.fn();
  const visitorLimiter = vi.fn(createRateLimiter(clock));
  const lock = createLock({
    passcode,
    secrets: ["a secret of some length"],
    ownerPassword,
    database,
    redirects,
    nonPublicStudies,
    lockedMedia: { get: async (study, file) => new Response(`${study}/${file}`) },
    visitorLimiter,
    ownerLimiter: createRateLimiter(clock),
    clock,
    onError,
  });
  const check = (given: string) => lock.checkPasscode(requestWithCookie(), given, "192.0.2.1");
  return {
    lock,
    clock,
    onError,
    visitorLimiter,
    advanceClock: (ms: number) => {
      now += ms;
    },
    accessOf: (setCookie?: string) => lock.accessOf(requestWithCookie(setCookie)),
    check,
    /** Returns the session cookie for a right passcode, as the value of a Set-Cookie header. */
    async unlock(given = passcode): Promise<string> {
      const result = await check(given);
      if (result.outcome !== "right") throw new Error(`The passcode was refused: ${result.outcome}`);
      return result.cookie;
    },
  };
}

/** Returns a request with the cookie of a Set-Cookie header. */
export function requestWithCookie(setCookie = ""): Request {
  const [Cookie = ""] = setCookie.split(";");
  return new Request("http://own.example/trade", { headers: { Cookie } });
}
