import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  createAttempts,
  LONGEST_WAIT,
  MAX_ADDRESSES,
  QUIET_TIME,
} from "#app/gate/.server/attempt-limiter.ts";
import { addressKey } from "../../../server/address-key.ts";
import { runs } from "../../../tests/kit/runs.ts";

vi.setConfig({ testTimeout: 60_000 });

const wrong = () => false;

test("remembers no more than its maximum after tries from a million addresses", () => {
  let now = 0;
  const attempts = createAttempts({ clock: () => now });
  let most = 0;
  for (let index = 0; index < runs(1_000_000); index++) {
    // All young enough to be remembered.
    if (index % 10 === 0) now++;
    attempts.attempt({ address: "", browser: String(index) }, wrong);
    most = Math.max(most, attempts.size);
  }
  expect(most).toBe(MAX_ADDRESSES);
  now += QUIET_TIME;
  attempts.attempt({ address: "192.0.2.1" }, wrong);
  expect(attempts.size).toBe(1);
});

test("counts all addresses of an IPv6 network as one, whichever of its 2^64 is used", () => {
  const attempts = createAttempts({ clock: () => 0 });
  const outcomes = Array.from({ length: 1_000 }, (_, index) => {
    const address = `2001:db8:1:2:${(index * 7919).toString(16).slice(-4)}:${index.toString(16)}::1`;
    return attempts.attempt({ address: addressKey(address) }, wrong).outcome;
  });
  expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(5);
  expect(attempts.size).toBe(1);
});

// The rules again, written down the slow way.
test("keeps to its rules whatever happens in whatever order", () => {
  const step = fc.record({
    address: fc.constantFrom("a", "b", "c"),
    right: fc.boolean(),
    pass: fc.oneof(fc.integer({ min: 0, max: 70_000 }), fc.constant(QUIET_TIME - 1), fc.constant(QUIET_TIME)),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now = 0;
      const attempts = createAttempts({ clock: () => now });
      const model = new Map<string, { tries: number; last: number; until: number }>();
      for (const { address, right, pass } of steps) {
        now += pass;
        for (const [key, { last }] of model) if (now - last >= QUIET_TIME) model.delete(key);
        const { tries = 0, until = 0 } = model.get(address) ?? {};
        const attempt = attempts.attempt({ address }, () => right);
        if (now < until) {
          expect(attempt).toMatchObject({
            outcome: "wait",
            retryAfter: Math.min(15_000, Math.max(1_000, until - now)),
          });
        } else if (right) {
          expect(attempt).toEqual({ outcome: "right" });
        } else {
          const wait = tries + 1 < 5 ? 0 : Math.min(LONGEST_WAIT, 2_000 * 2 ** (tries - 4));
          expect(attempt).toMatchObject({ outcome: "wrong", retryAfter: wait });
          model.set(address, { tries: tries + 1, last: now, until: now + wait });
        }
        expect(attempts.size).toBe(model.size);
      }
    }),
    { numRuns: runs(300) },
  );
});

test("never throws for an address, and gives a short key", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.ipV4(),
    fc.ipV4Extended(),
    fc.ipV6(),
    fc.tuple(fc.ipV6(), fc.nat(70_000)).map(([address, port]) => `[${address}]:${port}`),
    fc.tuple(fc.ipV6(), fc.string({ maxLength: 50 })).map(([address, zone]) => `${address}%${zone}`),
  );
  fc.assert(
    fc.property(anything, (address) => {
      const key = addressKey(address);
      expect(key).toMatch(/^(unknown|[\d.]{7,15}|([0-9a-f]{1,4}:){4}:\/64)$/);
    }),
    { numRuns: runs(2_000) },
  );
});
