import { readdir, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Problem } from "../yaml/yaml-file.ts";
import { wholeFile } from "./check-files.ts";

/** What a link shows may change, or be of another's, without a change in content/. */
export async function checkSymlinks(root: string): Promise<Problem[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const links = entries.filter((entry) => entry.isSymbolicLink());
  const mistakes = await Promise.all(
    links.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const mistake = await mistakeInSymlink(path, root);
      return mistake
        ? [wholeFile(path, `is a link that leads ${mistake}: put the file or folder itself here`)]
        : [];
    }),
  );
  return mistakes.flat();
}

async function mistakeInSymlink(path: string, root: string): Promise<string | null> {
  const end = await realpath(path).catch(() => null);
  if (end === null) return "nowhere";
  return end.startsWith((await realpath(root)) + sep) ? null : `out of ${root}`;
}
