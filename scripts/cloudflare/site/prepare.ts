import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { FOLDERS } from "#app/site-map.ts";
import { linkFile } from "../../../pipeline/publish.ts";
import type { LockedPages } from "../../../server/cloudflare/public-files.ts";
import { findBuild } from "../../../server/node/built-site.ts";
import { indexBuild, type StaticIndex } from "../../../server/node/static-files.ts";
import { writeFileAtomically } from "../../../write-file.ts";
import { assetHeaders, headersFile } from "./headers-file.ts";
import { projectName } from "./names.ts";
import { splitLockedPages } from "./split-locked-pages.ts";
import { workerConfig } from "./worker-config.ts";

const SERVER = join(import.meta.dirname, "../../../server/cloudflare");

/** Prepares the current build for Cloudflare, in build/<name>/cloudflare: everything except the locked media. */
export async function prepare() {
  const found = findBuild();
  const build = await found.load();
  const folder = join(found.paths.folder, "cloudflare");
  const configFile = join(folder, "wrangler.json");
  const config = workerConfig(projectName(), build.entry.module.siteUrl);
  const { client, publicMedia, lockedMedia } = found.paths;
  const { locked, publicFiles } = splitLockedPages(indexBuild(found.paths), build.entry.module);
  for (const { path } of publicFiles.values()) {
    const inClient = relative(client, path);
    const name = inClient.startsWith("..") ? join(FOLDERS.media, relative(publicMedia, path)) : inClient;
    await linkFile(path, join(folder, "assets", name));
  }
  // Another runtime of the same build can be reading these files.
  await writeFileAtomically(configFile, JSON.stringify(config, null, 2));
  await writeFileAtomically(join(folder, config.main), entryModule(folder));
  await writeFileAtomically(join(folder, "locked-pages.json"), JSON.stringify(await withTexts(locked)));
  const headers = headersFile(assetHeaders(publicFiles, build.entry.module));
  await writeFileAtomically(join(folder, "assets/_headers"), headers);
  return { folder, configFile, lockedMedia, build, found };
}

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
