import { once } from "node:events";
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { createMoveCheck, watchFolder } from "./watch-folder.ts";

test("watches a folder behind a link, but not the targets of links in the folder", async () => {
  const root = newFolder({ "dropbox/profile.yaml": "", "usr/share/large.txt": "" });
  symlinkSync(join(root, "usr"), join(root, "dropbox/deep"));
  symlinkSync(join(root, "dropbox"), join(root, "content"));
  const watcher = watchFolder(join(root, "content"));
  onTestFinished(() => watcher.close());
  await once(watcher, "ready");
  expect(Object.keys(watcher.getWatched()).filter((path) => /deep|usr/.test(path))).toEqual([]);
  const change = once(watcher, "change");
  writeFileSync(join(root, "content/profile.yaml"), "name: Ada\n");
  expect((await change)[0]).toBe(join(root, "dropbox/profile.yaml"));
});

test("notices that a folder was moved, even if a new folder has its path", () => {
  const root = newFolder({ "project/package.json": "{}" });
  const isMoved = createMoveCheck(join(root, "project"));
  expect(isMoved()).toBe(false);
  renameSync(join(root, "project"), join(root, "renamed"));
  expect(isMoved()).toBe(true);
  mkdirSync(join(root, "project"));
  expect(isMoved()).toBe(true);
});
