import { existsSync } from "node:fs";
import { join } from "node:path";

const NAMES = ["share.png", "share.jpg", "share.jpeg"];

/** The owner's picture of a shared link: no YAML file names it, and everyone gets it. */
export function ownShare(folder: string): string | undefined {
  return NAMES.map((name) => join(folder, name)).find((path) => existsSync(path));
}
