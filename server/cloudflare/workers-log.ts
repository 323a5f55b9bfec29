import { AsyncLocalStorage } from "node:async_hooks";
import { isForGuests } from "../guest-path.ts";
import { errorEntry, isDatabaseError, type Log } from "../log.ts";

/** Contains true during a guest's request. Cloudflare stores each request's URL with its log lines, so it gets no lines. */
const guestRequest = new AsyncLocalStorage<boolean>();

export const log: Log = (entry) => {
  if (!guestRequest.getStore()) console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }));
};

/** Runs `handle`, and logs nothing meanwhile if the request is a guest's. */
export function withoutGuestsInLog<T>({ url }: Request, handle: () => T): T {
  return guestRequest.run(isForGuests(new URL(url).pathname), handle);
}

/** Makes the console log one sentence for an error that the owner can fix, and nothing during a guest's request. */
export function filterConsole(target: Pick<Console, "error" | "warn"> = console): void {
  const { error, warn } = target;
  target.warn = (...values) => guestRequest.getStore() || warn(...values);
  target.error = (...values) => {
    if (isDatabaseError(values[0])) log(errorEntry(values[0]));
    else if (!guestRequest.getStore()) error(...values);
  };
}
