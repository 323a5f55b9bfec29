import { Refusal } from "../files/refusal.ts";
import type { Place } from "../place-name.ts";
import { ask, post, type State } from "./ask.ts";
import { settle } from "./conflict.ts";
import { byId, make } from "./element.ts";
import { frame } from "./page-frame.ts";

const MAKING = ". Making picture sizes…";

/** Keeps the state of the content and shows the result of each change. Every change goes through `perform`. */
class Studio {
  readonly #status = byId<HTMLOutputElement>("state");
  #state: State | null = null;
  onJump: (file: string, field: string) => void = () => {};
  onShown: () => void = () => {};

  get state(): State {
    if (!this.#state) throw new Error("The state is not loaded yet.");
    return this.#state;
  }

  async learn(): Promise<void> {
    this.#show(await (await ask("state")).json());
  }

  /**
   * Makes a change, reports its result and updates the page.
   * @param work can resolve with its own sentence instead of "Saved"
   * @param file that the change writes
   */
  async perform(work: () => Promise<unknown>, done = "Saved", file = ""): Promise<void> {
    this.say("Saving…");
    try {
      const said = await work();
      void this.#showAll(typeof said === "string" ? said : done, file);
    } catch (error) {
      this.say(`Not saved: ${(error as Error).message}`, true);
      void frame.refresh();
      throw error;
    }
  }

  /**
   * Saves a value. If it was changed elsewhere meanwhile, the owner chooses one.
   * @param was the value that the owner saw
   * @param onWritten called before the page is updated
   */
  setValue(place: Place, value: unknown, was: unknown, onWritten?: () => void): Promise<void> {
    return this.perform(
      async () => {
        const said = await post("value", { ...place, value, was }).catch(async (error) => {
          if (!(error instanceof Refusal && error.status === 409)) throw error;
          const settled = await settle(inText(value), inText(error.now));
          if (settled === null) return "Kept theirs";
          await post("value", {
            ...place,
            value: typeof value === "string" ? settled : value,
            was: error.now,
          });
          return "Saved";
        });
        onWritten?.();
        return said;
      },
      "Saved",
      place.file,
    );
  }

  async #showAll(done: string, file: string): Promise<void> {
    await this.learn();
    await frame.refresh();
    this.onShown();
    const isHeld = this.state.problems.some((problem) => problem.file === `content/${file}`);
    if (isHeld) this.say("Saved. Pages show it after the problem in that file is fixed.", true);
    else this.say(done + (this.state.isMaking ? MAKING : ""));
  }

  /** Follows changes made elsewhere and generated sizes until the studio stops. */
  async follow(): Promise<void> {
    const { body } = await ask("events");
    const reader = body?.getReader();
    const read = () => reader?.read().catch(() => undefined);
    for (let part = await read(); part && !part.done; part = await read()) {
      await this.learn()
        .then(() => frame.refresh())
        .catch(() => undefined);
      const said = this.#status.value;
      if (!this.state.isMaking && said.endsWith(MAKING)) this.say(said.slice(0, -MAKING.length));
    }
    this.say(
      "The studio has stopped: start it again with npm run studio, and open the address that it prints.",
      true,
    );
  }

  say(sentence: string, isAlarm = false): void {
    this.#status.value = sentence;
    this.#status.title = sentence;
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
      ...state.pages.map(({ address, title }) => make("option", { value: address }, title)),
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
        const onclick = () => this.onJump(file, field);
        const sentence = `${inWords(field)} in ${file.replace(/^content\//, "")}: ${message}`;
        return make(
          "li",
          {},
          make("button", { type: "button", title: `${file}:${line}`, onclick }, sentence),
        );
      }),
    );
  }
}

export const studio = new Studio();

/** "cards[0].title" is "cards 1 title". */
function inWords(field: string): string {
  return field.replaceAll(/\[(\d+)\]/g, (_, index) => ` ${Number(index) + 1}`).replaceAll(".", " ");
}

function inText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "", null, 1);
}
