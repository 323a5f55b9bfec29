import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { newFolder, writeIn } from "../new-folder.ts";
import { digestOf } from "./build-site.ts";

const FILES = { "one.txt": "ab", "deep/two.txt": "cd" };

test.each<[string, boolean, Record<string, string>]>([
  ["equal for equal files", true, FILES],
  ["equal after a package was added", true, { ...FILES, "deep/node_modules/package/index.js": "x" }],
  ["different after a changed byte in a subfolder", false, { ...FILES, "deep/two.txt": "ce" }],
  ["different after a new file", false, { ...FILES, "deep/three.txt": "" }],
  ["different after a renamed file", false, { "uno.txt": "ab", "deep/two.txt": "cd" }],
  ["different after bytes moved between files", false, { "one.txt": "abc", "deep/two.txt": "d" }],
])("the hash of the sources is %s", async (_name, isSame, files) => {
  const folder = newFolder(FILES);
  const before = await digestOf([folder]);
  for (const name of Object.keys(FILES)) rmSync(`${folder}/${name}`);
  for (const [name, text] of Object.entries(files)) writeIn(folder, name, text);
  expect((await digestOf([folder])) === before).toBe(isSame);
});
