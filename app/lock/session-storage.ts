/** Returns undefined if the visitor blocks storage or the storage is full. */
export function trySessionStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
