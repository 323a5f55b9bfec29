import { createHash } from "node:crypto";
import type { Find } from "./find-leaks.ts";
import { read } from "./secrets.ts";

/** Gives a line for each locked thing in these files, naming the file. */
export async function checkFiles(files: readonly string[], find: Find): Promise<string[]> {
  const problems: string[] = [];
  const rest = files.values();
  async function work(): Promise<void> {
    for (const path of rest) {
      const { bytes } = await read(path);
      for (const leak of await find({ name: "", bytes })) problems.push(`${path}: ${leak}`);
    }
  }
  // Pictures are decoded beside the comparison.
  await Promise.all([work(), work(), work()]);
  return problems.sort();
}

/** Looks once at bytes that come again: most answers of a server are the same refusal. */
export function remember(find: Find): Find {
  const known = new Map<string, Promise<string[]>>();
  return function findAgain(file) {
    const key = file.name + createHash("sha256").update(file.bytes).digest("base64");
    const leaks = known.get(key) ?? find(file);
    known.set(key, leaks);
    return leaks;
  };
}
