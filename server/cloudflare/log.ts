import { FOLDERS } from "#app/site-map.ts";
import { errorEntry, isForOwner, type Log } from "../log.ts";

/** Workers Logs reads the line again, and can search it by its fields. */
export const log: Log = (entry) => {
  // It puts the whole address beside each line that a request writes, and that of an invitation is its key.
  if (String(entry.path).startsWith(FOLDERS.invitations)) return;
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
};

/** What the owner can mend is told in one sentence, all else as the platform shows it. */
export function logConsole(target: Pick<Console, "error"> = console): void {
  const { error } = target;
  target.error = (...what) => (isForOwner(what[0]) ? log(errorEntry(what[0])) : error(...what));
}
