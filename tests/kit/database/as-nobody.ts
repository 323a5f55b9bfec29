const NOBODY = 65_534;

/** By a user who is stopped by the rights of files, as the root of a container is not. */
export async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const user = process.geteuid?.();
  if (user !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(user);
  }
}
