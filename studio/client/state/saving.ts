import { createModelContext } from "./model.ts";
import type { Notices } from "./notices.ts";
import type { Site } from "./site.ts";

interface Report {
  /** Shown after the change. */
  done?: string;
  /** Introduces the reason of a failure. */
  failure?: string;
  /** The changed file. If it has a problem, the page cannot show the change yet. */
  file?: string;
}

export const [SavingProvider, useSaving] = createModelContext<Saving>();

/** Runs changes, and tells the owner how they end. */
export class Saving {
  readonly #notices: Pick<Notices, "showMessage">;
  readonly #site: Pick<Site, "value">;
  #running: Promise<unknown> = Promise.resolve();

  constructor(notices: Pick<Notices, "showMessage">, site: Pick<Site, "value">) {
    this.#notices = notices;
    this.#site = site;
  }

  /** Runs a change. @param work can resolve with a message to show @throws the error of `work` */
  async run<Value>(
    work: () => Promise<Value>,
    { done = "Saved", failure = "Not saved: ", file }: Report = {},
  ) {
    this.#notices.showMessage("Saving…");
    const running = work();
    this.#running = running.catch(() => undefined);
    try {
      const result = await running;
      const hasProblem = this.#site.value.problems.some((problem) => problem.file === `content/${file}`);
      if (hasProblem)
        this.#notices.showMessage(
          "Saved. Pages show the change after you fix the problem in that file.",
          true,
        );
      else this.#notices.showMessage(typeof result === "string" ? result : done);
      return result;
    } catch (error) {
      this.#notices.showMessage(failure + (error as Error).message, true);
      throw error;
    }
  }

  /** Resolves after the running change. */
  async finish(): Promise<void> {
    await this.#running;
  }
}
