import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { paths } from "../../../files/paths.ts";
import { replaceFile } from "../../../files/write-file.ts";
import { describeError } from "../../../server/node/run-program.ts";
import type { ContentTree } from "./content-tree.ts";
import {
  accessInFiles,
  type Difference,
  differencesBetween,
  type Files,
  hashOfFiles,
  readFiles,
} from "./differences.ts";
import type { Memory, Target } from "./memory.ts";
import { onlineId } from "./online.ts";
import { Question } from "./question.ts";
import type { Branch, Commit, Remote, Repository } from "./repository.ts";

export interface Changes {
  isFirst: boolean;
  changes: Difference[];
  /** The owner's own commits that a push sends along, newest first. */
  commits: Commit[];
  takeBack: { changes: Difference[]; key: string } | null;
  /** Identifies this list in the request to publish it. Null if the studio could not compare. */
  key: string | null;
  comparedAt: number | null;
  /** Explains what the list does not contain. */
  notice: string;
}

/** The state of the repository or the site when the studio last asked. */
export interface Comparison {
  target: Target;
  branch: Branch | null;
  /** Null if the owner has no repository of her own yet. */
  remote: Remote | null;
  /** The remote's commit or the ID of the build, or null if nothing is online. */
  online: string | null;
  /** True if the studio knows that its last publication is online. */
  isLastPublication: boolean;
  commits: Commit[];
  notice: string;
}

interface ComparerParts {
  root: string;
  state: string;
  memory: Memory;
  repository: Repository;
  tree: ContentTree;
  siteUrl: () => string | null;
}

const NEWER = "Something newer is online.";
const UNCERTAIN =
  "Something else may be online. This list compares with your last publication from this computer.";

/** Compares content/ with what is online now. */
export class Comparer {
  readonly #parts: ComparerParts;
  #latest: Comparison | null = null;
  #failure = "";

  constructor(parts: ComparerParts) {
    this.#parts = parts;
  }

  get hasFailed(): boolean {
    return this.#failure !== "";
  }

  /** Returns the folder that contains content/ as it is online, in the project, or was online before. */
  folderOf(version: "online" | "content" | "previous"): string {
    const { root, state, memory } = this.#parts;
    return version === "content"
      ? root
      : join(state, this.#latest?.target ?? memory.values.target ?? "git", version);
  }

  /** Asks the remote or the site what is online. @throws Refusal without an answer */
  async compare(target: Target): Promise<Comparison> {
    const nothing = { branch: null, remote: null, online: null, commits: [], notice: "" };
    this.#latest = { ...nothing, target, isLastPublication: false };
    this.#failure = "The studio has not finished the comparison.";
    try {
      this.#latest = target === "git" ? await this.#compareCommit() : await this.#compareBuild(this.#latest);
      this.#failure = "";
      await this.#parts.memory.remember({ comparedAt: Date.now() });
      return this.#latest;
    } catch (error) {
      this.#failure = describeError(error as Error);
      throw error;
    }
  }

  async #compareCommit(): Promise<Comparison> {
    const { repository, memory } = this.#parts;
    const branch = await repository.branch();
    const remote = await repository.remote(branch, memory.values.address).catch((error) => {
      if (error instanceof Question) return null;
      throw error;
    });
    const online = remote?.head ?? null;
    if (remote) await repository.fetch(remote);
    if (!online || memory.values.commit !== online) await this.#showOnline(online);
    const isLastPublication = online !== null && online === memory.values.published;
    const notice = memory.values.published && !isLastPublication ? NEWER : "";
    const commits = remote ? await repository.commitsToSend(branch, remote) : [];
    return { target: "git", branch, remote, online, isLastPublication, commits, notice };
  }

  async #compareBuild(nothing: Comparison): Promise<Comparison> {
    const { memory, siteUrl } = this.#parts;
    const url = siteUrl();
    const online = url ? await onlineId(url) : null;
    const isLastPublication = online !== null && online === memory.values.id;
    const isUncertain = existsSync(this.folderOf("online")) && !isLastPublication;
    return { ...nothing, online, isLastPublication, notice: isUncertain ? UNCERTAIN : "" };
  }

  async #showOnline(commit: string | null): Promise<void> {
    const { memory, tree } = this.#parts;
    await memory.remember({ commit: null });
    for (const version of ["online", "previous"] as const)
      await rm(this.folderOf(version), { recursive: true, force: true });
    if (commit) await tree.checkOut(commit, this.folderOf("online"), paths.content);
    await memory.remember({ commit });
  }

  /** Lists the changes of the next publication, and the changes of taking back the last publication. */
  async changes(): Promise<Changes> {
    const comparison = this.#latest;
    const [before, after, previous] = [
      await readFiles(this.folderOf("online")),
      await readFiles(this.folderOf("content")),
      await readFiles(this.folderOf("previous")),
    ];
    // Otherwise, the key could belong to a newer comparison than the list.
    if (this.#latest !== comparison) return this.changes();
    const isFirst = !existsSync(this.folderOf("online"));
    const canTakeBack = this.#latest?.isLastPublication && existsSync(this.folderOf("previous"));
    const key = this.keyOf(after);
    const takeBackKey = this.keyOf(previous);
    return {
      isFirst,
      changes: this.#list(before, after, isFirst),
      commits: this.#latest?.commits ?? [],
      takeBack:
        canTakeBack && takeBackKey
          ? { changes: differencesBetween(before, previous), key: takeBackKey }
          : null,
      key,
      comparedAt: this.#parts.memory.values.comparedAt,
      notice: this.#failure || (this.#latest?.notice ?? ""),
    };
  }

  #list(before: Files, after: Files, isFirst: boolean): Difference[] {
    const changes = differencesBetween(before, after);
    const access = changes.filter(({ kind }) => kind === "access");
    // The first publication sends the whole site. Only the access to each study is listed.
    if (isFirst) return access;
    if (this.#latest?.notice !== UNCERTAIN) return changes;
    const changed = new Set(access.map(({ where }) => where));
    const unchanged = accessInFiles(after).filter(({ where }) => !changed.has(where));
    return [...access, ...unchanged, ...changes.filter(({ kind }) => kind !== "access")];
  }

  /**
   * Identifies the list: what is online and where, the commits and the files of the site. Null if the studio could not
   * compare. @param hasNewAddress leaves out the repository, because the owner entered it after she saw the list
   */
  keyOf(files: Files, hasNewAddress = false): string | null {
    if (!this.#latest || this.#failure) return null;
    const { target, branch, online, remote, commits } = this.#latest;
    const place = remote && [remote.address, remote.ref];
    const hashes = commits.map(({ hash }) => hash);
    const repository = hasNewAddress ? [null, null, []] : [online, place, hashes];
    const state = [target, branch?.ref, branch?.head, ...repository, hashOfFiles(files)];
    return createHash("sha256").update(JSON.stringify(state)).digest("base64url");
  }

  /** Remembers that the copy is online, and keeps the content that was online before. */
  async showPublished(copy: string, id: string, commit: string | null): Promise<void> {
    const [online, previous] = [this.folderOf("online"), this.folderOf("previous")];
    if (hashOfFiles(await readFiles(online)) !== hashOfFiles(await readFiles(copy))) {
      await rm(previous, { recursive: true, force: true });
      await replaceFile(online, previous).catch(() => undefined);
      await mkdir(dirname(online), { recursive: true });
      await replaceFile(copy, online);
    }
    await this.#parts.memory.remember({
      id,
      sentAt: Date.now(),
      sentTo: commit ? "git" : "cloudflare",
      comparedAt: Date.now(),
      ...(commit && { commit, published: commit }),
    });
    if (!this.#latest) return;
    const { branch, remote } = this.#latest;
    this.#latest = {
      ...this.#latest,
      branch: branch && commit ? { ...branch, head: commit } : branch,
      remote: remote && { ...remote, head: commit },
      online: commit ?? id,
      isLastPublication: true,
      commits: [],
      notice: "",
    };
  }
}
