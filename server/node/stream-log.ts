import type { Writable } from "node:stream";
import { format } from "node:util";
import { errorEntry, isDatabaseError, type Log } from "../log.ts";

export function createLog(stream: Pick<Writable, "write" | "on">): Log {
  // Without this listener, the server would exit when the program that reads its log exits.
  stream.on("error", () => {});
  return (entry) => stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Redirects errors and warnings of React and React Router from the console to the log. */
export function logConsole(log: Log, target: Pick<Console, "error" | "warn"> = console): void {
  target.error = (...parts) =>
    log(isDatabaseError(parts[0]) ? errorEntry(parts[0]) : { error: format(...parts) });
  target.warn = (...parts) => log({ warning: format(...parts) });
}
