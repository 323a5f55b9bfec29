import type { Writable } from "node:stream";
import { format } from "node:util";
import { errorEntry, isForOwner, type Log } from "../log.ts";

export function createLog(stream: Pick<Writable, "write" | "on">): Log {
  // The server keeps running if the reader of the log ends.
  stream.on("error", () => {});
  return (entry) => stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Sends everything that React Router and React report on the console to the log. */
export function logConsole(log: Log, target: Pick<Console, "error" | "warn"> = console): void {
  target.error = (...parts) => log(isForOwner(parts[0]) ? errorEntry(parts[0]) : { error: format(...parts) });
  target.warn = (...parts) => log({ warning: format(...parts) });
}
