import { STORAGE_KEYS } from "#app/constants.ts";

type Key = keyof typeof STORAGE_KEYS;

/** Null when nothing is kept, and where the browser lets nothing be kept. */
export function kept(key: Key): string | null {
  return guarded((storage) => storage.getItem(STORAGE_KEYS[key])) ?? null;
}

/** Does nothing where the browser lets nothing be kept. */
export function keep(key: Key, value: string): void {
  guarded((storage) => storage.setItem(STORAGE_KEYS[key], value));
}

export function forget(key: Key): void {
  guarded((storage) => storage.removeItem(STORAGE_KEYS[key]));
}

// Already naming it throws where the visitor blocks storage, and writing does when it is full.
function guarded<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
