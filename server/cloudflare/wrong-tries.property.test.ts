import fc from "fast-check";
import { expect, test } from "vitest";
import { BUCKET, LONGEST_WAIT, type Visitor } from "#app/lock/.server/attempt-limiter.ts";
import { A, flood, MINUTE, makeEvictable, SECOND } from "../../tests/helpers/lock/attempts.ts";
import { runs } from "../../tests/helpers/runs.ts";

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
      if (isAttack) flood(tryWrong, BUCKET + 1);
      const tickets = new Map<string, string>();
      for (const { visitor, isRight, isEvicted, set } of steps) {
        pass(set);
        if (isEvicted) evict();
        const ticket = tickets.get(visitor.address);
        const counted = attempts.attempt({ ...visitor, ticket }, () => isRight);
        if (counted.outcome === "right") continue;
        if (counted.ticket) tickets.set(visitor.address, counted.ticket);
        expect(counted.retryAfter).toBeLessThanOrEqual(LONGEST_WAIT);
      }
    }),
    { numRuns: runs(300) },
  );
});
