import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { linkFile } from "../../../files/link-files.ts";
import { writeFileAtomically } from "../../../files/write-file.ts";
import type { LockedPages } from "../../../server/cloudflare/worker-files.ts";
import { findBuild } from "../../../server/node/built-site.ts";
import { indexBuild, type StaticIndex } from "../../../server/node/static-files.ts";
import { assetHeaders, headersFile } from "./headers-file.ts";
import { projectName } from "./names.ts";
import { splitLockedPages } from "./split-locked-pages.ts";
import { workerConfig } from "./worker-config.ts";

const SERVER_FOLDER = join(import.meta.dirname, "../../../server/cloudflare");

/** Writes everything that wrangler publishes, except locked media, to build/<name>/cloudflare. */
export async function prepareForCloudflare() {
  const foundBuild = findBuild();
  const build = await foundBuild.load();
  const folder = join(foundBuild.paths.folder, "cloudflare");
  const configFile = join(folder, "wrangler.json");
  const config = workerConfig(projectName(), build.entry.module.siteUrl);
  const { client, lockedMedia } = foundBuild.paths;
  const { lockedFiles, publicFiles } = splitLockedPages(indexBuild(foundBuild.paths), build.entry.module);
  for (const [pathname, { path }] of publicFiles) {
    const clientPath = relative(client, path);
    const isMedia = clientPath.startsWith("..");
    const name = isMedia ? pathname : clientPath;
    await linkFile(path, join(folder, "assets", name));
  }
  // Another local runtime could be reading these files of the same build.
  await writeFileAtomically(configFile, JSON.stringify(config, null, 2));
  await writeFileAtomically(join(folder, config.main), entryModule(folder));
  const lockedPages = JSON.stringify(await readLockedPages(lockedFiles));
  await writeFileAtomically(join(folder, "locked-pages.json"), lockedPages);
  const headers = headersFile(assetHeaders(publicFiles, build.entry.module));
  await writeFileAtomically(join(folder, "assets/_headers"), headers);
  return { folder, configFile, lockedMedia, build, foundBuild };
}

async function readLockedPages(files: StaticIndex): Promise<LockedPages> {
  const pages = Array.from(files, async ([pathname, { path, isPage, scriptHashes }]) => {
    return [pathname, { isPage, scriptHashes, text: await readFile(path, "utf8") }] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

function entryModule(folder: string): string {
  const serverFolder = relative(folder, SERVER_FOLDER).split(sep).join("/");
  return `import * as build from "../server/index.js";
import lockedPages from "./locked-pages.json";
import { filterConsole } from "${serverFolder}/workers-log.ts";
import { createWorker } from "${serverFolder}/worker.ts";

filterConsole();
export default createWorker({ build, lockedPages });
`;
}
