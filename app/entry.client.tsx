import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { continueWithoutScript, storeTypedPasscode } from "./lock/unlocked-page.ts";
import { CHUNKS_LOADED } from "./ui/chunk-watch.tsx";
import { PageStylesContext, pageStylesFromDocument } from "./ui/page-styles.tsx";
import { keepServerPage, ServerPageContext } from "./ui/server-page.ts";
import { StringsContext, stringsFromDocument } from "./ui/strings.tsx";
import { reportWebVitals } from "./web-vitals.ts";

// React Router runs this file after every chunk of the page has loaded.
window.dispatchEvent(new Event(CHUNKS_LOADED));

const pageStyles = pageStylesFromDocument();

// In development, import the style sheet, so that Vite applies saved changes over the inlined styles.
if (import.meta.env.DEV)
  void import.meta.glob("./styles/{home,study,default}.css")[`./styles/${pageStyles.sheet}.css`]?.();

storeTypedPasscode();
const showCopy = keepServerPage();

function showServerPage(): void {
  showCopy();
  void continueWithoutScript();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ServerPageContext value={import.meta.env.DEV ? null : showServerPage}>
        <PageStylesContext value={pageStyles}>
          <StringsContext value={stringsFromDocument()}>
            <HydratedRouter />
          </StringsContext>
        </PageStylesContext>
      </ServerPageContext>
    </StrictMode>,
    {
      onUncaughtError(error) {
        console.error(error);
        showServerPage();
      },
    },
  );
});

reportWebVitals();
