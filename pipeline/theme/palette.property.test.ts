import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../tests/helpers/runs.ts";
import { contrast, PAIRS, solvePalette } from "./palette.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const maybe = fc.option(color, { nil: undefined });

test("every pair is readable for any colors, or the message suggests a readable text color", () => {
  const colors = fc.record({
    scheme: fc.constantFrom("both", "light", "dark"),
    background: maybe,
    text: maybe,
    accent: maybe,
    darkBackground: maybe,
  });
  let refused = 0;
  const property = fc.property(colors, (colors) => {
    const { palette, problems } = solvePalette(colors);
    if (problems.length > 0) {
      refused += 1;
      const nearest = /write (#[0-9a-f]{6})/.exec(problems[0]?.message ?? "")?.[1];
      expect(solvePalette({ ...colors, text: nearest }).problems).toEqual([]);
      return;
    }
    for (const tokens of Object.values(palette)) {
      for (const [front, back, least] of PAIRS)
        expect(contrast(tokens[front], tokens[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    }
  });
  fc.assert(property, { numRuns: runs(5000) });
  expect(refused).toBeGreaterThan(0);
});
