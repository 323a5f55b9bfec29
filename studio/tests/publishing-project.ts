import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder, writeFileIn } from "../../tests/helpers/new-folder.ts";
import type { Changes } from "../server/publish/comparison.ts";
import { Publisher } from "../server/publish/publisher.ts";

export const STUDY = "content/case-studies/search/case-study.yaml";
export const PROFILE = "content/profile.yaml";
/** Replaces the real build. */
const BUILD_SCRIPT = `import { mkdirSync, writeFileSync } from "node:fs";
mkdirSync("build/1/client", { recursive: true });
writeFileSync("build/current", "1");
writeFileSync("build/1/client/build.txt", "0123456789abcdef");
`;
const IDENTITY = { GIT_AUTHOR_DATE: "2026-01-01T00:00:00Z", GIT_COMMITTER_DATE: "2026-01-01T00:00:00Z" };

export function runGit(folder: string, ...args: string[]): string {
  const env = { ...process.env, ...IDENTITY };
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", env, stdio: "pipe" }).trim();
}

/** Creates a clone whose owner is Ada, or another person. */
export function cloneOf(bare: string, name = "Ada"): string {
  const folder = newFolder();
  runGit(folder, "clone", "-q", bare, ".");
  runGit(folder, "config", "user.name", name);
  runGit(folder, "config", "user.email", `${name.toLowerCase()}@example.com`);
  return folder;
}

/** Creates a project whose remote is a bare repository on this machine, and that builds without the real build. */
export async function startProject(siteUrl: string | null = null) {
  const bare = newFolder();
  runGit(bare, "init", "-q", "--bare", "-b", "main", ".");
  const root = cloneOf(bare);
  const write = (name: string, text: string) => writeFileIn(root, name, text);
  write("code.txt", "old\n");
  write(".gitignore", "node_modules/\n.state/\n.env\n");
  write(PROFILE, "name: Ada\n");
  write(STUDY, "access: passcode\nhero:\n  title: Search\n");
  write("scripts/build.ts", BUILD_SCRIPT);
  const git = (...args: string[]) => runGit(root, ...args);
  git("switch", "-q", "-c", "main");
  git("add", "--all");
  git("commit", "-q", "-m", "Begin");
  git("push", "-q", "-u", "origin", "main");
  const project = { root, bare, git, write };
  return { ...project, ...(await openPublisher(root, siteUrl)), ...reader(root, bare) };
}

/** Opens another studio in the same folder, as after a restart. */
export async function openPublisher(root: string, siteUrl: string | null = null) {
  const store = { runInTurn: <T>(work: () => Promise<T>) => work() };
  const state = join(root, ".state");
  if (siteUrl) writeFileIn(root, ".env", `SITE_URL=${siteUrl}\n`);
  const environment = { ...process.env, DOTENV_SECRET: undefined };
  const publisher = new Publisher({ root, state, store, environment });
  await publisher.open();
  async function result() {
    const isDone = () => ["failed", "takenIn", "sent", "onItsWay"].includes(publisher.status.stage);
    while (!isDone()) await new Promise<void>((resolve) => publisher.once("change", resolve));
    return publisher.status;
  }
  return {
    publisher,
    /** Opens the sheet. */
    compare: () => publisher.compare("git"),
    /** Opens the sheet and clicks a button in it, or clicks the button in a sheet that was open before. */
    async publish(button: "publish" | "takeBack" = "publish", sheet?: Changes) {
      const { key, takeBack } = sheet ?? (await publisher.compare("git"));
      const isTakeBack = button === "takeBack";
      publisher.start({
        target: "git",
        key: (isTakeBack ? takeBack?.key : key) ?? "",
        takeBack: isTakeBack,
      });
      return result();
    },
    answer(answer: Parameters<Publisher["answer"]>[0]) {
      publisher.answer(answer);
      return result();
    },
  };
}

function reader(root: string, bare: string) {
  return {
    read: (name: string) =>
      existsSync(join(root, name)) ? readFileSync(join(root, name), "utf8").trim() : null,
    remoteFile: (name: string) => runGit(bare, "show", `main:${name}`),
    remoteFiles: () => runGit(bare, "ls-tree", "-r", "--name-only", "main").split("\n"),
    remoteHead: () => runGit(bare, "rev-parse", "main"),
  };
}
