import { parseEnv } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withVariables } from "./env-text.ts";

test("changes only the value of an existing line, and adds a line for a new variable", () => {
  const text = "# PASSCODE=none\r\nPORT=4000\r\n export PASSCODE = 'old # one'  # for May\r\n\r\nOTHER=x";
  expect(withVariables(text, { PASSCODE: "new", SITE_URL: "https://a.example" })).toBe(
    "# PASSCODE=none\r\nPORT=4000\r\n export PASSCODE = new  # for May\r\n\r\nOTHER=x\nSITE_URL=https://a.example\n",
  );
});

test("changes the last line if a variable is set twice", () => {
  expect(withVariables("PORT=1\nPORT=2\nMY_PORT=3\n", { PORT: "4" })).toBe("PORT=1\nPORT=4\nMY_PORT=3\n");
});

test("writes values that Node.js reads unchanged, and throws for a value with single, double and backtick quotes", () => {
  const specialText = fc.constantFrom("it's", 'say "so"', "it`s", `it's "so"`, "a\\nb", "$&$1");
  const value = fc.oneof(fc.stringMatching(/^[ -~äß€]{0,20}$/), specialText);
  fc.assert(
    fc.property(value, value, (first, second) => {
      fc.pre(![first, second].some((text) => ["'", '"', "`"].every((quote) => text.includes(quote))));
      const changedText = withVariables("A=1 # one\nB=2\n", { A: first });
      expect(parseEnv(changedText)).toEqual({ A: first, B: "2" });
      expect(parseEnv(withVariables(changedText, { A: second }))).toEqual({ A: second, B: "2" });
    }),
  );
  expect(() => withVariables("", { A: "'\"`" })).toThrow("A must not contain ', \" and ` together");
});
