import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** All at once or not at all, and for this user alone. Its folder must be there. */
export function writePrivate(file: string, text: string): void {
  const part = `${file}.${process.pid}.part`;
  try {
    const handle = openSync(part, "w", 0o600);
    try {
      // One that was left here may be open to others.
      fchmodSync(handle, 0o600);
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
