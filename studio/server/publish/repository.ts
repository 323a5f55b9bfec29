import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { commitCommands, projectVersion, versionIn } from "../../../files/project-version.ts";
import { Refusal } from "../../shared/refusal.ts";
import { shortAddress } from "../../shared/short-address.ts";
import type { Git } from "./git.ts";
import { explainFailure } from "./git-failures.ts";
import { Question } from "./question.ts";

const ASK_TIMEOUT_MS = 30_000;
const FETCH_TIMEOUT_MS = 120_000;
/** A push can wait for a hook that builds the site. */
const PUSH_TIMEOUT_MS = 15 * 60_000;
/** These files exist while git waits for the owner to finish or abort an operation. */
const UNFINISHED = "MERGE_HEAD rebase-merge rebase-apply CHERRY_PICK_HEAD REVERT_HEAD BISECT_LOG".split(" ");

/** The branch and its commit at one moment. All later commands name this commit, not HEAD. */
export interface Branch {
  ref: string;
  head: string;
}

export interface Remote {
  /** The name of the remote, or its address for pushes if that differs from its address for fetches. */
  name: string;
  address: string;
  ref: string;
  /** Null if the branch is not on the remote yet. */
  head: string | null;
}

export interface Commit {
  hash: string;
  subject: string;
  files: number;
}

/** Reads and changes the branches of the project's repository. Never forces, merges or rebases. */
export class Repository {
  readonly #root: string;
  readonly #git: Git;

  constructor(root: string, git: Git) {
    this.#root = root;
    this.#git = git;
  }

  /** The readable address of the owner's own repository, as `findOwn` has found it. */
  own: string | null = null;

  /** Returns null unless the owner has entered the address or made a commit: the remote can be the template's. */
  async findOwn(enteredAddress: string | null): Promise<string | null> {
    const address = existsSync(join(this.#root, ".git")) ? await this.#pushAddress() : null;
    const isOwn = address === enteredAddress || (await this.#ownCommits("HEAD")).length > 0;
    this.own = address && isOwn ? shortAddress(address) : null;
    return this.own;
  }

  async #pushAddress(): Promise<string | null> {
    const name = await this.#remoteName();
    return name ? this.#git.read("remote", "get-url", "--push", name) : null;
  }

  async #remoteName(ref?: string): Promise<string | undefined> {
    const name = (ref ?? (await this.#git.read("symbolic-ref", "-q", "HEAD")))?.replace("refs/heads/", "");
    const remotes = ((await this.#git.read("remote")) ?? "").split("\n").filter(Boolean);
    const ownRemote = await this.#git.read("config", `branch.${name}.remote`);
    if (ownRemote && ownRemote !== LOCAL_REMOTE) return ownRemote;
    return remotes.includes("origin") ? "origin" : remotes[0];
  }

  /** @throws Refusal if the state of the repository prevents a publication */
  async branch(): Promise<Branch> {
    const top = await this.#git.run(["rev-parse", "--show-toplevel"]);
    const isRoot = realpathSync(top) === realpathSync(this.#root);
    require(isRoot, `The project must be the root of its repository, which is ${top}.`);
    const ref = await this.#git.read("symbolic-ref", "-q", "HEAD");
    require(ref, "HEAD is detached: check out your branch first, for example git switch main.");
    const head = await this.#git.read("rev-parse", "-q", "--verify", ref);
    require(head, 'The repository has no commit yet: in a terminal, run git add --all and git commit -m "First version".');
    const folder = await this.#git.run(["rev-parse", "--absolute-git-dir"]);
    const unmergedFiles = await this.#git.run(["ls-files", "--unmerged"]);
    require(!existsSync(join(folder, "index.lock")), explainFailure(join(folder, "index.lock"), false));
    const isBusy = unmergedFiles !== "" || UNFINISHED.some((name) => existsSync(join(folder, name)));
    require(!isBusy, "A merge, rebase or similar is under way in git: finish or abort it first.");
    await this.#email();
    await this.#requireSameVersion(head);
    return { ref, head };
  }

  /** @throws Refusal if the commit has another version of the project, because its host would build that version */
  async #requireSameVersion(head: string): Promise<void> {
    const committed = versionIn((await this.#git.read("show", `${head}:package.json`)) ?? "");
    const version = projectVersion(this.#root);
    const isSame = committed === version || committed === null || version === null;
    require(isSame, `Your folder contains version ${version}, but your last commit contains version ${committed}. In a terminal, run ${commitCommands(version)}. Then publish again.`);
  }

  /** Asks the remote for the branch. @throws Question if the owner has no repository of her own yet */
  async remote({ ref }: Branch, enteredAddress: string | null): Promise<Remote> {
    const name = await this.#remoteName(ref);
    if (!name)
      throw new Question(
        "address",
        "Your folder is not connected to a repository on the internet yet. Enter its address: your site goes there now, and each time you publish.",
      );
    const [address = "", ...others] = (
      await this.#git.run(["remote", "get-url", "--push", "--all", name])
    ).split("\n");
    const hasOne = others.length === 0;
    require(hasOne, `git pushes to several addresses of ${name}, but the studio checks only one. Remove the others with git remote set-url --delete.`);
    if (!(await this.findOwn(enteredAddress)))
      throw new Question(
        "address",
        `Your folder is connected to ${shortAddress(address)}. It contains no version by you. If you copied the template, it is perhaps the template's repository, which belongs to someone else.`,
        address,
      );
    const key = `branch.${ref.replace("refs/heads/", "")}`;
    const isTracked = (await this.#git.read("config", `${key}.remote`)) === name;
    const remoteRef = (isTracked && (await this.#git.read("config", `${key}.merge`))) || ref;
    const source = (await this.#git.read("remote", "get-url", name)) === address ? name : address;
    return { name: source, address, ref: remoteRef, head: await this.#headOf(source, remoteRef) };
  }

  async #headOf(remote: string, ref: string): Promise<string | null> {
    const lines = await this.#git.run(["ls-remote", remote, ref], { timeout: ASK_TIMEOUT_MS });
    const heads = lines.split("\n").map((line) => line.split("\t"));
    return heads.find(([, name]) => name === ref)?.[0] ?? null;
  }

  /** Returns the hashes of the owner's commits, newest first. */
  async #ownCommits(head: string): Promise<string[]> {
    const author = `--author=<${await this.#email()}>`;
    const hashes = await this.#git.run(["rev-list", "-F", author, head]);
    return hashes.split("\n").filter(Boolean);
  }

  /** @throws Refusal if git does not know the owner's name and email address */
  async #email(): Promise<string> {
    const identity = await this.#git.run(["-c", "user.useConfigOnly=true", "var", "GIT_AUTHOR_IDENT"]);
    const [, email] = /<(.+)>/.exec(identity) ?? [];
    require(email, explainFailure("empty ident", false));
    return email;
  }

  /** @throws Question if git cannot reach the address. The remote then stays as it is. */
  async setAddress(address: string): Promise<void> {
    if (address === (await this.#pushAddress())) return;
    await this.#git.run(["ls-remote", "--", address], { timeout: ASK_TIMEOUT_MS }).catch((error) => {
      throw new Question("address", error.message);
    });
    const remote = await this.#remoteName();
    await this.#git.run(["remote", remote ? "set-url" : "add", remote ?? "origin", address]);
    // The new repository gets a branch with the same name as the local branch. Fails if no branch was set.
    await this.#git.read("branch", "--unset-upstream");
  }

  /** Fetches the remote's commit if it is missing, without moving a ref. */
  async fetch({ name, ref, head }: Remote): Promise<void> {
    if (!head || (await this.#git.read("cat-file", "-e", `${head}^{commit}`)) !== null) return;
    const args = ["fetch", "-q", "--no-tags", "--no-write-fetch-head", "--refmap=", name, ref];
    await this.#git.run(args, { timeout: FETCH_TIMEOUT_MS });
  }

  /** Lists the owner's own commits that a push sends along, newest first. */
  async commitsToSend({ head }: Branch, remote: Remote): Promise<Commit[]> {
    const format = [
      "--no-show-signature",
      "--diff-merges=first-parent",
      "--shortstat",
      "--format=%x01%H%n%s",
    ];
    const text = await this.#git.run(["log", ...format, head, "--not", ...(await this.#sent(head, remote))]);
    return text
      .split("\x01")
      .slice(1)
      .map((entry) => {
        const [hash = "", subject = "", ...stat] = entry.split("\n");
        return { hash, subject, files: Number(/(\d+) file/.exec(stat.join())?.[1] ?? 0) };
      });
  }

  /** Lists the files that a push adds, including files that a later commit removes. */
  async blobsToSend({ head }: Branch, remote: Remote): Promise<{ hash: string; name: string }[]> {
    // `git rev-list --objects` would name only one of several files with the same bytes.
    const format = ["--no-show-signature", "--diff-merges=separate", "--root", "--format="];
    const args = [...format, "--raw", "--no-abbrev", "--no-renames", "-z", head, "--not"];
    const text = await this.#git.run(["log", ...args, ...(await this.#sent(head, remote))]);
    const files = text.matchAll(/:\d+ 1[02]\d+ \w+ (\w+) [AMT]\0([^\0]+)\0/g);
    return [...files].map(([, hash = "", name = ""]) => ({ hash, name }));
  }

  readBlob(hash: string): Promise<string> {
    return this.#git.run(["cat-file", "blob", hash]);
  }

  /** Returns the commits that a push does not add. A new repository also gets the template's commits, which do not count. */
  async #sent(head: string, remote: Remote): Promise<string[]> {
    if (remote.head) return [remote.head];
    const first = (await this.#ownCommits(head)).at(-1);
    return first ? (await this.#git.run(["rev-parse", `${first}^@`])).split("\n").filter(Boolean) : [head];
  }

  /** Creates a commit, unless the branch already has this tree. Returns the hash of the commit. */
  async commit(tree: string, { head }: Branch, message: string): Promise<string> {
    if ((await this.#git.run(["rev-parse", `${head}^{tree}`])) === tree) return head;
    const isSigned = (await this.#git.read("config", "--type=bool", "commit.gpgsign")) === "true";
    const args = ["commit-tree", tree, "-p", head, "-F", "-", ...(isSigned ? ["-S"] : [])];
    return this.#git.run(args, { input: message });
  }

  /** Returns true if HEAD still is this branch. */
  async isCheckedOut({ ref }: Branch): Promise<boolean> {
    return (await this.#git.read("symbolic-ref", "-q", "HEAD")) === ref;
  }

  /** @throws Refusal if the branch has moved since `from` was read */
  async moveBranch({ ref }: Branch, from: string, to: string): Promise<void> {
    await this.#git.run(["update-ref", "-m", "studio: publish", ref, to, from]);
  }

  /**
   * Pushes only if the remote's branch still is at the commit that the studio compared.
   * @throws Refusal; `isMissing` is called first if the remote reports that it does not have the commit
   */
  async push(
    commit: string,
    { name, ref, head }: Remote,
    { onLine, onMissing }: { onLine: (line: string) => void; onMissing: () => Promise<void> },
  ): Promise<void> {
    const lease = `--force-with-lease=${ref}:${head ?? ""}`;
    try {
      const args = ["push", lease, name, `${commit}:${ref}`];
      await this.#git.run(args, { timeout: PUSH_TIMEOUT_MS, onLine });
    } catch (error) {
      const remoteHead = await this.#headOf(name, ref).catch(() => undefined);
      if (remoteHead === commit) return;
      // The owner can have committed in the meantime. Then the branch stays.
      if (remoteHead !== undefined) await onMissing().catch(() => undefined);
      throw error;
    }
  }
}

/** git's name for a branch that follows another branch of the same repository. */
const LOCAL_REMOTE = ".";

function require(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Refusal(422, message);
}
