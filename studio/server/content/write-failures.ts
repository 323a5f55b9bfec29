import { existsSync, readFileSync, statSync } from "node:fs";
import { CLOUD_ONLY, placeholderOf } from "../../../files/site-file.ts";
import { Refusal } from "../../shared/refusal.ts";
import { ownerFileName } from "../../shared/titles.ts";
import { hashOf } from "./hash-of.ts";
import type { FileChange } from "./history.ts";

export const CANNOT_WRITE = 507;
const REASONS: Record<string, string> = {
  ENOSPC: "The disk is full",
  EDQUOT: "The disk is full",
  EACCES: "The studio cannot write the file: check its permissions",
  EPERM: "The studio cannot write the file: check its permissions",
  EROFS: "The disk is read-only",
};

export function throwRefusal(error: NodeJS.ErrnoException): never {
  const reason = REASONS[error.code ?? ""];
  throw reason ? new Refusal(CANNOT_WRITE, `${reason}. Nothing was changed.`) : error;
}

/**
 * Reads the file synchronously, so that another program cannot save it in between.
 * @throws Refusal if the file has changed, or is only in iCloud
 */
export function requireUnchanged(path: string, { file, before }: FileChange): void {
  if (existsSync(placeholderOf(path))) throw new Refusal(409, `${ownerFileName(file)} ${CLOUD_ONLY}.`);
  const bytes = existsSync(path) ? readFileSync(path) : null;
  if ((bytes && hashOf(bytes)) !== before)
    throw new Refusal(409, `${ownerFileName(file)} was changed by another program in the meantime.`);
}

/** @throws Refusal if the owner has made the file read-only. A replacement would not need its permission. */
export function requireWritable(path: string, file: string): void {
  const { mode = 0o200 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if ((mode & 0o222) === 0)
    throw new Refusal(
      CANNOT_WRITE,
      `${ownerFileName(file)} is read-only: allow changes to it. Nothing was changed.`,
    );
}
