import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeIn } from "../new-folder.ts";
import { digestOf } from "./build-site.ts";

test.each<[string, boolean, (folder: string) => void]>([
  ["the same after the same files, written again", true, (folder) => writeIn(folder, "one.txt", "ab")],
  ["the same after a package", true, (folder) => writeIn(folder, "deep/node_modules/package/index.js", "x")],
  [
    "another one after a changed byte in a folder below",
    false,
    (folder) => writeIn(folder, "deep/two.txt", "ce"),
  ],
  ["another one after a new file", false, (folder) => writeIn(folder, "deep/three.txt", "")],
  ["another one after a file that is gone", false, (folder) => rmSync(join(folder, "one.txt"))],
  [
    "another one after another name",
    false,
    (folder) => renameSync(join(folder, "one.txt"), join(folder, "uno.txt")),
  ],
  [
    "another one after bytes that moved to another file",
    false,
    (folder) => {
      writeIn(folder, "one.txt", "abc");
      writeIn(folder, "deep/two.txt", "d");
    },
  ],
])("the digest of sources is %s", async (_name, isSame, change) => {
  const folder = newFolder({ "one.txt": "ab", "deep/two.txt": "cd" });
  const before = await digestOf([folder]);
  change(folder);
  expect((await digestOf([folder])) === before).toBe(isSame);
});
