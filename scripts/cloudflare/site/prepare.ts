import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { FOLDERS } from "#app/site-map.ts";
import { linkFile } from "../../../pipeline/publish.ts";
import type { AppBuild } from "../../../server/app-build.ts";
import type { LockedPages } from "../../../server/cloudflare/public-files.ts";
import { type FoundBuild, findBuild } from "../../../server/node/builds/find-build.ts";
import { indexBuild, type StaticIndex } from "../../../server/node/files/static-index.ts";
import { assetHeaders, headersFile } from "./headers-file.ts";
import { projectName } from "./names.ts";
import { splitLockedPages } from "./split-locked-pages.ts";
import { workerConfig } from "./worker-config.ts";

/** The project's folder. */
const ROOT = join(import.meta.dirname, "../../..");

export interface Prepared {
  /** All that Cloudflare gets but for the locked media: build/<name>/cloudflare. */
  folder: string;
  /** Of wrangler, in it. */
  configFile: string;
  /** The folder of the locked media; a file's path below it is its key in the bucket. */
  lockedMedia: string;
  build: AppBuild;
  found: FoundBuild;
}

/**
 * Makes of the current build what runs on Cloudflare.
 * @param databaseId as workerConfig takes it
 * @throws EnvironmentError when there is none, or none fit for it
 */
export async function prepare(databaseId?: string): Promise<Prepared> {
  const found = findBuild();
  const build = await found.load();
  const folder = join(found.paths.folder, "cloudflare");
  const config = workerConfig(projectName(), build.entry.module.siteUrl, databaseId);
  const { client, publicMedia, lockedMedia } = found.paths;
  const { locked, publicFiles } = splitLockedPages(indexBuild(found.paths), build.entry.module);
  await makeFolder(folder, {
    texts: {
      [CONFIG]: JSON.stringify(config, null, 2),
      [config.main]: entryIn(folder),
      "locked-pages.json": JSON.stringify(await withTexts(locked)),
      "assets/_headers": headersFile(assetHeaders(publicFiles, build.entry.module)),
    },
    links: Array.from(publicFiles.values(), ({ path }) => {
      const inClient = relative(client, path);
      const name = inClient.startsWith("..") ? join(FOLDERS.media, relative(publicMedia, path)) : inClient;
      return [path, join("assets", name)];
    }),
  });
  return { folder, configFile: join(folder, CONFIG), lockedMedia, build, found };
}

const CONFIG = "wrangler.json";

async function withTexts(files: StaticIndex): Promise<LockedPages> {
  const pages = Array.from(files, async ([address, { path, isPage, scriptHashes }]) => {
    return [address, { isPage, scriptHashes, text: await readFile(path, "utf8") }] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

function entryIn(folder: string): string {
  const parts = relative(folder, join(ROOT, "server/cloudflare")).split(sep).join("/");
  return `import * as build from "../server/index.js";
import lockedPages from "./locked-pages.json";
import { logConsole } from "${parts}/log.ts";
import { createWorker } from "${parts}/worker.ts";

logConsole();
export default createWorker({ build, lockedPages });
`;
}

const DIGEST = "made-of.txt";

/**
 * Makes a folder of texts and links, all at once. One that is there and made of the same stays as it is, as a runtime
 * may be reading it.
 */
async function makeFolder(
  folder: string,
  { texts, links }: { texts: Record<string, string>; links: (readonly [from: string, name: string])[] },
): Promise<void> {
  const digest = createHash("sha256")
    .update(JSON.stringify([texts, links]))
    .digest("hex");
  if ((await readFile(join(folder, DIGEST), "utf8").catch(() => "")) === digest) return;
  const unfinished = `${folder}.${process.pid}`;
  for (const [from, name] of links) await linkFile(from, join(unfinished, name));
  for (const [name, text] of Object.entries({ ...texts, [DIGEST]: digest })) {
    await mkdir(dirname(join(unfinished, name)), { recursive: true });
    await writeFile(join(unfinished, name), text);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
