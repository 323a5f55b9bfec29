import { parseEnv } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withVariables } from "./env-text.ts";

test("changes the value and nothing else", () => {
  const text = "# PASSCODE=none\r\nPORT=4000\r\n export PASSCODE = 'old # one'  # for May\r\n\r\nOTHER=x";
  expect(withVariables(text, { PASSCODE: "new", SITE_URL: "https://a.example" })).toBe(
    "# PASSCODE=none\r\nPORT=4000\r\n export PASSCODE = new  # for May\r\n\r\nOTHER=x\nSITE_URL=https://a.example\n",
  );
});

test("changes of several lines the one that counts", () => {
  expect(withVariables("PORT=1\nPORT=2\nMY_PORT=3\n", { PORT: "4" })).toBe("PORT=1\nPORT=4\nMY_PORT=3\n");
});

test("whatever is set is read again, once and twice", () => {
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
  "puts %s in quotes that hold it",
  (value) => {
    expect(parseEnv(withVariables("A=1\n", { A: value }))).toEqual({ A: value });
  },
);

test("says when no quotes hold it", () => {
  expect(() => withVariables("", { A: "'\"`" })).toThrow("A cannot have all three kinds of quotes in it");
});
