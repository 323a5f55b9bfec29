import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digestOf } from "./digest.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "digest-"));
  mkdirSync(join(folder, "deep"));
  write("one.txt", "ab");
  write("deep/two.txt", "cd");
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

test("is the same for the same files, written again", async () => {
  const before = await digestOf([folder]);
  write("one.txt", "ab");
  expect(await digestOf([folder])).toBe(before);
});

test("knows nothing of packages", async () => {
  const before = await digestOf([folder]);
  mkdirSync(join(folder, "deep/node_modules/package"), { recursive: true });
  write("deep/node_modules/package/index.js", "x");
  expect(await digestOf([folder])).toBe(before);
});

test.each<[string, () => void]>([
  ["a changed byte in a folder below", () => write("deep/two.txt", "ce")],
  ["a new file", () => write("deep/three.txt", "")],
  ["a file that is gone", () => rmSync(join(folder, "one.txt"))],
  ["another name", () => renameSync(join(folder, "one.txt"), join(folder, "uno.txt"))],
  [
    "bytes that moved to another file",
    () => {
      write("one.txt", "abc");
      write("deep/two.txt", "d");
    },
  ],
])("is another one after %s", async (_name, change) => {
  const before = await digestOf([folder]);
  change();
  expect(await digestOf([folder])).not.toBe(before);
});
