import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFileIn } from "../tests/helpers/new-folder.ts";
import { buildId } from "./build-id.ts";

const SITE_URL = "https://www.example.com";

test("the ID depends on content, code, lock file and address, and on no generated file", () => {
  const root = newFolder({ "package-lock.json": "{}", "content/a.yaml": "a: 1", "app/.server/b.ts": "1" });
  const id = buildId(SITE_URL, root);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  const ignoredFiles = "content/.DS_Store public/favicon.ico server/x/node_modules/y.js .env build/z";
  for (const file of ignoredFiles.split(" ")) writeFileIn(root, file, "generated");
  expect(buildId(SITE_URL, root)).toBe(id);
  expect(buildId("https://example.com", root)).not.toBe(id);
  for (const file of ["package-lock.json", "content/b.png", "app/.server/b.ts", "public/robots.txt"]) {
    writeFileIn(root, file, "changed");
    expect(buildId(SITE_URL, root), file).not.toBe(id);
  }
  rmSync(join(root, "content"), { recursive: true });
  expect(buildId(SITE_URL, root)).toMatch(/^[0-9a-f]{16}$/);
});
