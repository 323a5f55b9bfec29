import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { paths } from "../../../files/paths.ts";
import { writeFileAtomically } from "../../../files/write-file.ts";
import { Refusal } from "../../shared/refusal.ts";
import { ownerFileName } from "../../shared/titles.ts";
import type { ContentTree } from "./content-tree.ts";
import type { Git } from "./git.ts";
import { askToTakeIn } from "./question.ts";
import type { Branch, Remote, Repository } from "./repository.ts";
import type { Answer } from "./request.ts";

/** The side whose version stays where both sides changed the same lines. */
type Side = NonNullable<Answer["takeIn"]>;

interface Merged {
  /** Relative to the project. */
  name: string;
  /** Null if the merge removes the file. */
  bytes: Buffer | null;
  /** Names the file if both sides changed the same lines. */
  conflict: string | null;
}

interface NewerCommitsParts {
  root: string;
  /** A folder that only this class uses. */
  state: string;
  git: Git;
  repository: Repository;
  tree: ContentTree;
}

/**
 * Takes newer commits of the remote into the branch, and merges them with changes of content/ that are not committed.
 * `git merge --autostash` would leave conflict markers in the owner's files.
 */
export class NewerCommits {
  readonly #parts: NewerCommitsParts;

  constructor(parts: NewerCommitsParts) {
    this.#parts = parts;
  }

  /** Returns the subjects of commits that only the remote has. @throws Refusal if both sides have new commits */
  async #subjects({ head }: Branch, remote: Remote): Promise<string[]> {
    const { git } = this.#parts;
    const isAncestor = async (commit: string, other: string) =>
      (await git.read("merge-base", "--is-ancestor", commit, other)) !== null;
    if (!remote.head || (await isAncestor(remote.head, head))) return [];
    if (!(await isAncestor(head, remote.head))) throw new Refusal(422, askForMerge(remote));
    const range = `${head}..${remote.head}`;
    return (await git.run(["log", "--no-show-signature", "--format=%s", range])).split("\n");
  }

  /** Returns true if it took in commits. @throws Question if `side` is missing */
  async takeIn(branch: Branch, remote: Remote, side?: Side): Promise<boolean> {
    const subjects = await this.#subjects(branch, remote);
    if (subjects.length === 0) return false;
    const newer = remote.head ?? "";
    const files = await this.#merge(branch.head, newer, side ?? "mine");
    if (!side)
      throw askToTakeIn(
        subjects,
        files.flatMap(({ conflict }) => conflict ?? []),
      );
    await this.#fastForward(branch, newer, files);
    for (const { name, bytes } of files) {
      const file = join(this.#parts.root, name);
      await (bytes ? writeFileAtomically(file, bytes) : rm(file, { force: true }));
    }
    return true;
  }

  /** Keeps the files in content/ that the merge replaces. @throws Refusal if HEAD is another branch or commit by now */
  async #fastForward(branch: Branch, newer: string, files: Merged[]): Promise<void> {
    const { root, git, repository } = this.#parts;
    const current = await repository.branch();
    const isSame = current.ref === branch.ref && current.head === branch.head;
    if (!isSame) throw new Refusal(409, "The branch has changed in the meantime. Nothing was taken in.");
    const resetIndex = async (commit: string) => {
      const input = files.map(({ name }) => `${name}\0`).join("");
      const args = ["reset", "-q", commit, "--pathspec-from-file=-", "--pathspec-file-nul"];
      if (input) await git.run(["--literal-pathspecs", ...args], { input });
    };
    const removed = files.filter(({ name }) => !existsSync(this.#pathOf("theirs", name)));
    // git keeps a changed file whose entry in the index already equals the newer commit, unless that commit removes it.
    await resetIndex(newer);
    for (const { name } of removed) await rm(join(root, name), { force: true });
    try {
      await git.run(["merge", "-q", "--ff-only", "--no-overwrite-ignore", newer]);
    } catch (error) {
      await resetIndex(branch.head);
      for (const { name } of removed)
        await copyFile(this.#pathOf("mine", name), join(root, name)).catch(() => undefined);
      throw error;
    }
  }

  /** Merges the files that both sides changed, without a change in the project. */
  async #merge(head: string, newer: string, side: Side): Promise<Merged[]> {
    const { root, state, git, tree } = this.#parts;
    const list = async (...args: string[]) =>
      (await git.run([...args, "-z", "--", paths.content])).split("\0").filter(Boolean);
    const diff = ["diff", "--name-only", "--no-renames"];
    const mine = [...(await list(...diff, head)), ...(await list("ls-files", "--others"))];
    const names = (await list(...diff, head, newer)).filter((name) => mine.includes(name));
    await rm(state, { recursive: true, force: true });
    if (names.length > 0) {
      await tree.checkOut(head, join(state, "base"), paths.content);
      await tree.checkOut(newer, join(state, "theirs"), paths.content);
    }
    const files: Merged[] = [];
    for (const name of names) {
      const file = this.#pathOf("mine", name);
      await mkdir(dirname(file), { recursive: true });
      if (existsSync(join(root, name))) await copyFile(join(root, name), file);
      files.push({ name, ...(await this.#mergeFile(name, side)) });
    }
    return files;
  }

  async #mergeFile(name: string, side: Side): Promise<Omit<Merged, "name">> {
    const { git } = this.#parts;
    const [mine, base, theirs] = ["mine", "base", "theirs"].map((version) => this.#pathOf(version, name));
    const chosen = () => readFile(this.#pathOf(side, name)).catch(() => null);
    if (!mine || !base || !theirs || !existsSync(mine) || !existsSync(theirs))
      return { bytes: await chosen(), conflict: ownerFileName(name) };
    await mkdir(dirname(base), { recursive: true });
    // Both sides added the file.
    if (!existsSync(base)) await writeFile(base, "");
    const merge = (option: string) => git.read("merge-file", "-q", option, mine, base, theirs);
    const conflict = (await merge("--stdout")) === null ? ownerFileName(name) : null;
    // git does not merge images.
    const isMerged = (await merge(side === "mine" ? "--ours" : "--theirs")) !== null;
    return { bytes: isMerged ? await readFile(mine) : await chosen(), conflict };
  }

  #pathOf(version: string, name: string): string {
    return join(this.#parts.state, version, name);
  }
}

export const TAKEN_IN = "The newer changes are in your folder now. Check the new list, then click Publish.";

/** Explains what a person does if both sides have new commits, because the studio never rewrites commits. */
function askForMerge({ name, ref }: Remote): string {
  const source = `${name.replace(/\/\/[^/]*@/, "//")} ${ref.replace("refs/heads/", "")}`;
  return `Your folder and the repository both have new versions, which the studio cannot merge. Nothing was sent or lost. Ask someone who knows git to follow the lines under Details in your folder, then publish again.

git add ${paths.content}
git commit -m "My changes"
git pull --no-rebase ${source}
If git reports conflicts, choose a version in each file that it names, then run git add --all and git commit.`;
}
