import { existsSync } from "node:fs";
import { cp, mkdir, symlink } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

const PUBLIC = "public";

/** What the build reads, but for content/ and the packages. The owner need not have files of her own in public/. */
export const SOURCES = [
  ".gitignore",
  "app",
  "list-files.ts",
  "package.json",
  "paths.ts",
  "pipeline",
  PUBLIC,
  "react-router.config.ts",
  "scripts",
  "server",
  "tsconfig.json",
  "vite.config.ts",
].filter((name) => existsSync(name));

const PACKAGES = "node_modules";

/** The project without its content, in a folder of its own that can be built. */
export async function copyProject(root: string): Promise<void> {
  const filter = (source: string) => basename(source) !== PACKAGES;
  await mkdir(join(root, PUBLIC), { recursive: true });
  for (const name of SOURCES) await cp(name, join(root, name), { recursive: true, filter });
  for (const folder of [".", "server/cloudflare/tools"]) {
    await symlink(resolve(folder, PACKAGES), join(root, folder, PACKAGES));
  }
}
