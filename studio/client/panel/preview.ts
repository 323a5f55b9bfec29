import type { FieldPath } from "../../field-name.ts";
import { postJson } from "../api.ts";

/** Previews values on the page. Skips values that become outdated while a preview is running. */
export class Preview {
  readonly #refreshPage: () => Promise<void>;
  #next: object | null = null;
  #isRunning = false;

  constructor(refreshPage: () => Promise<void>) {
    this.#refreshPage = refreshPage;
  }

  async show(place: FieldPath, value: unknown): Promise<void> {
    this.#next = { ...place, value };
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#next) {
      const change = this.#next;
      this.#next = null;
      await postJson("preview", change).then(this.#refreshPage, () => undefined);
    }
    this.#isRunning = false;
  }

  stop(): void {
    this.#next = null;
  }
}
