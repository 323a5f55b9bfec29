import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../../files/list-files.ts";
import { readOnce } from "../../../files/read-once.ts";
import { isSiteFile } from "../../../files/site-file.ts";
import { writeFileAtomically } from "../../../files/write-file.ts";
import { hashOf } from "./hash-of.ts";
import { isValidPath } from "./path-in.ts";
import { throwRefusal } from "./write-failures.ts";

const hashOfFile = readOnce(hashOf);

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

  /** Returns the hash of the bytes. */
  async write(bytes: Uint8Array): Promise<string> {
    const hash = hashOf(bytes);
    await writePrivately(join(this.#folder, hash), bytes, this.#temporaryFolder);
    return hash;
  }

  /** Keeps the bytes of all files below a folder, and returns the hashes of the files. */
  async keepFiles(root: string): Promise<Map<string, string>> {
    const hashes = new Map<string, string>();
    for (const file of listFiles(root)) {
      const isTracked = isValidPath(file) && isSiteFile(file);
      const hash = isTracked && (await this.#keepFile(join(root, file)));
      if (hash) hashes.set(file, hash);
    }
    return hashes;
  }

  /** Returns null if the file cannot be read. */
  async #keepFile(file: string): Promise<string | null> {
    const hash = await hashOfFile(file).catch(() => null);
    if (!hash || existsSync(join(this.#folder, hash))) return hash;
    const bytes = await readFile(file).catch(() => null);
    return bytes && this.write(bytes);
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
