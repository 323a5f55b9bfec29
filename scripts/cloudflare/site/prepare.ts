import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { FOLDERS } from "#app/site-map.ts";
import { linkFile } from "../../../pipeline/publish.ts";
import type { LockedPages } from "../../../server/cloudflare/public-files.ts";
import { findBuild } from "../../../server/node/find-build.ts";
import { indexBuild, type StaticIndex } from "../../../server/node/static-files.ts";
import { assetHeaders, headersFile } from "./headers-file.ts";
import { projectName } from "./names.ts";
import { splitLockedPages } from "./split-locked-pages.ts";
import { workerConfig } from "./worker-config.ts";

const SERVER = join(import.meta.dirname, "../../../server/cloudflare");

/** Prepares the current build for Cloudflare, in build/<name>/cloudflare: everything except the locked media. */
export async function prepare(databaseId?: string) {
  const found = findBuild();
  const build = await found.load();
  const folder = join(found.paths.folder, "cloudflare");
  const config = workerConfig(projectName(), build.entry.module.siteUrl, databaseId);
  const { client, publicMedia, lockedMedia } = found.paths;
  const { locked, publicFiles } = splitLockedPages(indexBuild(found.paths), build.entry.module);
  await makeFolder(folder, {
    texts: {
      [CONFIG]: JSON.stringify(config, null, 2),
      [config.main]: entryModule(folder),
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

function entryModule(folder: string): string {
  const parts = relative(folder, SERVER).split(sep).join("/");
  return `import * as build from "../server/index.js";
import lockedPages from "./locked-pages.json";
import { logConsole } from "${parts}/log.ts";
import { createWorker } from "${parts}/worker.ts";

logConsole();
export default createWorker({ build, lockedPages });
`;
}

const DIGEST = "digest.txt";

/** Creates a folder of texts and links in one step. Keeps one with the same contents: a runtime may be reading it. */
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
