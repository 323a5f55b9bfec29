/**
 * `npm run leaks`: no word, picture or video of a locked study stands in anything the server gives to everyone.
 * Compares every public file of the build with every locked text, file name and file content.
 */
import { glob, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { loadContent } from "#app/content/.server/load-content.ts";
import { paths } from "./content/paths.ts";
import { findLeaks, lockedTexts } from "./leaks/find-leaks.ts";

const { caseStudies } = await loadContent(paths.content);
const texts = lockedTexts(caseStudies);
const names = await list(`${paths.lockedMedia}/**/*.*`);
const secrets = { texts, files: await Promise.all(names.map(read)) };
const open = [...(await list("build/client/**/*.*")), ...(await list(`${paths.publicMedia}/**/*.*`))];

let leaks = 0;
for (const path of open) {
  for (const leak of findLeaks(await read(path), secrets)) {
    console.error(`${path}: ${leak}`);
    leaks += 1;
  }
}
if (leaks > 0) process.exitCode = 1;
console.log(
  `${open.length} public files, ${texts.length} locked texts, ${names.length} locked files: ${leaks} leaks`,
);

async function list(pattern: string): Promise<string[]> {
  return Array.fromAsync(glob(pattern));
}

async function read(path: string) {
  return { name: basename(path), bytes: await readFile(path) };
}
