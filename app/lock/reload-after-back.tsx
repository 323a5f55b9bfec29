import { InlineScript } from "#app/ui/inline-script.tsx";
import source from "./reload-after-back.js?raw";

/** Reloads a page that the browser restored, because the session may have ended. Works without hydration. */
export function ReloadAfterBack() {
  return <InlineScript source={source} />;
}
