import type { Log } from "../log.ts";

/** Workers Logs reads the line again, and can search it by its fields. */
export const log: Log = (entry) => {
  // It puts the whole address beside each line that a request writes, and that of an invitation is its key.
  if (String(entry.path).startsWith(INVITATIONS)) return;
  console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
};

const INVITATIONS = "/i/";
