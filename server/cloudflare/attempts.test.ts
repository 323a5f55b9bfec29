import { afterEach, expect, test, vi } from "vitest";
import { createAttempts } from "#app/gate/.server/attempt-limiter.ts";
import { sqlStorage } from "../../tests/kit/database/sql-storage.ts";
import { A, MINUTE, right, SECOND, turnOf, wrong } from "../../tests/kit/lock/attempts.ts";
import { attemptsIn, type WrongTriesBinding } from "./attempts.ts";
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

/** What the Worker asks, and the object behind it, `evict` making that anew. */
function make() {
  const WrongTries = wrongTriesClass(createAttempts);
  const sql = sqlStorage();
  const alarms: number[] = [];
  const storage = {
    sql,
    getAlarm: async () => alarms[0] ?? null,
    setAlarm: async (at: number) => alarms.push(at),
  };
  const ctx = { storage } as unknown as ConstructorParameters<typeof WrongTries>[0];
  const objects = new Map<string, InstanceType<typeof WrongTries>>();
  function getByName(name: string) {
    const object = objects.get(name) ?? new WrongTries(ctx, {});
    objects.set(name, object);
    return object;
  }
  return {
    attempts: attemptsIn({ getByName }, "visitor"),
    objects,
    evict: () => objects.clear(),
    /** As the platform does at the time of the alarm: it has none then. */
    ring: async () => {
      vi.setSystemTime(alarms.shift() ?? Number.NaN);
      objects.clear();
      await getByName("all").alarm();
    },
    alarms,
    remembered: () => [...storedMaps(sql)("wrong tries").keys()],
  };
}

test("of a hundred tries that come together the one object looks at the free ones only", async () => {
  const { attempts, objects } = make();
  const counted = await Promise.all(Array.from({ length: 100 }, () => attempts.attempt(A, wrong)));
  expect(counted.filter(({ outcome }) => outcome === "wrong")).toHaveLength(5);
  expect(counted.filter(({ outcome }) => outcome === "wait")).toHaveLength(95);
  for (const visitor of [{ address: "b" }, { ...A, browser: "k" }]) await attempts.attempt(visitor, wrong);
  expect(objects.size).toBe(1);
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
  expect(await attempts.attempt({ ...A, turn: turnOf(counted) }, right)).toEqual({ outcome: "right" });
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

test("who guesses the owner's password keeps no visitor out, and the visitors' object is the one of always", async () => {
  const counts = new Map<string, ReturnType<typeof createAttempts>>();
  const binding: WrongTriesBinding = {
    getByName: (name) => {
      const count = counts.get(name) ?? createAttempts({ clock: () => 0 });
      counts.set(name, count);
      return { attempt: async (visitor, isRight) => count.attempt(visitor, () => isRight) };
    },
  };
  const [owner, visitor] = [attemptsIn(binding, "owner"), attemptsIn(binding, "visitor")];
  for (let tries = 1; tries <= 5; tries++) await owner.attempt(A, wrong);
  expect((await owner.attempt(A, right)).outcome).toBe("wait");
  expect((await visitor.attempt(A, right)).outcome).toBe("right");
  expect([...counts.keys()]).toEqual(["owner", "all"]);
});
