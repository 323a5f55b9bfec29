import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../../files/list-files.ts";
import { paths } from "../../../files/paths.ts";
import { copyProject, SOURCES } from "./project-copy.ts";

const SITES = ".sites";
const MEDIA_FOLDER = ".content/media";
const DIGEST_FILE = "made-of.txt";
const FIXTURE = { name: "fixture", content: "tests/fixtures/site" };

if (import.meta.main) await buildSite(FIXTURE.name, FIXTURE.content);

/** Browser and HTTP tests use the site in this folder. */
export const FIXTURE_SITE = join(SITES, FIXTURE.name);

export function buildFixtureSite(): Promise<string> {
  return buildSite(FIXTURE.name, FIXTURE.content);
}

/** Builds this project in .sites/ with the content of a folder, unless both are unchanged. Returns the built folder. */
export async function buildSite(name: string, content: string): Promise<string> {
  const root = join(SITES, name);
  const digest = process.version + (await digestOf([...SOURCES, "package-lock.json", content]));
  if ((await readFile(join(root, DIGEST_FILE), "utf8").catch(() => "")) === digest) return root;
  // A parallel run can build the same site.
  const buildFolder = `${root}.${process.pid}`;
  await mkdir(buildFolder, { recursive: true });
  await copyProject(buildFolder);
  await cp(content, join(buildFolder, paths.content), { recursive: true });
  // Reuse the images of the previous build.
  await cp(join(root, MEDIA_FOLDER), join(buildFolder, MEDIA_FOLDER), { recursive: true }).catch(() => {});
  // Every build is for production.
  const env = { ...process.env, NODE_ENV: "development", SITE_URL: undefined };
  const options = { cwd: buildFolder, env, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], options);
  if (status !== 0) throw new Error(`The site in ${buildFolder} failed to build:\n${stdout}${stderr}`);
  await writeFile(join(buildFolder, DIGEST_FILE), digest);
  await rm(root, { recursive: true, force: true });
  await rename(buildFolder, root);
  return root;
}

/** Returns a hash of the names and contents of files and folders, without node_modules. */
export async function digestOf(sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    const names = statSync(source).isFile() ? [""] : listFiles(source);
    for (const name of names.filter((name) => !name.includes("node_modules/"))) {
      const bytes = await readFile(join(source, name));
      hash.update(`${source} ${name}\n${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest("hex");
}
