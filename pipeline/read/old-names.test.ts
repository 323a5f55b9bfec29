import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { currentPath, fieldPaths } from "../../tests/helpers/content/field-paths.ts";
import { namesOf, RELEASED_SITES } from "../../tests/helpers/site/released-site.ts";
import { updateFile } from "./content-files.ts";
import { OLD_NAMES, updateNames } from "./old-names.ts";

const RENAMES = Object.entries(OLD_NAMES).flatMap(([kind, renames]) =>
  renames.map(([oldPath]) => `${kind}.${oldPath}`),
);

const FIELDS = new Set<string | null>([null, ...fieldPaths()]);

test.each(RENAMES)("the old name %s leads to a field of the schema, or to none", (path) => {
  expect(FIELDS).toContain(currentPath(path));
});

test.each(readdirSync(RELEASED_SITES))("each name of version %s exists, or OLD_NAMES lists it", (version) => {
  const names: string[] = JSON.parse(readFileSync(namesOf(version), "utf8"));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !FIELDS.has(currentPath(name)))).toEqual([]);
});

test("updateFile replaces only old names", () => {
  const text = `# gate\r\ngate: # mine\r\n  "over":   'gate: over'\r\n  ok: x\r\nowner: {until: a, "mistakes": {wordsLong: b}}`;
  expect(updateFile("interface.yaml", text)).toEqual({
    text: `# gate\r\nlock: # mine\r\n  ended:   'gate: over'\r\n  ok: x\r\nowner: {lastDay: a, errors: {passcodeLong: b}}`,
    count: 5,
  });
  expect(updateFile("profile.yaml", text)).toEqual({ text, count: 0 });
});

test("updateNames renames a field in each item of a list, and follows two renames in a row", () => {
  const renames = [
    ["cards.*.a", "b"],
    ["cards.*.b", "c"],
    ["cards.*.old", null],
  ] as const;
  expect(updateNames("cards:\n  - a: 1\n  - b: 2\n    old: 3\n  - 4\n", renames)).toEqual({
    text: "cards:\n  - c: 1\n  - c: 2\n    old: 3\n  - 4\n",
    count: 2,
  });
});

test("updateNames renames a field in one item of a list", () => {
  const text = "cards:\n  - a: 1\n  - a: 2\n";
  expect(updateNames(text, [["cards.1.a", "b"]]).text).toBe("cards:\n  - a: 1\n  - b: 2\n");
});

test("updateNames keeps an old name next to its new name, and a text that is not YAML", () => {
  for (const text of ["a: 1\nb: 2\n", "a: [1"])
    expect(updateNames(text, [["a", "b"]])).toEqual({ text, count: 0 });
});
