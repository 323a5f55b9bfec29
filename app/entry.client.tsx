import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { CHUNKS_LOADED } from "./gate/chunk-watch.tsx";
import { reportWebVitals } from "./web-vitals.ts";

// The framework runs this file last, once every chunk of the page is there.
window.dispatchEvent(new Event(CHUNKS_LOADED));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

reportWebVitals();
