import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../tests/helpers/runs.ts";
import { contrast, solvePalette, type Tokens } from "./palette.ts";

/** These tokens meet on pages. WCAG 2.2 AA requires a contrast of 3 for large text and edges, and otherwise 4.5. */
const PAIRS: [keyof Tokens, keyof Tokens, number][] = [
  ["ink", "paper", 4.5],
  ["ink", "panel", 4.5],
  ["soft", "paper", 4.5],
  ["soft", "panel", 4.5],
  ["alarm", "panel", 4.5],
  ["alarm", "paper", 3],
  ["field", "panel", 3],
  ["link", "paper", 4.5],
  ["link", "panel", 4.5],
  ["on-accent", "accent", 4.5],
];

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const maybe = fc.option(color, { nil: undefined });

test("solvePalette returns readable pairs of tokens for any colors, or suggests a readable text color", () => {
  const colors = fc.record({
    scheme: fc.constantFrom("both", "light", "dark"),
    background: maybe,
    text: maybe,
    accent: maybe,
    darkBackground: maybe,
  });
  let refused = 0;
  const property = fc.property(colors, (colors) => {
    const { palette, textProblem } = solvePalette(colors);
    if (textProblem) {
      refused += 1;
      const nearest = /write (#[0-9a-f]{6})/.exec(textProblem)?.[1];
      expect(solvePalette({ ...colors, text: nearest }).textProblem).toBeNull();
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
