import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../files/list-files.ts";
import { paths } from "../files/paths.ts";

/** The build reads these files. The container has no other file of the project. */
const SOURCES = [
  "app",
  paths.content,
  "files",
  "package.json",
  "package-lock.json",
  "pipeline",
  paths.public,
  "react-router.config.ts",
  "scripts",
  "server",
  "vite.config.ts",
];
const GENERATED_FILE = /(^|\/)(\.(?!server\/)|node_modules\/)|^public\/(favicon|apple-touch-icon)\.|\.part$/;

/** Hashes the sources of a build and its SITE_URL. The ID is the same on every machine, and contains no secret. */
export function buildId(siteUrl: string, root = ""): string {
  const hash = createHash("sha256").update(siteUrl);
  for (const source of SOURCES.filter((name) => existsSync(join(root, name)))) {
    const path = join(root, source);
    const files = statSync(path).isFile() ? [source] : listFiles(path).map((name) => `${source}/${name}`);
    for (const file of files.filter((name) => !GENERATED_FILE.test(name))) {
      const bytes = readFileSync(join(root, file));
      hash.update(`${file}\n${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest("hex").slice(0, 16);
}
