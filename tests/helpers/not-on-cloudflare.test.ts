import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { NODE_ONLY } from "./not-on-cloudflare.ts";

test.each(NODE_ONLY)("a test exists for the exception $file $title", ({ file, title }) => {
  expect(existsSync(`tests/${file}`)).toBe(true);
  if (title === undefined) return;
  const texts = globSync([`tests/${file}`, "tests/http/answers.ts"]).map((name) =>
    readFileSync(name, "utf8"),
  );
  expect(texts.join("\n")).toContain(title);
});
