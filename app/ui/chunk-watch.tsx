import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { DataBlock, InlineScript } from "#app/ui/inline-script.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import source from "./chunk-watch.js?raw";

/** entry.client.tsx dispatches this event on `window` after every chunk of the page has loaded. */
export const CHUNKS_LOADED = "chunks-loaded";

const CHUNK_TIMEOUT_MS = 120_000;

/** Opens the dialog of `ChunkFailure` if a chunk is late or fails. The inline script does not depend on chunks. */
export function ChunkWatch() {
  const { title, chunk } = useStrings().error;
  const settings = { loadedEvent: CHUNKS_LOADED, timeout: CHUNK_TIMEOUT_MS, title, text: chunk };
  return (
    <>
      <DataBlock id="chunk-watch" value={settings} />
      <InlineScript source={import.meta.env.SSR ? source : ""} />
    </>
  );
}

export function ChunkFailure() {
  const { error } = useStrings();
  return (
    <dialog
      id="chunk-failure"
      aria-label={error.title}
      className="h-dvh max-h-none w-full max-w-none bg-paper text-ink"
    >
      <ErrorScreen heading="h2">
        <span data-failure suppressHydrationWarning />
      </ErrorScreen>
    </dialog>
  );
}
