import type { Log } from "../log.ts";

/** Workers Logs reads the line again, and can search it by its fields. */
export const log: Log = (entry) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
