import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { runs } from "../tests/kit/runs.ts";
import { byteRange } from "./file-answer.ts";

vi.setConfig({ testTimeout: 60_000 });

const size = fc.oneof(fc.constantFrom(0, 1, 2), fc.nat(5_000_000));
const number = fc.oneof(fc.nat(6_000_000).map(String), fc.bigInt({ min: 0n }).map(String), fc.constant(""));

test("gives a part of the file or none, whatever is asked for", () => {
  const header = fc.oneof(
    fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
    fc
      .array(fc.tuple(number, number), { maxLength: 50 })
      .map((all) => `bytes=${all.map((one) => one.join("-"))}`),
    fc.string({ unit: "binary", maxLength: 100 }),
    fc.string({ maxLength: 40 }).map((text) => `bytes=${text}`),
  );
  fc.assert(
    fc.property(header, size, (asked, bytes) => {
      const range = byteRange(asked, bytes);
      if (range === null || range === "unsatisfiable") return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.first).toBeLessThanOrEqual(range.last);
      expect(range.last).toBeLessThan(bytes);
      expect([range.first, range.last].every(Number.isSafeInteger)).toBe(true);
    }),
    { numRuns: runs(5_000) },
  );
});
