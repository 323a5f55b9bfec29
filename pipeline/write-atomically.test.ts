import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeAtomically } from "./write-atomically.ts";

test("a write that fails half way leaves what was there, and nothing of itself", async () => {
  const folder = await mkdtemp(join(tmpdir(), "atomic-"));
  const file = join(folder, "share.jpg");
  await writeAtomically(file, (unfinished) => writeFile(unfinished, "whole"));
  const full = writeAtomically(file, async (unfinished) => {
    await writeFile(unfinished, "ha");
    throw new Error("No space left on device");
  });
  await expect(full).rejects.toThrow("No space left");
  expect(await readdir(folder)).toEqual(["share.jpg"]);
  expect(await readFile(file, "utf8")).toBe("whole");
  await rm(folder, { recursive: true });
});
