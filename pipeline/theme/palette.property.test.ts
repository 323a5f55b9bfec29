import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../tests/helpers/runs.ts";
import { contrast, solvePalette, type Tokens } from "./palette.ts";

/** Each pair appears together on some page. WCAG 2.2 AA requires a contrast of 3 for large text and edges, otherwise 4.5. */
const TOKEN_PAIRS: [keyof Tokens, keyof Tokens, number][] = [
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
const optionalColor = fc.option(color, { nil: undefined });

test("solvePalette returns readable pairs of tokens for any colors, or suggests a readable text color", () => {
  const colors = fc.record({
    scheme: fc.constantFrom("both", "light", "dark"),
    background: optionalColor,
    text: optionalColor,
    accent: optionalColor,
    darkBackground: optionalColor,
  });
  let refused = 0;
  const property = fc.property(colors, (colors) => {
    const { palette, textProblem } = solvePalette(colors);
    if (textProblem) {
      refused += 1;
      const suggestedColor = /write (#[0-9a-f]{6})/.exec(textProblem)?.[1];
      expect(solvePalette({ ...colors, text: suggestedColor }).textProblem).toBeNull();
      return;
    }
    for (const tokens of Object.values(palette)) {
      for (const [front, back, least] of TOKEN_PAIRS)
        expect(contrast(tokens[front], tokens[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    }
  });
  fc.assert(property, runs(5000));
  expect(refused).toBeGreaterThan(0);
});
