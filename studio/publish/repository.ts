import { existsSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "../../files/paths.ts";
import { Refusal } from "../files/refusal.ts";
import { type RunOptions, run } from "./run.ts";

const LOCAL_TIMEOUT_MS = 60_000;
const REMOTE_TIMEOUT_MS = 120_000;
/** A push can wait for a hook that builds the site. */
const PUSH_TIMEOUT_MS = 15 * 60_000;
/** These files exist while git waits for the owner to finish or abort an operation. */
const UNFINISHED = "MERGE_HEAD rebase-merge rebase-apply CHERRY_PICK_HEAD REVERT_HEAD BISECT_LOG".split(" ");

/** Stops a publication until the owner has answered. */
export class Question extends Refusal {
  readonly question: string;
  readonly suggestion: string;

  constructor(question: string, message: string, suggestion = "") {
    super(422, message);
    this.question = question;
    this.suggestion = suggestion;
  }
}

export interface Branch {
  ref: string;
  head: string;
  remote: string;
  address: string;
  remoteRef: string;
  /** Null if the branch is not on the remote yet. */
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

  /** Returns true if the owner has entered the remote's address or made a commit; otherwise, it can be the template's. */
  async isOwn(enteredAddress: string | null): Promise<boolean> {
    const remote = await this.#remote();
    if (!remote || (await this.#read("remote", "get-url", "--push", remote)) === enteredAddress) return true;
    const email = await this.#read("config", "user.email");
    const commit = email && (await this.#read("log", "-1", "--format=%H", "-F", `--author=<${email}>`));
    return Boolean(commit);
  }

  async #remote(): Promise<string | undefined> {
    const branch = await this.#read("symbolic-ref", "-q", "--short", "HEAD");
    const remotes = ((await this.#read("remote")) ?? "").split("\n").filter(Boolean);
    const ownRemote = await this.#read("config", `branch.${branch}.remote`);
    return ownRemote ?? (remotes.includes("origin") ? "origin" : remotes[0]);
  }

  /** @throws Refusal if the state of the repository prevents a publication */
  async branch(enteredAddress: string | null): Promise<Branch> {
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
    const remote = await this.#remote();
    if (!remote) throw new Question("address", "The repository has no remote: enter its address.");
    const address = await this.git(["remote", "get-url", "--push", remote]);
    if (!(await this.isOwn(enteredAddress)))
      throw new Question(
        "address",
        `${address} may still be the template's, because no commit is yours. Enter the address of your own repository, or continue if this one is yours.`,
        address,
      );
    const remoteRef = (await this.#read("config", `branch.${name}.merge`)) ?? ref;
    const line = await this.git(["ls-remote", remote, remoteRef], { timeout: REMOTE_TIMEOUT_MS });
    return { ref, head, remote, address, remoteRef, remoteHead: line.split(/\s/)[0] || null };
  }

  async setAddress(address: string): Promise<void> {
    const remote = await this.#remote();
    await this.git(["remote", remote ? "set-url" : "add", remote ?? "origin", address]);
    // The new repository gets a branch with the same name as the local branch. Fails if no branch was set.
    await this.#read("branch", "--unset-upstream");
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

  /** Writes a tree with the files of HEAD, except content/, which comes from `copy`. Returns the hash of the tree. */
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

  /** Writes the files of a commit or tree into a folder. @param part limits the files */
  async checkOut(tree: string, folder: string, part = "."): Promise<void> {
    const env = { GIT_INDEX_FILE: `${this.#indexFile}-files` };
    await rm(env.GIT_INDEX_FILE, { force: true });
    await this.git(["read-tree", tree], { env });
    const files = await this.git(["ls-files", "-z", "--", part], { env });
    await this.git(["checkout-index", "-f", "-z", "--stdin", `--prefix=${folder}/`], { env, input: files });
  }

  /** Creates a commit, unless HEAD already has this tree. Returns the hash of the commit. */
  async commit(tree: string, { head }: Branch, message: string): Promise<string> {
    if ((await this.git(["rev-parse", `${head}^{tree}`])) === tree) return head;
    return this.git(["commit-tree", tree, "-p", head, "-F", "-"], { input: message });
  }

  /** Moves the branch and pushes it. Moves the branch back only if the remote reports that the commit is missing. */
  async push(commit: string, branch: Branch, onLine: (line: string) => void): Promise<void> {
    const { ref, head, remote, remoteRef } = branch;
    await this.git(["update-ref", "-m", "studio: publish", ref, commit, head]);
    try {
      await this.git(["push", remote, `${commit}:${remoteRef}`], { timeout: PUSH_TIMEOUT_MS, onLine });
    } catch (error) {
      const line = await this.#read("ls-remote", remote, remoteRef);
      if (!line?.startsWith(commit)) {
        if (line !== null) await this.git(["update-ref", ref, head, commit]);
        throw error;
      }
    }
    await this.adopt();
  }

  /** Updates only content/ in the owner's index, as `git commit content/` does. */
  async adopt(): Promise<void> {
    await this.git(["reset", "-q", "HEAD", "--", paths.content]);
  }
}

function require(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Refusal(422, message);
}
