import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../paths.ts";
import { editorSchemas } from "./editor-schemas.ts";

test.each(globSync("content/**/*.yaml"))("the schema that %s names is one that a build writes", (file) => {
  const [, named] = /^# yaml-language-server: \$schema=(.*)/.exec(readFileSync(file, "utf8")) ?? [];
  const written = [...editorSchemas().keys()].map((name) => join(paths.editorSchemas, name));
  if (named) expect(written).toContain(join(dirname(file), named));
});

test("says to an editor what each field is, and nothing of our own marks", () => {
  const all = [...editorSchemas().values()].join("");
  expect(all).not.toMatch(/"(describedBy|media|cropOf)":|"format": "color"/);
  const { properties } = JSON.parse(editorSchemas().get("case-study.json") ?? "{}");
  expect(properties.access.enum).toEqual(["public", "passcode"]);
  expect(properties.role.type).toEqual(["string", "number", "boolean"]);
});
