/** Returns undefined if the visitor blocks storage or the storage is full. */
export function trySessionStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

export function storePasscode(passcode: string): void {
  trySessionStorage((storage) => storage.setItem("passcode", passcode));
}

export function storedPasscode(): string {
  return trySessionStorage((storage) => storage.getItem("passcode")) ?? "";
}
