import { parseEnv } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withVariables } from "./env-text.ts";

test("changes only the value", () => {
  const text = "# PASSCODE=none\r\nPORT=4000\r\n export PASSCODE = 'old # one'  # for May\r\n\r\nOTHER=x";
  expect(withVariables(text, { PASSCODE: "new", SITE_URL: "https://a.example" })).toBe(
    "# PASSCODE=none\r\nPORT=4000\r\n export PASSCODE = new  # for May\r\n\r\nOTHER=x\nSITE_URL=https://a.example\n",
  );
});

test("changes the last line if a variable is set twice", () => {
  expect(withVariables("PORT=1\nPORT=2\nMY_PORT=3\n", { PORT: "4" })).toBe("PORT=1\nPORT=4\nMY_PORT=3\n");
});

test("parses back to the same value after one and two changes", () => {
  const value = fc.stringMatching(/^[ -~äß€]{0,20}$/).filter((text) => !/["'`\\]/.test(text));
  fc.assert(
    fc.property(value, value, (first, second) => {
      const once = withVariables("A=1 # one\nB=2\n", { A: first });
      expect(parseEnv(once)).toEqual({ A: first, B: "2" });
      expect(parseEnv(withVariables(once, { A: second }))).toEqual({ A: second, B: "2" });
    }),
  );
});

test.each(["it's", 'say "so"', "it`s", `it's "so"`, "a\\nb", "$&$1"])(
  "chooses quotes that can hold %s",
  (value) => {
    expect(parseEnv(withVariables("A=1\n", { A: value }))).toEqual({ A: value });
  },
);

test("throws if no quotes can hold the value", () => {
  expect(() => withVariables("", { A: "'\"`" })).toThrow("A must not contain all three kinds of quotes.");
});
