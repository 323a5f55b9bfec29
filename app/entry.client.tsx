import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { continueWithoutScript, storeTypedPasscode } from "./lock/unlocked-page.ts";
import { PageStylesContext, pageStylesFromDocument } from "./ui/page-styles.tsx";
import { StringsContext, stringsFromDocument } from "./ui/strings.tsx";
import { reportWebVitals } from "./web-vitals.ts";

// React Router runs this file after every chunk of the page has loaded (see ui/watch-chunks.js).
window.dispatchEvent(new Event("chunks-loaded"));

const pageStyles = pageStylesFromDocument();

// In development, import the style sheet, so that Vite applies saved changes over the inlined styles.
if (import.meta.env.DEV)
  void import.meta.glob("./styles/{home,study,default}.css")[`./styles/${pageStyles.sheet}.css`]?.();

storeTypedPasscode();
// The images of a document without a window do not load.
const serverPage = document.implementation.createHTMLDocument().importNode(document.documentElement, true);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageStylesContext value={pageStyles}>
        <StringsContext value={stringsFromDocument()}>
          <HydratedRouter />
        </StringsContext>
      </PageStylesContext>
    </StrictMode>,
    // In development, errors stay visible.
    import.meta.env.DEV ? {} : { onCaughtError: showServerPage, onUncaughtError: showServerPage },
  );
});

/** Replaces the page with the page that the server sent, which works without script. */
function showServerPage(error: unknown): void {
  console.error(error);
  if (serverPage.isConnected) return;
  document.documentElement?.remove();
  document.append(serverPage);
  void continueWithoutScript();
}

reportWebVitals();
