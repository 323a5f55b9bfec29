import { Refusal } from "./refusal.ts";

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
