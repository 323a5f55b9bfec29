/** Promised in docs/lock.md. */
type Key = "isAuthenticated" | "passcode";

/** Null when nothing is kept, and where the browser lets nothing be kept. */
export function kept(key: Key): string | null {
  return guarded((storage) => storage.getItem(key)) ?? null;
}

/** Does nothing where the browser lets nothing be kept. */
export function keep(key: Key, value: string): void {
  guarded((storage) => storage.setItem(key, value));
}

export function forget(key: Key): void {
  guarded((storage) => storage.removeItem(key));
}

// Already naming it throws where the visitor blocks storage, and writing does when it is full.
function guarded<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
