import type { FieldPath } from "../../shared/field-path.ts";

/** Previews values on the page. Skips values that become outdated while a preview is running. */
export class Preview {
  readonly #show: (place: FieldPath, value: unknown) => Promise<unknown>;
  #next: [place: FieldPath, value: unknown] | null = null;
  #running: Promise<void> | null = null;

  constructor(show: (place: FieldPath, value: unknown) => Promise<unknown>) {
    this.#show = show;
  }

  show(place: FieldPath, value: unknown): void {
    this.#next = [place, value];
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    while (this.#next) {
      const change = this.#next;
      this.#next = null;
      await this.#show(...change).catch(() => undefined);
    }
    this.#running = null;
  }

  /** Resolves after the running preview, which would otherwise replace a saved value on the page. */
  async stop(): Promise<void> {
    this.#next = null;
    await this.#running;
  }
}
