import { expect, test } from "vitest";
import { themeSchema } from "#app/content/theme-schema.ts";
import { makeSmallContent } from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { loadContent } from "../read/load-content.ts";
import { ineffectiveValues } from "./ineffective-values.ts";

const COLORS = { background: "#ffe14d", darkBackground: "#200010" };

test.each([
  ["dark", "background"],
  ["light", "darkBackground"],
] as const)("with scheme: %s, %s has no effect", (scheme, unused) => {
  const paths = (colors: object) => ineffectiveValues(themeSchema.parse({ colors })).map(({ path }) => path);
  expect(paths({ scheme, ...COLORS })).toEqual([["colors", unused]]);
  expect(paths({ scheme: "both", ...COLORS })).toEqual([]);
  expect(paths({ scheme })).toEqual([]);
});

test("the build reports a value without effect by file, line and field", async () => {
  const content = await makeSmallContent(newFolder());
  await content.write("theme.yaml", 'colors:\n  scheme: dark\n  background: "#ffe14d"\n');
  const { warnings } = await loadContent(content.root);
  expect(warnings).toContainEqual(expect.objectContaining({ line: 3, field: "colors.background" }));
});
