import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { newFolder, writeIn } from "../new-folder.ts";
import { digestOf } from "./build-site.ts";

const FILES = { "one.txt": "ab", "deep/two.txt": "cd" };

test.each<[string, boolean, Record<string, string>]>([
  ["the same after the same files", true, FILES],
  ["the same after a package", true, { ...FILES, "deep/node_modules/package/index.js": "x" }],
  ["another one after a changed byte in a folder below", false, { ...FILES, "deep/two.txt": "ce" }],
  ["another one after a new file", false, { ...FILES, "deep/three.txt": "" }],
  ["another one after another name", false, { "uno.txt": "ab", "deep/two.txt": "cd" }],
  ["another one after bytes that moved to another file", false, { "one.txt": "abc", "deep/two.txt": "d" }],
])("the digest of sources is %s", async (_name, isSame, files) => {
  const folder = newFolder(FILES);
  const before = await digestOf([folder]);
  for (const name of Object.keys(FILES)) rmSync(`${folder}/${name}`);
  for (const [name, text] of Object.entries(files)) writeIn(folder, name, text);
  expect((await digestOf([folder])) === before).toBe(isSame);
});
