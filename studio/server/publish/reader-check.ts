import { shortAddress } from "../../shared/short-address.ts";
import { readFiles } from "./differences.ts";
import { canBeLocked, isLocked } from "./locked-content.ts";
import type { Memory } from "./memory.ts";
import { repositoryName, visibilityOf } from "./public-repository.ts";
import { Question } from "./question.ts";
import type { Branch, Remote, Repository } from "./repository.ts";

interface Push {
  branch: Branch;
  remote: Remote;
  repositoryName?: string | undefined;
  trustedName?: string | undefined;
}

/** Asks the owner before locked content goes to a repository that everyone can read. */
export class ReaderCheck {
  readonly #repository: Repository;
  readonly #memory: Memory;

  constructor(repository: Repository, memory: Memory) {
    this.#repository = repository;
    this.#memory = memory;
  }

  /** @param copy the folder with the content to publish @throws Question */
  async check(copy: string, push: Push): Promise<void> {
    if (!(await this.#hasLockedContent(copy, push))) return;
    const { address } = push.remote;
    const name = repositoryName(address);
    const visibility = await visibilityOf(address);
    if (visibility === "public" && push.repositoryName !== name)
      throw new Question(
        "repositoryName",
        `Everyone on the internet can read ${shortAddress(address)}, and would also read your locked studies, drafts, notes and résumés there. Make it private in its settings, then check again. To publish anyway, type its name, ${name}.`,
      );
    if (visibility !== "unknown" || this.#memory.values.trustedAddress === address) return;
    if (push.trustedName !== name)
      throw new Question(
        "trustedName",
        `The studio cannot check who can read ${shortAddress(address)}. It gets your locked studies, drafts, notes and résumés. If only people you trust can read it, type its name, ${name}. The studio asks only once.`,
      );
    await this.#memory.remember({ trustedAddress: address });
  }

  async #hasLockedContent(copy: string, { branch, remote }: Push): Promise<boolean> {
    for (const [file, bytes] of await readFiles(copy)) if (isLocked(file, bytes)) return true;
    for (const { hash, name } of await this.#repository.blobsToSend(branch, remote)) {
      const file = name.replace(/^content\//, "");
      if (file === name || !canBeLocked(file)) continue;
      if (isLocked(file, Buffer.from(await this.#repository.readBlob(hash)))) return true;
    }
    return false;
  }
}
