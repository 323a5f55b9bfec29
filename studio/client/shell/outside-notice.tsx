import { useEffect, useState } from "react";
import type { Change } from "../../publish/changes.ts";
import { callApi, postJson, type State } from "../api.ts";
import { ChangeList } from "../publish/change-list.tsx";
import type { StudioStore } from "../studio-store.ts";

/** The key in localStorage for the time of the outside change whose notice was closed last. */
const LAST_CLOSED = "studio-outside-change";

/** Shows the last outside change until the owner closes the notice or undoes the change. */
export class OutsideNotice {
  readonly #store: StudioStore;
  #time: number | null = null;
  #key = "";

  constructor(store: StudioStore) {
    this.#store = store;
  }

  show(outside: State["outside"]): void {
    const time = outside?.time ?? null;
    if (time === this.#time) return;
    this.#time = time;
    const { notices } = this.#store;
    notices.close(this.#key);
    if (!outside || localStorage.getItem(LAST_CLOSED) === `${time}`) return;
    const action = { label: "Take back", onPress: () => void this.#takeBack(outside) };
    this.#key = notices.add(
      { message: outside.label, action, details: <OutsideChanges /> },
      { onClose: () => localStorage.setItem(LAST_CLOSED, `${time}`) },
    );
  }

  async #takeBack({ time, label }: NonNullable<State["outside"]>): Promise<void> {
    if (!(await this.#store.editor.saveAll())) return;
    const takeBack = () => postJson("outside/take-back", time);
    await this.#store.withOutdatedPage(async () => {
      await this.#store.perform(takeBack, `Taken back: ${label}`, "", "").catch(() => undefined);
      await this.#store.shown;
    });
  }
}

function OutsideChanges() {
  const [changes, setChanges] = useState<Change[]>([]);
  useEffect(() => {
    const load = async () => setChanges(await (await callApi("outside")).json());
    load().catch(() => undefined);
  }, []);
  if (changes.length === 0) return null;
  return (
    <details className="pe-3">
      <summary className="min-h-control text-soft">Before and after</summary>
      <div className="mb-2 max-h-[40vh] overflow-auto">
        <ChangeList changes={changes} versions={["blob", "blob"]} />
      </div>
    </details>
  );
}
