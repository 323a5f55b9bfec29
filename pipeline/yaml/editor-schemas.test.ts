import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { editorSchemas } from "./editor-schemas.ts";

test.each([...editorSchemas()])(
  "the editor's %s is that of today: else run npx node scripts/schemas.ts",
  async (name, text) => {
    expect(await readFile(`pipeline/schemas/${name}`, "utf8")).toBe(text);
  },
);

test("says to an editor what each field is, and nothing of our own marks", () => {
  const all = [...editorSchemas().values()].join("");
  expect(all).not.toMatch(/"(describedBy|media)":|"format": "color"/);
  const { properties } = JSON.parse(editorSchemas().get("case-study.json") ?? "{}");
  expect(properties.access.enum).toEqual(["public", "passcode"]);
  expect(properties.role.type).toEqual(["string", "number", "boolean"]);
});
