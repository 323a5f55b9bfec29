import { paths } from "../../../files/paths.ts";
import { isInSite } from "./content-tree.ts";
import type { Git } from "./git.ts";

/** Maps each file below content/ to its mode and hash, such as "100644 5f2d…". */
type Entries = ReadonlyMap<string, string>;

/** Updates the files of the site in the owner's index. All other entries stay as they are. */
export class StagedContent {
  readonly #git: Git;

  constructor(git: Git) {
    this.#git = git;
  }

  /** Makes the entries equal to a commit, as `git commit content/` does. Returns a function that restores them. */
  async adopt(commit: string): Promise<() => Promise<void>> {
    const [before, after] = [await this.#staged(), await this.#committed(commit)];
    await this.#replace(before, after);
    return () => this.#replace(after, before);
  }

  /** Updates only the entries that still equal the older commit. */
  async update(from: string, to: string): Promise<void> {
    await this.#replace(await this.#committed(from), await this.#committed(to));
  }

  /** Replaces the entries that equal `before`. */
  async #replace(before: Entries, after: Entries): Promise<void> {
    const staged = await this.#staged();
    const names = [...new Set([...before.keys(), ...after.keys()])].filter(isInSite);
    const lines = names
      .filter((name) => before.get(name) !== after.get(name) && staged.get(name) === before.get(name))
      // A removed file frees its name for a folder.
      .sort((a, b) => Number(after.has(a)) - Number(after.has(b)))
      .map((name) => `${after.get(name) ?? removalOf(before.get(name))}\t${name}\0`);
    if (lines.length === 0) return;
    await this.#git.run(["update-index", "-z", "--index-info"], { input: lines.join("") });
  }

  async #staged(): Promise<Entries> {
    return toEntries(await this.#git.run(["ls-files", "-s", "-z", "--", paths.content]));
  }

  async #committed(commit: string): Promise<Entries> {
    return toEntries(await this.#git.run(["ls-tree", "-r", "-z", commit, "--", paths.content]));
  }
}

/** Parses the lines of `git ls-files -s -z` or `git ls-tree -z`. */
function toEntries(lines: string): Entries {
  return new Map(
    lines.split("\0").flatMap((line) => {
      const [, mode, hash, name] = /^(\d+) (?:blob |commit )?(\w+)(?: \d)?\t(.+)$/s.exec(line) ?? [];
      return name ? [[name, `${mode} ${hash}`]] : [];
    }),
  );
}

/** git removes an entry with the mode 0, and requires a hash of the same length. */
function removalOf(entry = ""): string {
  return `0 ${entry.replace(/^\d+ /, "").replace(/./g, "0")}`;
}
