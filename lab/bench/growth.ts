import { glob, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { currentBuild, paths, pathsOfBuild } from "../../paths.ts";
import { openBrowser } from "./browser.ts";
import { writeContent } from "./generated-content.ts";
import { countBytes } from "./phone.ts";
import { temporaryCopy } from "./project-copy.ts";
import { runNode } from "./run.ts";
import { startSite } from "./site.ts";

const COUNTS = [5, 100, 1000];
const PATIENCE = 600;

const CONTENT = ["scripts/build-content.ts"];
const BUILD = ["scripts/build.ts"];

export interface GrowthResult {
  studies: number;
  /** Milliseconds: pictures from nothing; and the whole build once they are there. */
  media: number;
  build: number;
  /** Bytes on disk: prerendered pages, everything in build/client, and the server's bundle. */
  pages: number;
  client: number;
  server: number;
  /** Bytes that travel for a page of each kind. */
  script: { public: number; locked: number; unlocked: number };
  lockedHtml: number;
}

export async function measureGrowth(): Promise<GrowthResult[]> {
  const results: GrowthResult[] = [];
  for (const count of COUNTS) {
    console.log(`${count} case studies`);
    results.push(await grow(count));
  }
  return results;
}

async function grow(studies: number): Promise<GrowthResult> {
  await using copy = await temporaryCopy();
  const slugs = await writeContent("content", join(copy.root, "content"), studies);
  const media = await time(copy.root, CONTENT);
  const build = await time(copy.root, BUILD);
  const built = pathsOfBuild(join(paths.builds, currentBuild(copy.root) ?? ""));
  return {
    studies,
    media,
    build,
    pages: await sizeOf(copy.root, `${built.client}/**/*.html`),
    client: await sizeOf(copy.root, `${built.client}/**/*.*`),
    server: await sizeOf(copy.root, built.server),
    ...(await visit(copy.root, slugs)),
  };
}

async function time(root: string, step: string[]): Promise<number> {
  const start = performance.now();
  await runNode(step, { cwd: root, seconds: PATIENCE });
  return performance.now() - start;
}

async function sizeOf(root: string, pattern: string): Promise<number> {
  let bytes = 0;
  for await (const file of glob(pattern, { cwd: root })) bytes += (await stat(join(root, file))).size;
  return bytes;
}

/** The first study is public, the second locked. */
async function visit(
  root: string,
  [open, locked]: string[],
): Promise<Pick<GrowthResult, "script" | "lockedHtml">> {
  await using site = await startSite(resolve(root, "server/node/serve.ts"));
  await using browser = await openBrowser();
  const publicPage = await countBytes(browser, { url: `${site.origin}/${open}` });
  const lockedPage = await countBytes(browser, { url: `${site.origin}/${locked}` });
  const unlockedPage = await countBytes(browser, { url: `${site.origin}/${locked}`, cookie: site.cookie });
  return {
    script: { public: publicPage.script, locked: lockedPage.script, unlocked: unlockedPage.script },
    lockedHtml: lockedPage.html,
  };
}
