import { DatabaseError } from "#app/invitations/.server/database.ts";
import { shown } from "../state-folder.ts";

/** Returns a DatabaseError if the owner can fix the problem with the file, else the error itself. */
export function explainError(error: unknown, file: string): unknown {
  const { code, errcode, syscall } = error as { code?: string; errcode?: number; syscall?: string };
  const fileError = code === "ENOSPC" ? diskFull : noAccess;
  const describe = syscall ? fileError : BY_CODE[(errcode ?? 0) & PRIMARY_CODE];
  return describe ? new DatabaseError(describe(shown(file))) : error;
}

const diskFull = (file: string) => `The disk is full, so ${file} cannot be written: free some space.`;
const damaged = (file: string) =>
  `${file} is damaged: restore a backup, or move it away and the server starts a new one without invitations.`;
const locked = (file: string) => `${file} is locked by another program: close that program.`;
const noAccess = (file: string) =>
  `${file} cannot be opened: give the user who runs the server access to the file and its folder.`;

// The lowest byte of https://www.sqlite.org/rescode.html.
const PRIMARY_CODE = 0xff;
const BY_CODE: Record<number, (file: string) => string> = {
  5: locked,
  8: noAccess,
  11: damaged,
  13: diskFull,
  14: noAccess,
  26: damaged,
};
