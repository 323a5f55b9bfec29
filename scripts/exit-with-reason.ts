import { relative } from "node:path";
import { DatabaseError } from "#app/invitations/.server/database.ts";
import { ContentError } from "../pipeline/load-content.ts";
import { EnvironmentError } from "../server/environment.ts";

export class ExitReason extends Error {}

/** Asks the owner for an environment variable. With `--json`, a program can read the name of the variable. */
export class Question extends ExitReason {
  readonly variable: string;

  constructor(variable: string, message: string) {
    super(message);
    this.variable = variable;
  }
}

export const HAS_JSON_OPTION = process.argv.includes("--json");

/** Runs a script. If the owner can fix an error, prints only its message and exits with code 1. */
export async function runOrExitWithReason(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message = messageForOwner(error as NodeJS.ErrnoException);
    if (message === null) throw error;
    console.error(message);
    if (HAS_JSON_OPTION && error instanceof Question)
      console.log(JSON.stringify({ question: error.variable }));
    process.exitCode = 1;
  }
}

/** Returns the message for the owner, or null if the error is a bug. */
export function messageForOwner(error: NodeJS.ErrnoException): string | null {
  if (FIXABLE_ERRORS.some((kind) => error instanceof kind)) return error.message;
  const { code = "", path, message } = error;
  if (code === "ENOSPC" || message.includes("No space left on device"))
    return "The disk is full: free some space and run this again.";
  if (!["EACCES", "EPERM"].includes(code) || !path) return null;
  return `You cannot read or write ${relative("", path)}: change its permissions, and run this again.`;
}

const FIXABLE_ERRORS = [ContentError, EnvironmentError, DatabaseError, ExitReason];
