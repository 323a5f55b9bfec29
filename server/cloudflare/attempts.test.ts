import { afterEach, expect, test, vi } from "vitest";
import { createAttempts } from "#app/lock/.server/attempt-limiter.ts";
import { sqlStorage } from "../../tests/helpers/database/sql-storage.ts";
import { A, MINUTE, right, SECOND, ticketOf, wrong } from "../../tests/helpers/lock/attempts.ts";
import { attemptsIn } from "./attempts.ts";
import { storedMaps } from "./stored-map.ts";
import { wrongTriesClass } from "./wrong-tries.ts";

vi.mock("cloudflare:workers", () => ({
  DurableObject: class {
    ctx: unknown;
    constructor(ctx: unknown) {
      this.ctx = ctx;
    }
  },
}));

afterEach(() => vi.useRealTimers());

/** What the Worker asks, and the objects behind it, each with its storage. */
function make() {
  const WrongTries = wrongTriesClass(createAttempts);
  const stored = new Map<string, ReturnType<typeof sqlStorage>>();
  const objects = new Map<string, InstanceType<typeof WrongTries>>();
  const alarms: number[] = [];
  function getByName(name: string) {
    const sql = stored.get(name) ?? sqlStorage();
    const alarm = {
      getAlarm: async () => alarms[0] ?? null,
      setAlarm: async (at: number) => alarms.push(at),
    };
    const ctx = { storage: { sql, ...alarm } } as unknown as ConstructorParameters<typeof WrongTries>[0];
    const object = objects.get(name) ?? new WrongTries(ctx, {});
    stored.set(name, sql);
    objects.set(name, object);
    return object;
  }
  return {
    attempts: attemptsIn({ getByName }, "visitor"),
    owner: attemptsIn({ getByName }, "owner"),
    objects,
    evict: () => objects.clear(),
    /** As the platform does at the time of the alarm: it has none then. */
    ring: async () => {
      vi.setSystemTime(alarms.shift() ?? Number.NaN);
      objects.clear();
      await getByName("all").alarm();
    },
    alarms,
    remembered: () => [...storedMaps(stored.get("all") ?? sqlStorage())("wrong tries").keys()],
  };
}

test("of a hundred guesses of the owner's password that come together the free ones alone are looked at, and no visitor is kept out, who all come to the one object of always", async () => {
  const { attempts, owner, objects } = make();
  const counted = await Promise.all(Array.from({ length: 100 }, () => owner.attempt(A, wrong)));
  expect(counted.filter(({ outcome }) => outcome === "wrong")).toHaveLength(5);
  expect(counted.filter(({ outcome }) => outcome === "wait")).toHaveLength(95);
  expect((await owner.attempt(A, right)).outcome).toBe("wait");
  for (const visitor of [A, { address: "b" }, { ...A, browser: "k" }])
    expect((await attempts.attempt(visitor, right)).outcome).toBe("right");
  expect([...objects.keys()]).toEqual(["owner", "all"]);
});

test("an evicted object goes on, by the time of day", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const { attempts, evict } = make();
  for (let tries = 0; tries < 4; tries++) await attempts.attempt(A, wrong);
  evict();
  const counted = await attempts.attempt(A, wrong);
  expect(counted).toMatchObject({ outcome: "wrong", retryAfter: 2 * SECOND });
  evict();
  expect((await attempts.attempt(A, right)).outcome).toBe("wait");
  vi.setSystemTime(Date.now() + 2 * SECOND);
  evict();
  expect(await attempts.attempt({ ...A, ticket: ticketOf(counted) }, right)).toEqual({ outcome: "right" });
});

test("an address lies in the storage for half an hour at most, though nobody tries any more", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { attempts, alarms, ring, remembered } = make();
  await attempts.attempt(A, wrong);
  vi.setSystemTime(Date.now() + MINUTE);
  await attempts.attempt({ address: "b" }, wrong);
  expect(alarms).toEqual([Date.now() + 14 * MINUTE]);
  await ring();
  expect(remembered()).toEqual(["b"]);
  await ring();
  expect(remembered()).toEqual([]);
  expect(alarms).toEqual([]);
});

test("nobody gets in when the object cannot be asked", async () => {
  const getByName = () => ({ attempt: () => Promise.reject(new Error("overloaded")) });
  const attempts = attemptsIn({ getByName }, "visitor");
  await expect(attempts.attempt(A, right)).rejects.toThrow("overloaded");
});
