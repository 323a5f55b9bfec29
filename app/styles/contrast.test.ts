import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "../../tests/kit/contrast.ts";

const css = readFileSync(new URL("./app.css", import.meta.url), "utf8");

/** The least contrast that WCAG 2.2 AA allows there (1.4.3, 1.4.11). */
const PAIRS = [
  ["ink", "paper", 4.5],
  ["ink", "panel", 4.5],
  ["soft", "paper", 4.5],
  ["soft", "panel", 4.5],
  ["alarm", "panel", 4.5],
  ["paper", "ink", 4.5],
  ["field", "panel", 3],
  ["alarm", "paper", 3],
] as const;

describe.each(["light", "dark"] as const)("%s", (scheme) => {
  test.each(PAIRS)("%s on %s has a contrast of at least %d", (front, back, least) => {
    expect(contrast(token(front, scheme), token(back, scheme))).toBeGreaterThanOrEqual(least);
  });
});

function token(name: string, scheme: "light" | "dark"): string {
  const [, light, dark] =
    new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css) ?? [];
  const value = scheme === "light" ? light : dark;
  if (!value) throw new Error(`There is no colour "${name}"`);
  return value;
}
