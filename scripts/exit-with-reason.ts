import { relative } from "node:path";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import { ContentError } from "../pipeline/read/load-content.ts";
import { EnvironmentError } from "../server/environment.ts";

/** Its message says in plain words what the owner is to do. */
export class ExitReason extends Error {}

/** Of what an owner can mend, such as a problem in the content, a variable or the disk, only the words are shown. */
export async function exitWithReason(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = reasonIn(error);
    if (reason === null) throw error;
    console.error(reason);
    process.exitCode = 1;
  }
}

/** Null for an error that is the program's own. */
export function reasonIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (MENDABLE.some((kind) => error instanceof kind)) return error.message;
  const { code = "", path = "" }: NodeJS.ErrnoException = error;
  // What writes pictures has no codes.
  if (DISK_IS_FULL.includes(code) || error.message.includes("No space left on device"))
    return "The disk is full: make room and run this again.";
  const reason = REASONS[code];
  return reason && path ? `${relative("", path)} ${reason}, and run this again.` : null;
}

const MENDABLE = [ContentError, EnvironmentError, DatabaseError, ExitReason];

const DISK_IS_FULL = ["ENOSPC", "EDQUOT"];

const NOT_ALLOWED = "may not be read and written by this user: change that";
const IN_THE_WAY =
  "cannot be made: on its path a file stands where a folder belongs, or the other way round; move that away";
const REASONS: Record<string, string> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: "is on a disk that cannot be written: put the project on another one",
  EEXIST: IN_THE_WAY,
  EISDIR: IN_THE_WAY,
  ENOTDIR: IN_THE_WAY,
};
