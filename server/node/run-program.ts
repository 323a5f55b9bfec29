import { existsSync, statSync } from "node:fs";
import { dirname, relative } from "node:path";
import { ExitReason } from "../../files/exit-reason.ts";
import { isDatabaseError } from "../log.ts";

export const HAS_JSON_OPTION = process.argv.includes("--json");

/** Runs a program. If the owner can fix an error, prints only its message and exits with code 1. */
export async function runProgram(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message = messageForOwner(error as NodeJS.ErrnoException);
    if (message === null) throw error;
    process.stderr.write(`${message}\n`);
    if (HAS_JSON_OPTION && error instanceof ExitReason && error.variable)
      console.log(JSON.stringify({ question: error.variable }));
    process.exitCode = 1;
  }
}

/** Returns the message for the owner, or null if the error is a bug. */
export function messageForOwner(error: NodeJS.ErrnoException): string | null {
  if (error instanceof ExitReason || isDatabaseError(error)) return error.message;
  const { code = "", path, message } = error;
  if (code === "ENOSPC" || message.includes("No space left on device"))
    return "The disk is full: free some space, and try again.";
  // libuv does not know the error of macOS for a file that iCloud has not downloaded.
  if (code === "Unknown system error -11")
    return "A file in this folder is only in iCloud: in the Finder, right-click the folder and choose Keep Downloaded.";
  if (code === "EROFS") return "The disk is read-only: move the project to another disk, and run this again.";
  if (!["EACCES", "EPERM"].includes(code) || !path) return null;
  return hasOtherOwner(path)
    ? `Another user of this computer owns ${relative("", path)}: copy the project to a folder of your own, and run this again there.`
    : `You cannot read or write ${relative("", path)}: change its permissions, and run this again.`;
}

/** Returns true if another user owns the file. If it does not exist, checks the folder that contains it. */
function hasOtherOwner(path: string): boolean {
  if (!existsSync(path)) return hasOtherOwner(dirname(path));
  return process.getuid !== undefined && statSync(path).uid !== process.getuid();
}

/** Returns the message for the owner. If the error is a bug, returns its own message. */
export function describeError(error: Error): string {
  return messageForOwner(error) ?? error.message;
}
