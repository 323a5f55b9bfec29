import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { PATHS } from "#app/site-map.ts";
import { linkFolder } from "../../../files/link-files.ts";
import { currentBuild, paths, pathsOfBuild } from "../../../files/paths.ts";
import { listContentFolder } from "../../../pipeline/read/content-folder.ts";
import { Refusal } from "../../shared/refusal.ts";
import { ownerFileName } from "../../shared/titles.ts";
import { ownerMessage } from "../edits/owner-message.ts";
import { Question } from "./question.ts";
import { type RunOptions, run } from "./run.ts";

/** A build does not need these folders. The copy has its own content/. */
const OMITTED = [paths.content, paths.builds, "artwork", "docs", "lab", "studio", "tests"];

/**
 * Copies the files of the site. Replaces links with the files that they point to.
 * @throws Refusal if a file cannot be read, for example because it is only in iCloud
 */
export async function copyContent(source: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(join(copy, paths.content), { recursive: true });
  const { files, problems } = await listContentFolder(join(source, paths.content));
  for (const problem of problems)
    throw new Refusal(422, `${ownerFileName(problem.file)} ${ownerMessage(null, problem)}.`);
  for (const name of files) {
    const target = join(copy, paths.content, name);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(source, paths.content, name), target);
  }
}

export async function copyProject(root: string, site: string, contentFolder: string): Promise<void> {
  const filter = (name: string) => !name.endsWith("node_modules");
  const names = (await readdir(root)).filter(
    (name) => !/^\.(?!gitignore)/.test(name) && !OMITTED.includes(name),
  );
  for (const name of names.filter(filter))
    await cp(join(root, name), join(site, name), { recursive: true, filter });
  await cp(join(contentFolder, paths.content), join(site, paths.content), { recursive: true });
}

/** Runs a script in a copy, with the packages and the generated media of the project. */
export async function runInCopy(
  root: string,
  site: string,
  args: string[],
  options: Omit<RunOptions, "cwd">,
): Promise<void> {
  for (const folder of [".", "server/cloudflare/tools"]) {
    await mkdir(join(site, folder), { recursive: true });
    const packages = resolve(root, folder, "node_modules");
    if (existsSync(packages)) await linkPackages(packages, join(site, folder, "node_modules"));
  }
  for (const media of [paths.publicMedia, paths.lockedMedia])
    await linkFolder(join(root, media), join(site, media));
  await cp(join(root, paths.mediaLedger), join(site, paths.mediaLedger)).catch(() => undefined);
  await runNode(args, { ...options, cwd: site });
}

/** Links a folder, or copies it if the disk does not support links, such as exFAT. */
async function linkPackages(packages: string, target: string): Promise<void> {
  await symlink(packages, target, "junction").catch(() => cp(packages, target, { recursive: true }));
}

/** @throws Refusal with the script's own message, or a Question if the script asks one */
export async function runNode(args: string[], options: RunOptions): Promise<void> {
  const env = { ...options.env, NODE_ENV: undefined };
  const { code, stdout, stderr } = await run(process.execPath, args, { ...options, env });
  if (code === 0) return;
  const message = withReason(stripVTControlCharacters(stderr.trim() || stdout.trim()));
  const [, question] = /^\{"question":"(\w+)"\}$/m.exec(stdout) ?? [];
  throw question ? new Question(question, message) : new Refusal(422, message);
}

/** Puts the script's reason in front of its log. The sheet shows the log only in *Details*. */
function withReason(message: string): string {
  if (!message.includes("\n")) return message;
  const [reason = "Your site could not be built, so nothing was sent."] =
    /^(Nothing was published|Not published|Cloudflare did not).*$/m.exec(message) ?? [];
  const words = reason.replace(/see the error \w+/, "see Details").replace(/run `[^`]+`/, "publish");
  return [words, message].join("\n\n");
}

export async function builtId(site: string): Promise<string> {
  const { client } = pathsOfBuild(join(site, paths.builds, currentBuild(site) ?? ""));
  return (await readFile(join(client, PATHS.buildId), "utf8")).trim();
}
