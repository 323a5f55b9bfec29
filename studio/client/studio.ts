import type { FieldPath } from "../field-name.ts";
import { Refusal } from "../files/refusal.ts";
import { callApi, postJson, type State } from "./api.ts";
import { resolveConflict } from "./conflict-dialog.ts";
import { byId, createElement } from "./element.ts";
import { frame } from "./page-frame.ts";

const GENERATING = ". Generating image sizes…";

class Studio {
  readonly #status = byId<HTMLOutputElement>("state");
  #state: State | null = null;
  onProblemClick: (file: string, field: string) => void = () => {};
  onSave: () => void = () => {};

  get state(): State {
    if (!this.#state) throw new Error("The state is not loaded yet.");
    return this.#state;
  }

  async loadState(): Promise<void> {
    this.#show(await (await callApi("state")).json());
  }

  /** Makes a change, shows its result and updates the page. @param work can resolve with a message to show */
  async perform(work: () => Promise<unknown>, done = "Saved", file = ""): Promise<void> {
    this.showMessage("Saving…");
    try {
      const message = await work();
      void this.#showAll(typeof message === "string" ? message : done, file);
    } catch (error) {
      this.showMessage(`Not saved: ${(error as Error).message}`, true);
      void frame.refresh();
      throw error;
    }
  }

  /** Saves a value. If another program has changed the value, the owner chooses a version. */
  setValue(place: FieldPath, value: unknown, was: unknown, onWritten?: () => void): Promise<void> {
    return this.perform(
      async () => {
        const message = await postJson("value", { ...place, value, was }).catch(async (error) => {
          if (!(error instanceof Refusal && error.status === 409)) throw error;
          const chosenText = await resolveConflict(toText(value), toText(error.currentValue));
          if (chosenText === null) return "Kept the other version";
          await postJson("value", {
            ...place,
            value: typeof value === "string" ? chosenText : value,
            was: error.currentValue,
          });
          return "Saved";
        });
        onWritten?.();
        return message;
      },
      "Saved",
      place.file,
    );
  }

  async #showAll(done: string, file: string): Promise<void> {
    await this.loadState();
    await frame.refresh();
    this.onSave();
    const fileHasProblem = this.state.problems.some((problem) => problem.file === `content/${file}`);
    if (fileHasProblem)
      this.showMessage("Saved. Pages show the change after you fix the problem in that file.", true);
    else this.showMessage(done + (this.state.isGenerating ? GENERATING : ""));
  }

  /** Updates the page after changes by other programs, until the studio stops. */
  async followChanges(): Promise<void> {
    const { body } = await callApi("events");
    const reader = body?.getReader();
    const readPart = () => reader?.read().catch(() => undefined);
    for (let part = await readPart(); part && !part.done; part = await readPart()) {
      await this.loadState()
        .then(() => frame.refresh())
        .catch(() => undefined);
      const message = this.#status.value;
      if (!this.state.isGenerating && message.endsWith(GENERATING))
        this.showMessage(message.slice(0, -GENERATING.length));
    }
    this.showMessage(
      "The studio has stopped. Run npm run studio again, and open the address that it prints.",
      true,
    );
  }

  showMessage(message: string, isAlarm = false): void {
    this.#status.value = message;
    this.#status.title = message;
    this.#status.toggleAttribute("data-alarm", isAlarm);
  }

  #show(state: State): void {
    this.#state = state;
    for (const verb of ["undo", "redo"] as const) {
      const button = byId<HTMLButtonElement>(verb);
      button.disabled = state[verb] === null;
      button.title = state[verb] ?? "";
    }
    this.#showProblems();
    const pages = byId<HTMLSelectElement>("pages");
    pages.replaceChildren(
      ...state.pages.map(({ address, title }) => createElement("option", { value: address }, title)),
    );
    pages.value = frame.document.location.pathname;
    byId<HTMLSelectElement>("view").value = state.view;
  }

  #showProblems(): void {
    const { problems } = this.state;
    const button = byId<HTMLButtonElement>("problems");
    button.hidden = problems.length === 0;
    button.textContent = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    byId("problem-list").replaceChildren(
      ...problems.map(({ file, line, field, message }) => {
        const onclick = () => this.onProblemClick(file, field);
        const sentence = `${describeField(field)} in ${file.replace(/^content\//, "")}: ${message}`;
        return createElement(
          "li",
          {},
          createElement("button", { type: "button", title: `${file}:${line}`, onclick }, sentence),
        );
      }),
    );
  }
}

export const studio = new Studio();

/** Returns "cards 1 title" for "cards[0].title". */
function describeField(field: string): string {
  return field.replaceAll(/\[(\d+)\]/g, (_, index) => ` ${Number(index) + 1}`).replaceAll(".", " ");
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "", null, 1);
}
