import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const NAME = "design-portfolio";

/** Returns the version in a folder's package.json, or null if the folder is not this project. */
export function projectVersion(folder = "."): string | null {
  const file = join(folder, "package.json");
  return existsSync(file) ? versionIn(readFileSync(file, "utf8")) : null;
}

/** Returns the version in the text of a package.json, or null if it is not a package.json of this project. */
export function versionIn(text: string): string | null {
  try {
    const { name, version } = JSON.parse(text);
    return name === NAME && /^\d+\.\d+\.\d+$/.test(version) ? version : null;
  } catch {
    return null;
  }
}

/** Compares versions, for `sort`: 1.10.0 comes after 1.9.0. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

/** Explains how to commit a newer version without the owner's content. */
export function commitCommands(version: string | null): string {
  return `git add --all . ":^content" and git commit -m "Update to version ${version}" . ":^content"`;
}
