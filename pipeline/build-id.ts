import { hash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "../files/hash-files.ts";
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
  const files = SOURCES.filter((source) => existsSync(join(root, source))).flatMap((source) => {
    const path = join(root, source);
    return statSync(path).isFile() ? [source] : listFiles(path).map((name) => `${source}/${name}`);
  });
  const hashedFiles = files.filter((name) => !GENERATED_FILE.test(name));
  return hash("sha256", siteUrl + hashFiles(root, hashedFiles)).slice(0, 16);
}
