import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createAttempts, MAX_ADDRESSES, QUIET_TIME } from "#app/lock/.server/attempt-limiter.ts";
import { addressKey } from "../../../server/address-key.ts";
import { runs } from "../../../tests/helpers/runs.ts";

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
