import type { Memory } from "./memory.ts";
import type { Branch, Remote, Repository } from "./repository.ts";
import type { StagedContent } from "./staged-content.ts";

/** Moves the branch and the owner's index to a published commit, and back if the remote refuses the commit. */
export class BranchMover {
  readonly #repository: Repository;
  readonly #staged: StagedContent;
  readonly #memory: Memory;

  constructor(repository: Repository, staged: StagedContent, memory: Memory) {
    this.#repository = repository;
    this.#staged = staged;
    this.#memory = memory;
  }

  /** Moves the branch and pushes it. Moves the branch back only if the remote reports that the commit is missing. */
  async push(
    commit: string,
    { branch, remote, onLine }: { branch: Branch; remote: Remote; onLine: (line: string) => void },
  ): Promise<void> {
    const repository = this.#repository;
    // A studio that is killed finishes the move at its next start.
    await this.#memory.remember({ move: { ref: branch.ref, from: branch.head, to: commit } });
    const forget = () => this.#memory.remember({ move: null });
    let undo = forget;
    try {
      await repository.moveBranch(branch, branch.head, commit);
      let restoreIndex = async () => {};
      undo = async () => {
        await repository.moveBranch(branch, commit, branch.head);
        if (await repository.isCheckedOut(branch)) await restoreIndex();
        await forget();
      };
      // The index belongs to the branch that is checked out.
      if (await repository.isCheckedOut(branch)) restoreIndex = await this.#staged.adopt(commit);
    } catch (error) {
      await undo();
      throw error;
    }
    await repository.push(commit, remote, { onLine, onMissing: undo });
    await forget();
  }

  /** Updates the index after an interrupted move, except for entries that the owner has staged in the meantime. */
  async finishMove(): Promise<void> {
    const { move } = this.#memory.values;
    if (!move) return;
    const { ref, head } = await this.#repository.branch();
    if (ref === move.ref && head === move.to) await this.#staged.update(move.from, move.to);
    if (ref === move.ref && head === move.from) await this.#staged.update(move.to, move.from);
    await this.#memory.remember({ move: null });
  }
}
