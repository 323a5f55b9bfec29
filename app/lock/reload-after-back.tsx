import { InlineScript } from "#app/ui/inline-script.tsx";
import source from "./reload-after-back.js?raw";

/**
 * Reloads a page that the browser restored from its memory, because the session or the invitation may have ended. Inline,
 * so that it also works if the visitor left before the page had hydrated.
 */
export function ReloadAfterBack() {
  return <InlineScript source={source} />;
}
