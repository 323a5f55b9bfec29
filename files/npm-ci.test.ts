import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { npmCi } from "./npm-ci.ts";

const PACKAGE = { dependencies: { tool: "file:tool" } };
const LOCK = {
  lockfileVersion: 3,
  packages: { "": PACKAGE, tool: {}, "node_modules/tool": { resolved: "tool", link: true } },
};

test("npmCi installs into a folder whose path contains a space and an umlaut", () => {
  const root = newFolder({
    "Ä b/package.json": JSON.stringify(PACKAGE),
    "Ä b/package-lock.json": JSON.stringify(LOCK),
    "Ä b/tool/package.json": "{}",
  });
  expect(npmCi(join(root, "Ä b"), "--offline")).toBe(true);
  expect(existsSync(join(root, "Ä b/node_modules/tool"))).toBe(true);
});
