import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { paths } from "../../../files/paths.ts";
import { entriesIn } from "../../../pipeline/read/content-folder.ts";
import { Refusal } from "../../shared/refusal.ts";
import { isAllowedName } from "../content/path-in.ts";

/** File managers create these files again, so Undo does not restore them. */
const TEMPORARY_FILE = /\/(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Lists files of content/, even files that the studio cannot write. */
export async function filesIn(isIncluded: (file: string) => boolean): Promise<string[]> {
  return (await allFilesIn(isIncluded)).filter((file) => !TEMPORARY_FILE.test(file));
}

/** Lists files to move or delete, and deletes temporary files. @throws Refusal for a file that Undo could not restore */
export async function restorableFilesIn(isIncluded: (file: string) => boolean): Promise<string[]> {
  const files = await filesIn(isIncluded);
  const problem = restoreProblem(files);
  if (problem) throw new Refusal(422, problem);
  for (const file of await allFilesIn(isIncluded))
    if (TEMPORARY_FILE.test(file)) await rm(join(paths.content, file));
  return files;
}

/** Returns why the files cannot be moved or deleted, or null. */
export function restoreProblem(files: string[]): string | null {
  const file = files.find((name) => !isAllowedName(name));
  return file
    ? `First move ${basename(file)} to a folder outside your site, because Undo could not restore it.`
    : null;
}

async function allFilesIn(isIncluded: (file: string) => boolean): Promise<string[]> {
  const entries = await entriesIn(paths.content);
  const files = entries.filter(({ entry }) => !entry.isDirectory()).map(({ path }) => path);
  return files.filter(isIncluded).sort();
}
