import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../files/paths.ts";
import { editorSchemas } from "./editor-schemas.ts";

test.each(globSync("content/**/*.yaml"))("%s names a schema that the build writes", (file) => {
  const [, named] = /^# yaml-language-server: \$schema=(.*)/.exec(readFileSync(file, "utf8")) ?? [];
  const schemaFiles = [...editorSchemas().keys()].map((name) => join(paths.editorSchemas, name));
  if (named) expect(schemaFiles).toContain(join(dirname(file), named));
});

test("editor schemas describe the fields, and omit the project's own metadata", () => {
  const allSchemas = [...editorSchemas().values()].join("");
  expect(allSchemas).not.toMatch(/"(describedBy|media|cropOf)":|"format": "color"/);
  const { properties } = JSON.parse(editorSchemas().get("case-study.json") ?? "{}");
  expect(properties.access.enum).toEqual(["public", "passcode", "invited"]);
  expect(properties.role.type).toEqual(["string", "number", "boolean"]);
});
