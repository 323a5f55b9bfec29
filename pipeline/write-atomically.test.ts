import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { writeAtomically } from "./write-atomically.ts";

test("a write that fails half way leaves what was there, and nothing of itself", async () => {
  const folder = newFolder();
  const file = join(folder, "share.jpg");
  await writeAtomically(file, (unfinished) => writeFile(unfinished, "whole"));
  const full = writeAtomically(file, async (unfinished) => {
    await writeFile(unfinished, "ha");
    throw new Error("No space left on device");
  });
  await expect(full).rejects.toThrow("No space left");
  expect(await readdir(folder)).toEqual(["share.jpg"]);
  expect(await readFile(file, "utf8")).toBe("whole");
});
