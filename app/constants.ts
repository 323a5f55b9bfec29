/** The numbers and names that are promised to the outside, in one place. */

/** How long a script chunk may take to load before the error screen, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** What the browser keeps of the lock, in session storage. */
export const STORAGE_KEYS = { isAuthenticated: "isAuthenticated", passcode: "passcode" } as const;
