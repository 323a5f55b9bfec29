import { InlineScript } from "#app/ui/inline-script.tsx";

/**
 * Reloads a page that the browser restored from its memory, because the session or the invitation may have ended. Inline,
 * so that it also works if the visitor left before the page had hydrated.
 */
export function ReloadAfterBack() {
  return <InlineScript run={reloadAfterBack} settings={null} />;
}

function reloadAfterBack() {
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
}
