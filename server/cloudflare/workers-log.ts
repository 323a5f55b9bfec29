import { FOLDERS } from "#app/site-map.ts";
import { errorEntry, isDatabaseError, type Log } from "../log.ts";

export const log: Log = (entry) => {
  // Cloudflare stores each request's URL with the log line, and an invitation's URL contains its token.
  if (String(entry.path).startsWith(FOLDERS.invitations)) return;
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
};

/** Makes `console.error` log one sentence for an error that the owner can fix. */
export function logConsoleErrors(target: Pick<Console, "error"> = console): void {
  const { error } = target;
  target.error = (...values) => (isDatabaseError(values[0]) ? log(errorEntry(values[0])) : error(...values));
}
