/** `npm run build`: content and media, then pages and bundles in a folder of their own, current when all is there. */
import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { leaksInBuild } from "../leak-check/leaks-in-build.ts";
import { paths, pathsOfBuild } from "../paths.ts";
import { compress } from "../pipeline/compress.ts";
import { linkFolder } from "../pipeline/link-folder.ts";
import { publish, UNFINISHED } from "../pipeline/publish.ts";
import { digestOfContent } from "../server/node/builds/check-build.ts";
import { makeContent } from "./build-content.ts";
import { exitWithReason } from "./exit-with-reason.ts";

const REACT_ROUTER = "node_modules/@react-router/dev/bin.cjs";

// What is saved during the build may not be in it.
const sourceDigest = digestOfContent(paths.content);
if (await makeContent()) await exitWithReason(build);

async function build(): Promise<void> {
  const name = new Date().toISOString().replaceAll(/\D/g, "");
  const built = pathsOfBuild(join(paths.builds, name + UNFINISHED));
  const { status } = spawnSync(process.execPath, [REACT_ROUTER, "build"], {
    stdio: "inherit",
    env: { ...process.env, BUILD_FOLDER: built.folder },
  });
  if (status !== 0) return giveUp(built.folder);
  await compress(built.client);
  await linkFolder(paths.publicMedia, built.publicMedia);
  await linkFolder(paths.lockedMedia, built.lockedMedia);
  const leaks = await leaksInBuild(built);
  if (leaks.length > 0) {
    console.error(`Not published, as everyone could see what is locked:\n${leaks.join("\n")}`);
    return giveUp(built.folder);
  }
  await writeFile(built.sourceDigest, sourceDigest ?? "");
  await publish(name);
}

async function giveUp(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  process.exitCode = 1;
}
