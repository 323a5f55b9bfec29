import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Each release contains this list of its files. */
export const RELEASE_LIST = "release.json";

const listSchema = z.object({ version: z.string(), files: z.record(z.string(), z.string()) });

export type ReleaseList = z.infer<typeof listSchema>;

/** Returns the list in a folder, or null for a version before 1.0.0. */
export function readReleaseList(folder: string): ReleaseList | null {
  const file = join(folder, RELEASE_LIST);
  return existsSync(file) ? listSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}

/** Returns the SHA-256 of a file in hex. Text has the same hash with all line ends. */
export function hashOfProjectFile(file: string): string {
  const bytes = readFileSync(file);
  // git recognizes text in the same way.
  const isText = !bytes.subarray(0, 8000).includes(0);
  const text = isText ? Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1") : bytes;
  return createHash("sha256").update(text).digest("hex");
}
