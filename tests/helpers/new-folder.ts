import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Creates a temporary folder with these files and removes it after the test, or after all tests of the file. */
export function newFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  const removeFolder = () => rmSync(folder, { recursive: true });
  if (TestRunner.getCurrentTest()) onTestFinished(removeFolder);
  else afterAll(removeFolder);
  for (const [name, bytes] of Object.entries(files)) writeFileIn(folder, name, bytes);
  return folder;
}

export function writeFileIn(folder: string, name: string, bytes: string | Uint8Array): void {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
