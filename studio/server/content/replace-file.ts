import { createHash } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeFileAtomically } from "../../../files/write-file.ts";
import { Refusal } from "../../shared/refusal.ts";

/** The hash is null if the file does not exist. */
interface ExpectedFile {
  file: string;
  hash: string | null;
}

/** @throws Refusal if another program has changed the file */
export function readExpected(path: string, { file, hash }: ExpectedFile): Buffer | null {
  const bytes = existsSync(path) ? readFileSync(path) : null;
  if ((bytes && hashOf(bytes)) === hash) return bytes;
  throw new Refusal(409, `${file} was changed by another program in the meantime.`);
}

/** Replaces a file. @throws Refusal and keeps the other version if another program saves the file at the same moment */
export async function replaceFile(
  path: string,
  bytes: Uint8Array,
  { expected, temporaryFolder = dirname(path) }: { expected: ExpectedFile; temporaryFolder?: string },
): Promise<void> {
  const replacedFile = join(temporaryFolder, `replaced.${process.pid}.part`);
  const beforeReplace = () => {
    if (readExpected(path, expected)) linkSync(path, replacedFile);
  };
  rmSync(replacedFile, { force: true });
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    const mode = stats && { mode: stats.mode & 0o777 };
    await writeFileAtomically(path, bytes, { temporaryFolder, beforeReplace, ...mode });
    if (!existsSync(replacedFile)) return;
    try {
      readExpected(replacedFile, expected);
    } catch (error) {
      renameSync(replacedFile, path);
      throw error;
    }
  } finally {
    rmSync(replacedFile, { force: true });
  }
}

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
