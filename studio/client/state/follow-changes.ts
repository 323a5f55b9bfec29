import { callApi } from "./api.ts";
import type { StudioStore } from "./studio-store.ts";

const RECONNECT_MILLISECONDS = 1000;

/** Updates the page after changes by other programs. Reconnects after the studio restarts. */
export async function followChanges(store: StudioStore): Promise<never> {
  for (;;) {
    await readEvents(store).catch(() => undefined);
    store.showMessage("The studio has stopped. Run npm run studio again: then this page continues.", true);
    while (!(await loadState(store)))
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MILLISECONDS));
    store.showMessage("The studio is running again");
  }
}

async function readEvents(store: StudioStore): Promise<void> {
  const { body } = await callApi("events");
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    // A new stage of a publication does not change the page.
    const isContent = part.value.includes("event: change");
    if ((await loadState(store)) && isContent) await store.refreshPage().catch(() => undefined);
    if (isContent) store.refreshForm();
  }
}

async function loadState(store: StudioStore): Promise<boolean> {
  return store.loadState().then(
    () => true,
    () => false,
  );
}
