import { existsSync, readFileSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "../../paths.ts";
import { Refusal } from "../files/refusal.ts";
import { type RunOptions, run } from "./run.ts";

const LOCAL_TIMEOUT_MS = 60_000;
const REMOTE_TIMEOUT_MS = 120_000;
/** A push can wait for a hook that builds the site. */
const PUSH_TIMEOUT_MS = 15 * 60_000;
/** These files exist while git waits for the owner to finish or abort an operation. */
const UNFINISHED = [
  "MERGE_HEAD",
  "rebase-merge",
  "rebase-apply",
  "CHERRY_PICK_HEAD",
  "REVERT_HEAD",
  "BISECT_LOG",
];

/** Stops a publication until the owner has answered. */
export class Question extends Refusal {
  readonly question: string;

  constructor(question: string, message: string) {
    super(422, message);
    this.question = question;
  }
}

/** Describes the branch that a publication pushes. */
export interface Branch {
  ref: string;
  head: string;
  remote: string;
  address: string;
  remoteRef: string;
  /** The branch may not exist on the remote yet. */
  remoteHead: string | null;
}

/** Runs git on the project's repository. Never forces, merges or rebases, and leaves the owner's index as it is. */
export class Repository {
  readonly #root: string;
  readonly #indexFile: string;

  constructor(root: string, state: string) {
    this.#root = root;
    this.#indexFile = join(state, "index");
  }

  /** Returns the output of git. @throws Refusal with git's own message */
  async git(args: string[], options: Partial<RunOptions> = {}): Promise<string> {
    const { code, stdout, stderr } = await this.#run(args, options);
    if (code === 0) return stdout.trim();
    const reason = code === null ? "git did not finish in time." : "";
    throw new Refusal(422, `${stderr}\n${stdout}\n${reason}`.trim());
  }

  #run(args: string[], { env, ...options }: Partial<RunOptions>) {
    const variables = { GIT_TERMINAL_PROMPT: "0", ...env };
    return run("git", args, { cwd: this.#root, timeout: LOCAL_TIMEOUT_MS, ...options, env: variables });
  }

  /** Returns null if git fails. */
  async #read(...args: string[]): Promise<string | null> {
    const { code, stdout } = await this.#run(args, {});
    return code === 0 ? stdout.trim() : null;
  }

  /** @throws Refusal if the repository is in a state in which nothing should be published */
  async branch(): Promise<Branch> {
    const top = await this.#read("rev-parse", "--show-toplevel");
    require(top, "This folder is not a git repository: run git init, or choose Cloudflare.");
    const isRoot = realpathSync(top) === realpathSync(this.#root);
    require(isRoot, `The project must be the root of its repository, which is ${top}.`);
    const ref = await this.#read("symbolic-ref", "-q", "HEAD");
    require(ref, "HEAD is detached: check out your branch first, for example git switch main.");
    const head = await this.#read("rev-parse", "-q", "--verify", "HEAD");
    require(head, "The repository has no commit yet: commit the project once.");
    const folder = await this.git(["rev-parse", "--absolute-git-dir"]);
    const isBusy = UNFINISHED.some((name) => existsSync(join(folder, name)));
    require(!isBusy, "A merge, rebase or similar is under way in git: finish or abort it first.");
    const name = ref.replace("refs/heads/", "");
    const remotes = ((await this.#read("remote")) ?? "").split("\n");
    const firstRemote = remotes.includes("origin") ? "origin" : remotes[0];
    const remote = (await this.#read("config", `branch.${name}.remote`)) ?? firstRemote;
    if (!remote) throw new Question("address", "The repository has no remote: enter its address.");
    const address = await this.git(["remote", "get-url", "--push", remote]);
    if (isTemplate(this.#root, address))
      throw new Question(
        "address",
        `${address} belongs to the template: enter your own repository's address.`,
      );
    const remoteRef = (await this.#read("config", `branch.${name}.merge`)) ?? ref;
    const line = await this.git(["ls-remote", remote, remoteRef], { timeout: REMOTE_TIMEOUT_MS });
    return { ref, head, remote, address, remoteRef, remoteHead: line.split(/\s/)[0] || null };
  }

  async setAddress(address: string): Promise<void> {
    const origin = await this.#read("remote", "get-url", "origin");
    await this.git(["remote", origin === null ? "add" : "set-url", "origin", address]);
  }

  /** Returns the subjects of commits that only the remote has. @throws Refusal if both sides have new commits */
  async newerCommits({ head, remote, remoteRef, remoteHead }: Branch): Promise<string[]> {
    const isAncestor = async (commit: string, other: string) =>
      (await this.#read("merge-base", "--is-ancestor", commit, other)) !== null;
    if (!remoteHead || (await isAncestor(remoteHead, head))) return [];
    await this.git(["fetch", "-q", "--no-tags", remote, remoteRef], { timeout: REMOTE_TIMEOUT_MS });
    const isBehind = await isAncestor(head, remoteHead);
    require(isBehind, "This folder and the repository both have new commits: merge them with git first.");
    return (await this.git(["log", "--format=%s", `${head}..${remoteHead}`])).split("\n");
  }

  fastForward({ remoteHead }: Branch): Promise<string> {
    return this.git(["merge", "-q", "--ff-only", remoteHead ?? ""]);
  }

  /** Writes the tree of HEAD with another content/, which is in the folder `copy`, and returns its hash. */
  async writeTree(copy: string): Promise<string> {
    const env = { GIT_INDEX_FILE: this.#indexFile };
    await rm(this.#indexFile, { force: true });
    await this.git(["read-tree", "HEAD"], { env });
    const folder = await this.git(["rev-parse", "--absolute-git-dir"]);
    const place = { cwd: copy, env: { ...env, GIT_DIR: folder, GIT_WORK_TREE: copy } };
    await this.git(["add", "--all", "--", paths.content], place);
    const hook = await this.git(["rev-parse", "--path-format=absolute", "--git-path", "hooks/pre-commit"]);
    if (existsSync(hook)) await this.git(["hook", "run", "pre-commit"], { env });
    return this.git(["write-tree"], { env });
  }

  /** Writes the files of a commit or tree, or only a part of them, into a folder. */
  async checkOut(tree: string, folder: string, part = "."): Promise<void> {
    const env = { GIT_INDEX_FILE: `${this.#indexFile}-files` };
    await rm(env.GIT_INDEX_FILE, { force: true });
    await this.git(["read-tree", tree], { env });
    const files = await this.git(["ls-files", "-z", "--", part], { env });
    await this.git(["checkout-index", "-f", "-z", "--stdin", `--prefix=${folder}/`], { env, input: files });
  }

  /** Returns HEAD if it already has this tree. */
  async commit(tree: string, { head }: Branch, message: string): Promise<string> {
    if ((await this.git(["rev-parse", `${head}^{tree}`])) === tree) return head;
    return this.git(["commit-tree", tree, "-p", head, "-F", "-"], { input: message });
  }

  /** Moves the branch and pushes it. After a failure, the branch is where it was. */
  async push(commit: string, branch: Branch, onLine: (line: string) => void): Promise<void> {
    const { ref, head, remote, remoteRef } = branch;
    await this.git(["update-ref", "-m", "studio: publish", ref, commit, head]);
    try {
      await this.git(["push", remote, `${commit}:${remoteRef}`], { timeout: PUSH_TIMEOUT_MS, onLine });
    } catch (error) {
      await this.git(["update-ref", ref, head, commit]);
      throw error;
    }
    await this.adopt();
  }

  /** Updates only content/ in the owner's index, as `git commit content/` does. */
  async adopt(): Promise<void> {
    await this.git(["reset", "-q", "HEAD", "--", paths.content]);
  }

  /** Returns true if anyone can read the repository at this address. */
  async isPublic(address: string): Promise<boolean> {
    const url = webAddress(address);
    if (!url) return false;
    const args = ["-c", "credential.helper=", "-c", "http.extraHeader=", "ls-remote", "-q", url];
    const { code } = await run("git", args, {
      cwd: tmpdir(),
      timeout: LOCAL_TIMEOUT_MS,
      // An empty home has no credentials, and no configuration that replaces the address.
      env: {
        GIT_TERMINAL_PROMPT: "0",
        GIT_ASKPASS: "",
        SSH_ASKPASS: "",
        GIT_CONFIG_GLOBAL: devNull,
        HOME: devNull,
      },
    });
    return code === 0;
  }
}

/** Returns https://host/owner/name without credentials, or null for a folder of this machine. */
export function webAddress(address: string): string | null {
  const scp = /^(?:[^/@:]+@)?([^/@:]{2,}):(?!\/\/)\/*(.+)$/.exec(address);
  if (scp) return `https://${scp[1]}/${scp[2]}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === "ssh:") return `https://${url.hostname}${url.pathname}`;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return `${url.origin}${url.pathname}`;
}

export function repositoryName(address: string): string {
  return /([^/:]+?)(\.git)?\/*$/.exec(address)?.[1] ?? "";
}

function require(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Refusal(422, message);
}

/** Returns true for the address in package.json, which is the template's. */
function isTemplate(root: string, address: string): boolean {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const template = String(repository?.url ?? repository).replace(/^git\+/, "");
  const normalize = (url: string) => (webAddress(url) ?? url).replace(/(\.git)?\/*$/, "").toLowerCase();
  return normalize(template) === normalize(address);
}
