import { DatabaseError } from "../../database-error.ts";
import { shown } from "../start/state-folder.ts";

/** A DatabaseError for what the owner can mend about a file, or what came. */
export function explainFault(error: unknown, file: string): unknown {
  const { code, errcode, syscall } = error as { code?: string; errcode?: number; syscall?: string };
  if (code === "ENOSPC" || code === "EDQUOT") return new DatabaseError(FULL(shown(file)));
  // In its lowest byte stands what is wrong, in the others how that was noticed.
  const sentence = syscall !== undefined ? NOT_OURS : SENTENCES[(errcode ?? 0) & 0xff];
  return sentence ? new DatabaseError(sentence(shown(file))) : error;
}

export function isDamaged(file: string): DatabaseError {
  return new DatabaseError(DAMAGED(shown(file)));
}

type Sentence = (name: string) => string;

const DAMAGED: Sentence = (name) =>
  `${name} is damaged: put back a backup, or move it away, and a new one without invitations is made.`;
const LOCKED: Sentence = (name) =>
  `${name} is locked by another program: end what uses it besides the server, and all goes on.`;
const NOT_OURS: Sentence = (name) =>
  `${name} cannot be used: let the user who starts the server read and write it, and its folder.`;
const FULL: Sentence = (name) => `The disk is full, and ${name} cannot be written: make room.`;
const FAILING: Sentence = (name) =>
  `The disk with ${name} fails: check it, or set STATE_DIRECTORY to a folder on another one.`;

// https://www.sqlite.org/rescode.html
const SENTENCES: Record<number, Sentence> = {
  3: NOT_OURS,
  5: LOCKED,
  6: LOCKED,
  8: NOT_OURS,
  10: FAILING,
  11: DAMAGED,
  13: FULL,
  14: NOT_OURS,
  23: NOT_OURS,
  24: DAMAGED,
  26: DAMAGED,
};
