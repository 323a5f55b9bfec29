import { statSync } from "node:fs";
import { Refusal } from "../../shared/refusal.ts";

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

/** @throws Refusal if the owner has made the file read-only. A replacement would not need its permission. */
export function requireWritable(path: string, file: string): void {
  const { mode = 0o200 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if ((mode & 0o222) === 0)
    throw new Refusal(CANNOT_WRITE, `${file} is read-only: allow changes to it. Nothing was changed.`);
}
