/** `npm run build`: checks the content, generates media while Vite bundles the pages, and publishes the complete build. */
import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { paths, pathsOfBuild } from "../paths.ts";
import { prepareContent } from "../pipeline/build-content.ts";
import { leaksInBuild } from "../pipeline/leak-check/leaks-in-build.ts";
import { showProgress } from "../pipeline/progress.ts";
import { compress, linkFolder, publish, UNFINISHED } from "../pipeline/publish.ts";
import { readSiteUrl } from "../server/environment.ts";
import { hashOfContent } from "../server/node/built-site.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { exitWithReason } from "./exit-with-reason.ts";

const REACT_ROUTER = "node_modules/@react-router/dev/bin.cjs";

// The hash is calculated first, so that the server reports files that change during the build.
const contentHash = hashOfContent(paths.content);
await exitWithReason(build);

async function build(): Promise<void> {
  loadEnvFile();
  const progress = showProgress(process.stdout);
  const content = await prepareContent(readSiteUrl(process.env));
  await content.writeSnapshot();
  const name = new Date().toISOString().replaceAll(/\D/g, "");
  const built = pathsOfBuild(join(paths.builds, name + UNFINISHED));
  const bundling = bundle(built.folder);
  const media = await content.makeMedia(progress).catch((error: Error) => error);
  const { isBundled, output } = await bundling;
  if (media instanceof Error) {
    await giveUp(built.folder);
    throw media;
  }
  progress.done(media);
  process.stdout.write(output);
  if (!isBundled) return giveUp(built.folder);
  await compress(built.client);
  await linkFolder(paths.publicMedia, built.publicMedia);
  await linkFolder(paths.lockedMedia, built.lockedMedia);
  const leaks = await leaksInBuild(built);
  if (leaks.length > 0) {
    console.error(`Not published, because visitors could get locked content:\n${leaks.join("\n")}`);
    return giveUp(built.folder);
  }
  for (const warning of content.warnings) progress.warn(warning);
  console.log("Leak check passed: the public files contain no locked sentence and no locked file.");
  await writeFile(built.contentHash, contentHash);
  await publish(name);
}

function bundle(folder: string): Promise<{ isBundled: boolean; output: string }> {
  const options = { env: { ...process.env, BUILD_FOLDER: folder }, maxBuffer: Number.POSITIVE_INFINITY };
  return promisify(execFile)(process.execPath, [REACT_ROUTER, "build"], options).then(
    ({ stdout, stderr }) => ({ isBundled: true, output: stdout + stderr }),
    ({ stdout, stderr }) => ({ isBundled: false, output: stdout + stderr }),
  );
}

async function giveUp(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  process.exitCode = 1;
}
