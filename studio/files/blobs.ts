import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../files/list-files.ts";
import { writeFileAtomically } from "../../files/write-file.ts";
import { isValidPath } from "./path-in.ts";
import { hashOf } from "./replace-file.ts";
import { throwRefusal } from "./write-failures.ts";

/** Keeps versions of files by the hashes of their bytes. Other users of the machine cannot read them. */
export class Blobs {
  readonly #folder: string;
  readonly #temporaryFolder: string;

  constructor(folder: string, temporaryFolder: string) {
    this.#folder = folder;
    this.#temporaryFolder = temporaryFolder;
  }

  /** Returns null if the bytes are missing or damaged. */
  async read(hash: string): Promise<Buffer | null> {
    const bytes = await readFile(join(this.#folder, hash)).catch(() => null);
    return bytes && hashOf(bytes) === hash ? bytes : null;
  }

  write(bytes: Uint8Array): Promise<void> {
    return writePrivately(join(this.#folder, hashOf(bytes)), bytes, this.#temporaryFolder);
  }

  /** Keeps the bytes of all files below a folder, and returns the hashes of the files. */
  async keepFiles(root: string): Promise<Map<string, string>> {
    const hashes = new Map<string, string>();
    for (const file of listFiles(root)) {
      const isTracked = isValidPath(file) && !file.endsWith(".part");
      const bytes = isTracked && (await readFile(join(root, file)).catch(() => null));
      if (!bytes) continue;
      if (!existsSync(join(this.#folder, hashOf(bytes)))) await this.write(bytes);
      hashes.set(file, hashOf(bytes));
    }
    return hashes;
  }

  async removeAllExcept(hashes: ReadonlySet<string | null>): Promise<void> {
    for (const name of await readdir(this.#folder))
      if (!hashes.has(name)) await rm(join(this.#folder, name), { recursive: true });
  }
}

/** Writes a file that other users of the machine cannot read. @throws Refusal if the disk is full */
export async function writePrivately(
  file: string,
  contents: string | Uint8Array,
  temporaryFolder: string,
): Promise<void> {
  await writeFileAtomically(file, contents, { mode: 0o600, temporaryFolder }).catch(throwRefusal);
}
