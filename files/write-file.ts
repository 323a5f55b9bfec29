import { randomUUID } from "node:crypto";
import { renameSync } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_INTERVAL_MS = 100;
const MAX_ATTEMPTS = 11;

interface WriteOptions {
  /** The file gets the permissions `mode`, even if the umask or an earlier file differs. */
  mode?: number;
  /** `temporaryFolder` must be on the same disk. By default, the incomplete file is next to the complete file. */
  temporaryFolder?: string;
  /** Runs when the new contents are on the disk, just before they replace the file. An error keeps the old file. */
  beforeReplace?: () => void;
}

/** Replaces a file in one step: readers and power failures find either the old or the new contents. */
export async function writeFileAtomically(
  file: string,
  contents: string | Uint8Array | ((temporaryFile: string) => Promise<unknown>),
  { mode, temporaryFolder = dirname(file), beforeReplace }: WriteOptions = {},
): Promise<void> {
  const temporaryFile = join(temporaryFolder, `${randomUUID()}.part`);
  await mkdir(dirname(file), { recursive: true });
  try {
    if (typeof contents === "function") await contents(temporaryFile);
    {
      await using handle = await open(temporaryFile, typeof contents === "function" ? "r+" : "w", mode);
      if (mode !== undefined) await handle.chmod(mode).catch(ignoreUnsupported);
      if (typeof contents !== "function") await handle.writeFile(contents);
      // Some disks report only here that they are full.
      await handle.datasync().catch(ignoreUnsupported);
    }
    await replaceFile(temporaryFile, file, beforeReplace);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    const { path } = error as NodeJS.ErrnoException;
    // Name the file that the owner knows instead of the temporary file.
    throw path === temporaryFile ? Object.assign(error as Error, { path: file }) : error;
  }
}

/**
 * Renames a file or folder, and retries for a second. Windows and cloud folders refuse a rename while another program,
 * such as a virus scanner, reads the file.
 */
export async function replaceFile(from: string, to: string, beforeReplace?: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Both calls are synchronous, so that another program cannot save the file in between.
      beforeReplace?.();
      return renameSync(from, to);
    } catch (error) {
      const isBusy = ["EACCES", "EBUSY", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "");
      if (!isBusy || attempt === MAX_ATTEMPTS) throw error;
      await sleep(RETRY_INTERVAL_MS);
    }
  }
}

/** Ignores the error if a disk does not support an optional call, such as `chmod` or `datasync`. */
function ignoreUnsupported(error: NodeJS.ErrnoException): void {
  if (!["EINVAL", "ENOSYS", "ENOTSUP", "EPERM"].includes(error.code ?? "")) throw error;
}
