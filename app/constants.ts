export const CHUNK_TIMEOUT_MS = 120_000;

/** Promised in docs/gate.md. */
export const STORAGE_KEYS = { isAuthenticated: "isAuthenticated", passcode: "passcode" } as const;
