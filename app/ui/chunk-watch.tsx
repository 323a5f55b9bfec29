import { PLAIN_QUERY } from "#app/site-map.ts";
import { DataBlock, InlineScript } from "#app/ui/inline-script.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import source from "./watch-chunks.js?raw";

/** entry.client.tsx dispatches this event on `window` after every chunk of the page has loaded. */
export const CHUNKS_LOADED = "chunks-loaded";

const CHUNK_TIMEOUT_MS = 120_000;

/** Shows `ChunkFailure` if a chunk is late or fails. The inline script does not depend on chunks. */
export function ChunkWatch() {
  const { chunk } = useStrings().error;
  const settings = { loadedEvent: CHUNKS_LOADED, timeout: CHUNK_TIMEOUT_MS, text: chunk };
  return (
    <>
      <DataBlock id="chunk-watch" value={settings} />
      <InlineScript source={import.meta.env.SSR ? source : ""} />
    </>
  );
}

/** Stays at the bottom of the window, and covers no content, because the page works without script. */
export function ChunkFailure() {
  const { error } = useStrings();
  return (
    <div
      id="chunk-failure"
      role="alert"
      hidden
      suppressHydrationWarning
      className="page sticky bottom-0 z-30 border-line border-t bg-panel py-4 text-small"
    >
      <h2 className="font-medium">{error.title}</h2>
      <p suppressHydrationWarning />
      <form className="mt-3 flex flex-wrap gap-3">
        <button type="submit" className="pill bg-accent text-on-accent">
          {error.reload}
        </button>
        <a href={`?${PLAIN_QUERY}`} className="pill border border-line">
          {error.plain}
        </a>
      </form>
    </div>
  );
}
