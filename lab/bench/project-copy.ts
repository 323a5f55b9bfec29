import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What the build reads, but for content/. */
const SOURCES = [
  ".gitignore",
  "app",
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

export async function copyProject(): Promise<AsyncDisposable & { root: string }> {
  const root = await mkdtemp(join(tmpdir(), "bench-growth-"));
  for (const name of SOURCES) await cp(name, join(root, name), { recursive: true });
  await symlink(resolve("node_modules"), join(root, "node_modules"));
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true }) };
}
