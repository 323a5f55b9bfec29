/** `npm run build` checks content/, generates media while Vite bundles the pages, and publishes a complete build. */
import { execFile } from "node:child_process";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { PATHS } from "#app/site-map.ts";
import { ExitReason } from "../files/exit-reason.ts";
import { linkFolder } from "../files/link-files.ts";
import { paths, pathsOfBuild } from "../files/paths.ts";
import { prepareContent } from "../pipeline/build-content.ts";
import { buildId } from "../pipeline/build-id.ts";
import { leaksInBuild } from "../pipeline/leak-check/leaks-in-build.ts";
import { showProgress } from "../pipeline/media/progress.ts";
import { publishBuild, UNFINISHED_SUFFIX } from "../pipeline/publish.ts";
import { readSiteUrl } from "../server/environment.ts";
import { hashOfContent } from "../server/node/built-site.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { runProgram } from "../server/node/run-program.ts";

const REACT_ROUTER = "node_modules/@react-router/dev/bin.cjs";

/** A smaller file hardly shrinks. */
const MIN_BYTES = 512;

await runProgram(async function build() {
  loadEnvFile();
  // Hash content/ first, so that the server warns about files that change during the build.
  const contentHash = hashOfContent(paths.content);
  const id = buildId(readSiteUrl(process.env));
  const name = new Date().toISOString().replaceAll(/\D/g, "");
  const buildPaths = pathsOfBuild(join(paths.builds, name + UNFINISHED_SUFFIX));
  try {
    await writeBuild(buildPaths);
    await writeFile(join(buildPaths.client, PATHS.buildId), `${id}\n`);
    await writeFile(buildPaths.info, JSON.stringify({ id, contentHash }));
    await publishBuild(name);
  } catch (error) {
    await rm(buildPaths.folder, { recursive: true, force: true });
    throw error;
  }
});

async function writeBuild(buildPaths: ReturnType<typeof pathsOfBuild>): Promise<void> {
  const progress = showProgress(process.stdout);
  const content = await prepareContent(readSiteUrl(process.env));
  await content.writeSnapshot();
  const [media, bundled] = await Promise.allSettled([content.makeMedia(progress), bundle(buildPaths.folder)]);
  if (media.status === "rejected") throw media.reason;
  progress.done(media.value);
  if (bundled.status === "rejected") throw bundled.reason;
  process.stdout.write(bundled.value);
  await compressFiles(buildPaths.client);
  await linkFolder(paths.publicMedia, buildPaths.publicMedia);
  await linkFolder(paths.lockedMedia, buildPaths.lockedMedia);
  const leaks = await leaksInBuild(buildPaths, content.publicSources);
  if (leaks.length > 0)
    throw new ExitReason(`Not published, because visitors could get locked content:\n${leaks.join("\n")}`);
  for (const warning of content.warnings) progress.warn(warning);
  console.log("Leak check passed: the public files do not contain locked sentences or files.");
}

/** Returns the output of the bundler. @throws ExitReason with that output if the bundler fails */
async function bundle(folder: string): Promise<string> {
  // NODE_ENV selects the snapshot and React's production code.
  const env = { ...process.env, NODE_ENV: "production", BUILD_FOLDER: folder };
  const options = { env, maxBuffer: Number.POSITIVE_INFINITY };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [REACT_ROUTER, "build"], options);
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new ExitReason(stdout + stderr);
  }
}

async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{html,css,js,json,svg,txt,xml}`)) {
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await Promise.all([
      writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params })),
      writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })),
    ]);
  }
}
