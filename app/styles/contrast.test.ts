import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, PAIRS, type Tokens, USUAL } from "../../pipeline/theme/palette.ts";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

/** Follow the ink and the paper where there is no theme. */
const FOLLOWING = ["accent", "on-accent", "link"];

describe.each(["light", "dark"] as const)("%s", (scheme) => {
  test.each(PAIRS)("%s on %s has a contrast of at least %d", (front, back, least) => {
    const tokens = USUAL[scheme];
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(least);
  });

  test("the style sheet has the tokens that themes are derived from", () => {
    const names = Object.keys(USUAL[scheme]) as (keyof Tokens)[];
    for (const name of names.filter((name) => !FOLLOWING.includes(name)))
      expect(token(name, scheme), name).toBe(USUAL[scheme][name]);
  });
});

function token(name: string, scheme: "light" | "dark"): string | undefined {
  const [, light, dark] =
    new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css) ?? [];
  return scheme === "light" ? light : dark;
}
