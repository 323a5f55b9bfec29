import { cp, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

/** What the build reads, but for content/ and the packages. */
export const SOURCES = [
  ".gitignore",
  "app",
  "finder",
  "package.json",
  "paths.ts",
  "pipeline",
  "public",
  "react-router.config.ts",
  "scripts",
  "server",
  "tsconfig.json",
  "vite.config.ts",
];

/** The project without its content, in a folder of its own that can be built. */
export async function copyProject(root: string): Promise<void> {
  for (const name of SOURCES) await cp(name, join(root, name), { recursive: true });
  await symlink(resolve("node_modules"), join(root, "node_modules"));
}
