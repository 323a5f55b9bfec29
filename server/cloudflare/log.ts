import { FOLDERS } from "#app/site-map.ts";
import { errorEntry, isDatabaseError, type Log } from "../log.ts";

export const log: Log = (entry) => {
  // Cloudflare stores the URL of the request with each line, and an invitation's URL is its key.
  if (String(entry.path).startsWith(FOLDERS.invitations)) return;
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
};

/** Makes `console.error` log one sentence for an error that the owner can fix. */
export function logConsoleErrors(target: Pick<Console, "error"> = console): void {
  const { error } = target;
  target.error = (...values) => (isDatabaseError(values[0]) ? log(errorEntry(values[0])) : error(...values));
}
