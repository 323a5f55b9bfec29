import { createRoot } from "react-dom/client";
import { takeToken } from "../state/api.ts";
import { followChanges } from "../state/follow-changes.ts";
import { StudioStore } from "../state/studio-store.ts";
import { StoreProvider } from "../state/use-store.ts";
import { onKey } from "./keys.ts";
import { reportErrors } from "./report-errors.ts";
import { Shell } from "./shell.tsx";

const store = new StudioStore();

document.addEventListener("keydown", (event) => onKey(store, event));
document.addEventListener("keyup", () => store.showPlain(false));
document.addEventListener("paste", (event) => {
  const isTyping = (event.target as Element).closest("input, textarea");
  if (!isTyping && store.arranger.paste(event.clipboardData?.getData("text/plain") ?? ""))
    event.preventDefault();
});
// Otherwise, the browser opens a file that is dropped next to an image.
for (const type of ["dragover", "drop"]) document.addEventListener(type, (event) => event.preventDefault());
addEventListener("beforeunload", (event) => {
  if (store.editor.isUnsaved || store.drafts.size > 0) event.preventDefault();
});
reportErrors(window, store);

takeToken();
// An open tab does not load again if the owner opens the printed address in it.
addEventListener("hashchange", () => location.reload());
const failure = await store.loadState().catch((error: Error) => error);
createRoot(document.getElementById("root") as HTMLElement).render(
  failure ? (
    <p role="alert">{failure.message}</p>
  ) : (
    <StoreProvider value={store}>
      <Shell />
    </StoreProvider>
  ),
);
if (!failure) void followChanges(store);
