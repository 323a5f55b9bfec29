import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { useStrings } from "#app/ui/strings.tsx";

/** Dispatched on `window` by the entry, the last of the page's chunks to run. */
export const CHUNKS_LOADED = "chunks-loaded";

const CHUNK_TIMEOUT_MS = 120_000;

const DIALOG_ID = "chunk-failure";

/** Inline, as it must not need a chunk itself: shows the error screen when one fails to load or is late. */
export function ChunkWatch() {
  const { title, chunk } = useStrings().error;
  return <InlineScript run={watch} settings={[DIALOG_ID, CHUNKS_LOADED, CHUNK_TIMEOUT_MS, title, chunk]} />;
}

export function ChunkFailure() {
  const { error } = useStrings();
  return (
    <dialog id={DIALOG_ID} aria-label={error.title} className="screen-dialog">
      <ErrorScreen heading="h2">
        <span data-failure suppressHydrationWarning />
      </ErrorScreen>
    </dialog>
  );
}

function watch([dialogId, loaded, timeout, title, text]: [string, string, number, string, string]) {
  function fail(chunk: string) {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", () => fail(chunk), { once: true });
      return;
    }
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
    const failure = dialog.querySelector("[data-failure]");
    if (failure) failure.textContent = text.replace("{chunk}", chunk).replace(/ {2,}/g, " ");
    document.title = title;
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.showModal();
  }

  function onError({ target }: Event) {
    const isChunk =
      target instanceof HTMLScriptElement ||
      (target instanceof HTMLLinkElement && target.rel === "modulepreload");
    if (!isChunk) return;
    const address = target instanceof HTMLLinkElement ? target.href : target.src;
    fail(address.split("/").at(-1) || "");
  }

  function onRejection({ reason }: PromiseRejectionEvent) {
    const message = String(reason?.message ?? reason);
    // What Chromium, Firefox and Safari say of a failed import().
    if (!/dynamically imported module|importing a module script/i.test(message)) return;
    fail(/[^/]+\.js/.exec(message)?.[0] ?? "");
  }

  const timer = setTimeout(() => fail(""), timeout);
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", onRejection);
  window.addEventListener(loaded, () => clearTimeout(timer), { once: true });
}
