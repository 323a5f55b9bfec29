import { spawnSync } from "node:child_process";
import { existsSync, lstatSync } from "node:fs";
import { join, resolve } from "node:path";
import { commitCommands } from "../../files/project-version.ts";

const UNFINISHED = ["MERGE_HEAD", "rebase-merge", "rebase-apply", "CHERRY_PICK_HEAD", "REVERT_HEAD"];

const MAX_OUTPUT_BYTES = 100_000_000;

/**
 * Commits files of the project, and nothing else that the owner has staged. Returns a sentence about the result, or null
 * if there is nothing to commit. @param files also contains files that no longer exist
 */
export function commitUpdate(files: readonly string[], version: string): string | null {
  if (!lstatSync(".git", { throwIfNoEntry: false })?.isDirectory()) return null;
  const advice = `Run ${commitCommands(version)}.`;
  if (UNFINISHED.some((name) => existsSync(join(".git", name))))
    return `The update is not committed, because a merge or similar is under way in git. Finish it first. ${advice}`;
  if (git(["-c", "user.useConfigOnly=true", "var", "GIT_AUTHOR_IDENT"]) === null)
    return `The update is not committed, because git does not know your name and e-mail. Set user.name and user.email with git config. ${advice}`;
  const tracked = new Set(git(["ls-files", "-z"])?.split("\0"));
  const added = files.filter((file) => existsSync(file) || tracked.has(file));
  if (git(["add", "--force", "--all", "--sparse", ...FROM_INPUT], added) === null)
    return `git failed. ${advice}`;
  const staged = new Set(git(["diff", "--cached", "--name-only", "--no-renames", "-z", "HEAD"])?.split("\0"));
  const changed = added.filter((file) => staged.has(file));
  if (changed.length === 0) return null;
  const message = `Update to version ${version}`;
  // Hooks check the owner's own changes.
  const isCommitted =
    git(["commit", "-q", "--no-verify", "--only", "-m", message, ...FROM_INPUT], changed) !== null;
  return isCommitted ? `The last commit is "${message}".` : `git failed. ${advice}`;
}

const FROM_INPUT = ["--pathspec-from-file=-", "--pathspec-file-nul"];

/** Returns the output of git, or null if it fails. @param files arguments for `FROM_INPUT` */
function git(args: string[], files: readonly string[] = []): string | null {
  const root = resolve(".");
  const place = { GIT_DIR: join(root, ".git"), GIT_WORK_TREE: root, GIT_INDEX_FILE: undefined };
  const env = { ...process.env, ...place, GIT_LITERAL_PATHSPECS: "1" };
  const options = { env, input: files.join("\0"), encoding: "utf8", maxBuffer: MAX_OUTPUT_BYTES } as const;
  const { status, stdout, stderr } = spawnSync("git", args, options);
  if (status !== 0 && stderr) console.warn(stderr.trim());
  return status === 0 ? stdout : null;
}
