import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ATTACK_TRIES,
  type AttemptsInMemory,
  createAttempts,
  LONGEST_WAIT,
  QUIET_TIME,
  type Visitor,
} from "#app/gate/.server/attempt-limiter.ts";
import { LOOKS_PER_SECOND } from "#app/gate/.server/line.ts";
import { sqlStorage } from "../../tests/kit/database/sql-storage.ts";
import {
  A,
  evictedEachTime,
  flood,
  inStorage,
  MINUTE,
  makeEvictable,
  SECOND,
  turnOf,
  wrong,
} from "../../tests/kit/lock/attempts.ts";
import { runs } from "../../tests/kit/runs.ts";

test("nobody waits longer for a clock that is set back or forward, however often it is evicted", () => {
  const day = 24 * 60 * MINUTE;
  const step = fc.record({
    visitor: fc.constantFrom<Visitor>(A, { address: "b" }, { ...A, browser: "k" }),
    isRight: fc.boolean(),
    isEvicted: fc.boolean(),
    set: fc.oneof(
      fc.constantFrom(0, SECOND),
      fc.integer({ min: -5 * MINUTE, max: 5 * MINUTE }),
      fc.integer({ min: -day, max: day }),
    ),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.boolean(), (steps, isAttack) => {
      const { attempts, tryWrong, pass, evict } = makeEvictable();
      if (isAttack) flood(tryWrong, ATTACK_TRIES + 1);
      const turns = new Map<string, string>();
      for (const { visitor, isRight, isEvicted, set } of steps) {
        pass(set);
        if (isEvicted) evict();
        const turn = turns.get(visitor.address);
        const counted = attempts.attempt({ ...visitor, turn }, () => isRight);
        if (counted.outcome === "right") continue;
        if (counted.turn) turns.set(visitor.address, counted.turn);
        expect(counted.retryAfter).toBeLessThanOrEqual(LONGEST_WAIT);
      }
    }),
    { numRuns: runs(300) },
  );
});

describe("does what memory does, whatever happens in whatever order:", () => {
  const stepsOf = (shortest: number) =>
    fc.array(
      fc.record({
        address: fc.constantFrom("192.0.2.1", "192.0.2.2", "2001:db8:1:1::/64", "2001:db8:1:2::/64"),
        browser: fc.option(fc.constant("k"), { nil: undefined, freq: 5 }),
        /** Of those the address was given, from the latest on. */
        turn: fc.option(fc.nat(2), { nil: undefined }),
        isRight: fc.boolean(),
        pass: fc.oneof(
          fc.integer({ min: shortest, max: 3_000 }),
          fc.integer({ min: shortest, max: 90_000 }),
          fc.constantFrom(10 * MINUTE, QUIET_TIME - 1, QUIET_TIME),
        ),
      }),
      { minLength: 10, maxLength: 60 },
    );

  /** Each with the turns it gave itself, of which there is told only whether it is a new one. */
  function playing(attempts: AttemptsInMemory) {
    const given = new Map<string, string[]>();
    return ({ address, browser, turn: back, isRight }: Step) => {
      const turns = given.get(address) ?? [];
      const turn = back === undefined ? undefined : turns.at(-1 - back);
      const counted = attempts.attempt({ address, browser, turn }, () => isRight);
      if (counted.outcome === "right") return counted;
      const isNew = counted.turn !== undefined && counted.turn !== turn;
      if (isNew) given.set(address, [...turns, turnOf(counted)]);
      return { ...counted, turn: isNew ? "new" : counted.turn && "same" };
    };
  }

  test.each<[string, number, typeof evictedEachTime]>([
    ["in storage", 0, inStorage],
    // None is called so soon after another that the lost line would have told.
    ["in storage, evicted between any two tries", 1_000 / LOOKS_PER_SECOND, evictedEachTime],
  ])("%s", (_, shortest, create) => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(stepsOf(shortest), fc.boolean(), (steps, isAttack) => {
        let now = 0;
        const clock = () => now;
        const sql = sqlStorage();
        const inMemory = createAttempts({ clock });
        const before = inStorage(clock, sql);
        for (const attempts of isAttack ? [inMemory, before] : []) {
          flood((address) => attempts.attempt({ address }, wrong), ATTACK_TRIES + 1);
        }
        const kept = create(clock, sql);
        const [play, playKept] = [playing(inMemory), playing(kept)];
        for (const { pass, ...step } of steps) {
          now += pass;
          const counted = play(step);
          expect(playKept(step)).toEqual(counted);
          seen.add(`${counted.outcome}${step.turn === undefined ? "" : " with a turn"}`);
        }
      }),
      // Fewer would not see every outcome.
      { numRuns: 300 },
    );
    expect(seen.size).toBe(6);
  });
});

type Step = { address: string; browser?: string; turn?: number; isRight: boolean };
