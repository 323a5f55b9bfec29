import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export interface WriteOptions {
  /** Permissions of the file, whatever the umask or an earlier file allowed. */
  mode?: number;
  /** The folder of the incomplete file, on the same disk. By default, next to the file. */
  temporaryFolder?: string;
  /** Runs when everything is on the disk, just before the file is replaced. If it throws, nothing changes. */
  beforeReplace?: () => void | Promise<void>;
}

/** Replaces a file in one step, so that readers and a power cut find the old or the new contents, never a part. */
export async function writeFileAtomically(
  file: string,
  contents: string | Uint8Array | ((temporary: string) => Promise<unknown>),
  { mode, temporaryFolder = dirname(file), beforeReplace }: WriteOptions = {},
): Promise<void> {
  const temporary = join(temporaryFolder, `${basename(file)}.${process.pid}.part`);
  await mkdir(dirname(file), { recursive: true });
  try {
    if (typeof contents === "function") await contents(temporary);
    {
      await using handle = await open(temporary, typeof contents === "function" ? "r+" : "w", mode);
      if (mode !== undefined) await handle.chmod(mode);
      if (typeof contents !== "function") await handle.writeFile(contents);
      // Some disks report only here that they are full.
      await handle.datasync();
    }
    await beforeReplace?.();
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
