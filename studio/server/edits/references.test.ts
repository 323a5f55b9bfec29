import { expect, test } from "vitest";
import { type FileField, withFolder } from "./references.ts";

test.each([
  ["projects.yaml", "case-studies/trade/a.png", "case-studies/desk/a.png"],
  ["projects.yaml", "case-studies/trade-two/a.png", "case-studies/trade-two/a.png"],
  ["case-studies/trade/case-study.yaml", "a.png", "a.png"],
])("after a folder is renamed, %s names %s as %s", (file, value, expected) => {
  const field = { file, value, kind: "image" } as FileField;
  expect(withFolder(field, "case-studies/trade", "case-studies/desk")).toBe(expected);
});
