/**
 * `npm run move-in -- ../my-site` brings everything of the owner from the folder of an older version into this folder, and
 * never writes the old folder. Without an argument, it only updates old names in content/.
 */
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ExitReason } from "../files/exit-reason.ts";
import { listFiles } from "../files/list-files.ts";
import { paths } from "../files/paths.ts";
import { compareVersions, projectVersion } from "../files/project-version.ts";
import { writeFileAtomically } from "../files/write-file.ts";
import { updateFile } from "../pipeline/read/content-files.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { runProgram } from "../server/node/run-program.ts";
import { changesBetween } from "./move-in/changes-between.ts";
import { commitUpdate } from "./move-in/commit-update.ts";
import { compareFolders, isInUse, isOutsideOwnFolders, OWN_FOLDERS } from "./move-in/compare-folders.ts";
import { RELEASE_LIST, type ReleaseList, readReleaseList } from "./move-in/release-list.ts";

/** Exists from the first change of this folder until the end, so that an interrupted run can be repeated. */
const UNFINISHED = "move-in.part";
const SQLITE_BUSY = 5;

await runProgram(async function moveIn() {
  const [, , oldFolder] = process.argv;
  if (oldFolder === undefined) return updateNames();
  const { oldVersion, newVersion, newList } = checkFolders(oldFolder);
  await writeFile(UNFINISHED, "");
  const oldList = readReleaseList(oldFolder);
  const { own, changed, conflicting, deletedFolders, retired } = compareFolders(oldFolder, oldList, newList);
  for (const name of [...OWN_FOLDERS, ...deletedFolders]) await rm(name, { recursive: true, force: true });
  for (const name of [...OWN_FOLDERS, ...own]) await copy(oldFolder, name);
  if (oldList === null)
    console.log(
      `Version ${oldVersion} has no list of its files: your changes of its other files stay there.`,
    );
  list("You have changed these files of the project. Your versions are here:", changed, oldFolder);
  list("This version has files at the paths of your own files. Yours are here:", conflicting, oldFolder);
  await updateNames();
  const changes = changesBetween(readFileSync("CHANGELOG.md", "utf8"), oldVersion);
  if (changes) console.log(`\n${changes}\n`);
  spawnSync(process.execPath, [join(import.meta.dirname, "check-content.ts")], { stdio: "inherit" });
  const released = [...Object.keys(newList.files), RELEASE_LIST].filter(isOutsideOwnFolders);
  const result = commitUpdate([...released.filter((file) => existsSync(file)), ...retired], newVersion);
  await rm(UNFINISHED);
  if (result) console.log(result);
  console.log(`Your site is in this folder now. The old folder is unchanged: ${oldFolder}`);
});

interface CheckedFolders {
  oldVersion: string;
  newVersion: string;
  newList: ReleaseList;
}

/** @throws ExitReason if the site in the old folder cannot move into this folder */
function checkFolders(oldFolder: string): CheckedFolders {
  const [oldVersion, newVersion] = [projectVersion(oldFolder), projectVersion()];
  const newList = readReleaseList(".");
  if (oldVersion === null || !existsSync(join(oldFolder, paths.content)))
    throw new ExitReason(
      `${oldFolder} does not contain a site of this project: name the folder of your site.`,
    );
  if (newVersion === null || newList?.version !== newVersion)
    throw new ExitReason(
      "This folder is not a released version: download a release, and run this again there.",
    );
  if (compareVersions(oldVersion, newVersion) > 0)
    throw new ExitReason(
      `${oldFolder} has the newer version ${oldVersion}, and this folder has ${newVersion}.`,
    );
  const [from, to] = [realpathSync(oldFolder) + sep, realpathSync(".") + sep];
  if (from.startsWith(to) || to.startsWith(from))
    throw new ExitReason("Unpack the new version next to the folder of your site, not in it.");
  if (isStudioRunning(oldFolder))
    throw new ExitReason(`Close the studio of ${oldFolder}, and run this again.`);
  if (!existsSync(UNFINISHED) && isInUse(".", newList))
    throw new ExitReason(
      "This folder already contains a site, or it is a clone: unpack an archive of the new version into an empty folder.",
    );
  return { oldVersion, newVersion, newList };
}

/** A running studio locks this database exclusively, so even a reader gets the error that it is busy. */
function isStudioRunning(folder: string): boolean {
  const variables: NodeJS.ProcessEnv = {};
  loadEnvFile(join(folder, ".env"), variables);
  const file = resolve(folder, variables.STATE_DIRECTORY ?? paths.state, "studio/lock.sqlite");
  if (!existsSync(file)) return false;
  using database = new DatabaseSync(file, { readOnly: true });
  try {
    database.exec("SELECT 1 FROM sqlite_schema");
    return false;
  } catch (error) {
    return (error as { errcode?: number }).errcode === SQLITE_BUSY;
  }
}

async function copy(oldFolder: string, name: string): Promise<void> {
  const source = join(oldFolder, name);
  if (!lstatSync(source, { throwIfNoEntry: false })) return;
  await rm(name, { force: true });
  await cp(source, name, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
}

function list(title: string, files: string[], folder: string): void {
  if (files.length > 0) console.log([title, ...files.map((file) => `  ${join(folder, file)}`)].join("\n"));
}

/** Does not write through a link, because the old folder can have the same link. */
async function updateNames(): Promise<void> {
  if (lstatSync(paths.content).isSymbolicLink()) return;
  let total = 0;
  for (const file of listFiles(paths.content)) {
    const text = file.endsWith(".yaml") ? readFileSync(join(paths.content, file), "utf8") : "";
    const { text: newText, count } = updateFile(file, text);
    if (count > 0) await writeFileAtomically(join(paths.content, file), newText);
    total += count;
  }
  console.log(`Updated ${total} ${total === 1 ? "name" : "names"} in ${paths.content}/.`);
}
