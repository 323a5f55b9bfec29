import type { Notices } from "./notices.ts";
import type { Site } from "./site.ts";

interface UndoNoticeOptions {
  notices: Pick<Notices, "add" | "showMessage">;
  site: Pick<Site, "state" | "value">;
  undo: () => Promise<void>;
}

/** Offers to undo the last change in a notice, which stays until the next change. */
export class UndoNotice {
  readonly #options: UndoNoticeOptions;
  /** The changes that the notice can undo. */
  #labels: string[] = [];
  #isDeletion = false;
  #close: (() => void) | null = null;
  #isChanging = false;

  constructor(options: UndoNoticeOptions) {
    this.#options = options;
    options.site.state.subscribe(({ undo }) => {
      if (!this.#isChanging && undo !== this.#labels.at(-1)) this.#forget();
    });
  }

  /**
   * Runs a change, and offers to undo it. A deletion directly after another deletion shares its notice.
   * @param change resolves with false if it changed nothing
   * @param messageOf returns the message for the names of the changes
   */
  async run(
    change: () => Promise<boolean>,
    messageOf: (labels: string[]) => string,
    isDeletion = false,
  ): Promise<boolean> {
    this.#isChanging = true;
    try {
      if (!(await change())) return false;
    } finally {
      this.#isChanging = false;
    }
    const { notices, site } = this.#options;
    const earlierLabels = isDeletion && this.#isDeletion ? this.#labels : [];
    const labels = [...earlierLabels, site.value.undo ?? ""];
    this.#forget();
    this.#labels = labels;
    this.#isDeletion = isDeletion;
    const undoAll = async () => {
      for (const _ of labels) await this.#options.undo();
    };
    const action = { label: "Undo", onPress: () => void undoAll() };
    // The notice shows the change.
    notices.showMessage("");
    this.#close = notices.add({ message: messageOf(labels), action }, null);
    return true;
  }

  #forget(): void {
    this.#close?.();
    this.#close = null;
    this.#labels = [];
  }
}

/** Returns "Deleted section “Search”" for "Delete section “Search”", the name of a change. */
export function doneMessage(label: string): string {
  return label
    .replace(/^(Change|Delete|Move|Paste|Remove|Rename|Update|Use)\b/, "$1d")
    .replace(/^(Add|Lock|Open|Show)\b/, "$1ed")
    .replace(/^Copy\b/, "Copied")
    .replace(/^Make\b/, "Made")
    .replace(/^Begin\b/, "Began");
}

/** Returns a message such as "Deleted section “Search”" or "2 sections deleted". @param labels names such as "Delete section “Search”" */
export function deletionMessage(labels: string[]): string {
  const [label = "", ...others] = labels;
  if (others.length === 0) return doneMessage(label);
  const nouns = new Set(labels.map((name) => /\b(section|card|bullet|figure|row)\b/.exec(name)?.[0]));
  const [noun] = nouns.size === 1 ? nouns : [];
  return `${labels.length} ${noun ?? "part"}s deleted`;
}
