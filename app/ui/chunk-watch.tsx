import { PLAIN_QUERY } from "#app/site-map.ts";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import source from "./watch-chunks.js?raw";

/** Shows `ChunkFailure` if a chunk is late or fails. The inline script does not depend on chunks. */
export function ChunkWatch() {
  return <InlineScript source={import.meta.env.SSR ? source : ""} />;
}

/** Stays at the bottom of the window, and does not replace the page, because the page works without script. */
export function ChunkFailure() {
  const { error } = useStrings();
  return (
    <div
      id="chunk-failure"
      role="alert"
      hidden
      suppressHydrationWarning
      className="page sticky bottom-0 z-30 hairline-top bg-panel py-4 text-small"
    >
      <h2 className="font-medium">{error.title}</h2>
      <p suppressHydrationWarning>{error.chunk}</p>
      <form className="mt-3 flex flex-wrap gap-3">
        <button type="submit" className="pill bg-accent text-on-accent">
          {error.reload}
        </button>
        <a href={`?${PLAIN_QUERY}`} className="pill hairline">
          {error.plain}
        </a>
      </form>
    </div>
  );
}
