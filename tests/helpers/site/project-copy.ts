import { existsSync } from "node:fs";
import { cp, mkdir, symlink } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

const PUBLIC = "public";

/** A build reads these files, content/ and node_modules/. The folder public/ is optional. */
export const SOURCES = [
  ...["app", "files", "pipeline", PUBLIC, "scripts", "server"],
  ...[".gitignore", "package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"],
].filter((name) => existsSync(name));

const PACKAGES = "node_modules";

/** Copies the project without its content into a folder, so that it can be built there. */
export async function copyProject(root: string): Promise<void> {
  const isProjectFile = (source: string) => basename(source) !== PACKAGES;
  await mkdir(join(root, PUBLIC), { recursive: true });
  for (const name of SOURCES) await cp(name, join(root, name), { recursive: true, filter: isProjectFile });
  for (const folder of [".", "server/cloudflare/tools"]) {
    await symlink(resolve(folder, PACKAGES), join(root, folder, PACKAGES));
  }
}
