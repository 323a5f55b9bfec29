type Key = "isAuthenticated" | "passcode";

export function readStored(key: Key): string | null {
  return ignoreErrors(() => sessionStorage.getItem(key)) ?? null;
}

export function store(key: Key, value: string): void {
  ignoreErrors(() => sessionStorage.setItem(key, value));
}

export function removeStored(key: Key): void {
  ignoreErrors(() => sessionStorage.removeItem(key));
}

/** Even reading `sessionStorage` throws if the visitor blocks storage; writing throws if it is full. */
function ignoreErrors<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
