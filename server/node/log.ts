import type { Writable } from "node:stream";
import { format } from "node:util";
import { errorEntry, isForOwner, type Log } from "../log.ts";
import { MAX_LOG_BACKLOG } from "./limits.ts";

/** When nobody reads, lines are dropped and counted instead of blocking the server or filling its memory. */
export function createLog(stream: Pick<Writable, "write" | "writableLength" | "on">): Log {
  let dropped = 0;
  // A reader that went away must not take the server with it.
  stream.on("error", () => {});

  function write(entry: Record<string, unknown>): void {
    stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
  }

  return function log(entry) {
    if (stream.writableLength > MAX_LOG_BACKLOG) {
      dropped++;
      return;
    }
    if (dropped > 0) write({ dropped });
    dropped = 0;
    write(entry);
  };
}

/** Standard error, where these would go, keeps everything in memory when nobody reads it. */
export function logConsole(log: Log, target: Pick<Console, "error" | "warn"> = console): void {
  target.error = (...what) => log(isForOwner(what[0]) ? errorEntry(what[0]) : { error: format(...what) });
  target.warn = (...what) => log({ warning: format(...what) });
}
