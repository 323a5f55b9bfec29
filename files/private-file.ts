import { rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Returns true if the permissions of a file allow other users of this machine to read or change it. */
export function isAccessibleToOthers(file: string): boolean {
  return process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0;
}

/** Returns true if the disk of a file ignores permissions. Examples are exFAT, network disks and Windows disks in WSL. */
export function ignoresPermissions(file: string): boolean {
  const probe = join(dirname(file), `permissions.${process.pid}.part`);
  try {
    writeFileSync(probe, "", { mode: 0o600 });
    return isAccessibleToOthers(probe);
  } catch {
    return false;
  } finally {
    rmSync(probe, { force: true });
  }
}
