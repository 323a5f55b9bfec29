import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { paths } from "../../../files/paths.ts";
import { isSiteFile } from "../../../files/site-file.ts";
import { entriesIn, listContentFolder } from "../../../pipeline/read/content-folder.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { Git } from "./git.ts";
import type { Branch } from "./repository.ts";

/** A hook can run all tests of the owner. */
const HOOK_TIMEOUT_MS = 15 * 60_000;
const SUBMODULE = /^160000 \S+ \d\t(.*)$/m;

/** Writes git trees with the files of the site, and folders with the files of a tree. */
export class ContentTree {
  readonly #root: string;
  readonly #state: string;
  readonly #git: Git;

  constructor(root: string, state: string, git: Git) {
    this.#root = root;
    this.#state = state;
    this.#git = git;
  }

  /**
   * Writes a tree with the files of a commit, but with the site's files from `copy`. Keeps all other files.
   * @throws Refusal if git or the owner's hook refuses the files
   */
  async write(branch: Branch, copy: string): Promise<string> {
    const env = { GIT_INDEX_FILE: join(this.#state, "index") };
    await rm(env.GIT_INDEX_FILE, { force: true });
    await this.#git.run(["read-tree", branch.head], { env });
    await this.#requireOneRepository(env);
    const folder = await this.#git.run(["rev-parse", "--absolute-git-dir"]);
    const place = { cwd: copy, env: { ...env, GIT_DIR: folder, GIT_WORK_TREE: copy } };
    await this.#git.run(["add", "--force", "--sparse", "--ignore-removal", "--", paths.content], place);
    const { files } = await listContentFolder(join(copy, paths.content));
    // On macOS, git writes names in this form.
    const kept = new Set(files.map((file) => `${paths.content}/${file}`.normalize()));
    const entries = (await this.#git.run(["ls-files", "-z", "--", paths.content], { env })).split("\0");
    const removed = entries.filter((name) => isInSite(name) && !kept.has(name.normalize()));
    await this.#git.run(["update-index", "--force-remove", "-z", "--stdin"], {
      env,
      input: removed.map((name) => `${name}\0`).join(""),
    });
    const tree = await this.#git.run(["write-tree"], { env });
    await this.#runHook(tree, branch);
    return tree;
  }

  /** @throws Refusal if content/ contains another repository, whose files git would leave out */
  async #requireOneRepository(env: NodeJS.ProcessEnv): Promise<void> {
    const entries = await this.#git.run(["ls-files", "-s", "--", paths.content], { env });
    const contents = await entriesIn(join(this.#root, paths.content));
    const inner = contents.find(({ path, entry }) => entry.name === ".git" && isSiteFile(dirname(path)));
    const folder = SUBMODULE.exec(entries)?.[1] ?? (inner && join(paths.content, dirname(inner.path)));
    if (!folder) return;
    const message = `Your folder “${basename(folder)}” is a git repository of its own. Delete its folder .git, or move it to a folder outside your site.`;
    throw new Refusal(422, message);
  }

  /** Writes the files of a commit or tree into a folder. @param part limits the files */
  async checkOut(tree: string, folder: string, part = "."): Promise<void> {
    const env = { GIT_INDEX_FILE: join(this.#state, "index-files") };
    await rm(env.GIT_INDEX_FILE, { force: true });
    await this.#git.run(["read-tree", tree], { env });
    const files = await this.#git.run(["ls-files", "-z", "--", part], { env });
    const args = ["checkout-index", "-f", "-z", "--stdin", `--prefix=${folder}/`];
    await this.#git.run(args, { env, input: files });
  }

  /** Runs the owner's pre-commit hook in a copy of the tree with its own repository, so that its changes are discarded. */
  async #runHook(tree: string, { ref, head }: Branch): Promise<void> {
    const pathOf = (name: string) =>
      this.#git.run(["rev-parse", "--path-format=absolute", "--git-path", name]);
    const hook = await pathOf("hooks/pre-commit");
    if (!existsSync(hook)) return;
    const folder = join(this.#state, "hook");
    // Tools such as lint-staged unset git's variables. Then git finds this repository, not the owner's.
    const repository = join(folder, ".git");
    await rm(folder, { recursive: true, force: true });
    await this.checkOut(tree, folder);
    await mkdir(folder, { recursive: true });
    const packages = join(this.#root, "node_modules");
    // Fails if the owner has committed the folder.
    await symlink(packages, join(folder, "node_modules"), "junction").catch(() => undefined);
    await this.#git.run(["init", "-q", "--bare", repository]);
    for (const name of ["config", "shallow"])
      await cp(await pathOf(name), join(repository, name)).catch(() => undefined);
    await writeFile(join(repository, "objects/info/alternates"), `${await pathOf("objects")}\n`);
    // The slash in the pattern `node_modules/` of .gitignore excludes a link.
    await writeFile(join(repository, "info/exclude"), "node_modules\n");
    const env = { GIT_DIR: repository, GIT_WORK_TREE: folder, GIT_INDEX_FILE: join(repository, "index") };
    const place = { cwd: folder, env };
    await this.#git.run(["config", "core.bare", "false"], place);
    await this.#git.run(["config", "core.worktree", folder], place);
    await this.#git.run(["symbolic-ref", "HEAD", ref], place);
    await this.#git.run(["update-ref", ref, head], place);
    await this.#git.run(["read-tree", tree], place);
    const args = ["hook", "run", "--ignore-missing", "pre-commit"];
    const timeout = HOOK_TIMEOUT_MS;
    await this.#git.run(["-c", `core.hooksPath=${dirname(hook)}`, ...args], { ...place, timeout });
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param name relative to the project */
export function isInSite(name: string): boolean {
  const prefix = `${paths.content}/`;
  return name.startsWith(prefix) && isSiteFile(name.slice(prefix.length));
}
