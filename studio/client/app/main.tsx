import { I18nProvider } from "react-aria-components/I18nProvider";
import { createRoot } from "react-dom/client";
import type { Update } from "../../server/http/updates.ts";
import { Connection, takeToken } from "../state/connection.ts";
import { Notices } from "../state/notices.ts";
import { createNoticeQueue } from "../ui/toasts.tsx";
import { handleKey, keepKey } from "./commands.ts";
import { listenToPage } from "./page-events.ts";
import { reportErrors } from "./report-errors.ts";
import { Shell } from "./shell.tsx";
import { Studio, StudioProvider } from "./studio.tsx";

const RECONNECT_MILLISECONDS = 1000;

const root = createRoot(document.getElementById("root") as HTMLElement);
const notices = new Notices(createNoticeQueue());
let studio: Studio | undefined;
const connection = new Connection({
  token: takeToken(),
  shown: () => ({ page: studio?.page.shownAddress ?? "", form: studio?.settings.file ?? "" }),
  onUpdate(update) {
    if (studio) studio.show(update);
    else studio = start(update.site);
  },
});
// An open tab does not load again if the owner opens the printed address in it.
addEventListener("hashchange", () => location.reload());
reportErrors(window, notices);
void follow();

/** Shows changes by other programs. Connects again after the studio restarts. */
async function follow(): Promise<never> {
  let hasStopped = false;
  for (;;) {
    const onStart = () => {
      if (hasStopped) {
        notices.showMessage("The studio is running again");
        studio?.editor.retry();
      }
      hasStopped = false;
    };
    const failure = await connection.follow(onStart).catch((error: Error) => error);
    if (!studio && failure) root.render(<p role="alert">{failure.message}</p>);
    hasStopped = true;
    notices.showMessage(
      "The studio has stopped. Start it again: this page continues, or a new tab opens.",
      true,
    );
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MILLISECONDS));
  }
}

function start(site: Update["site"]): Studio {
  const newStudio: Studio = new Studio(connection.call, notices, site, () => listenToPage(newStudio));
  const { page, arranger } = newStudio;
  document.addEventListener("keydown", (event) => handleKey(newStudio, event));
  // React Aria would keep F6 for itself while a notice is open, and click the focused button at a kept space.
  const onEarlyKey = (event: KeyboardEvent) =>
    (event.key === "F6" ? handleKey : keepKey)(newStudio, event) && event.stopPropagation();
  addEventListener("keydown", onEarlyKey, true);
  document.addEventListener("keyup", () => page.showPlain(false));
  document.addEventListener("paste", (event) => {
    const isTyping = (event.target as Element).closest("input, textarea");
    if (!isTyping && arranger.paste(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
  });
  // Otherwise, the browser opens a file that is dropped next to an image.
  for (const type of ["dragover", "drop"]) document.addEventListener(type, (event) => event.preventDefault());
  addEventListener("beforeunload", (event) => {
    if (newStudio.isUnsaved) event.preventDefault();
  });
  root.render(
    <I18nProvider locale="en">
      <StudioProvider studio={newStudio}>
        <Shell studio={newStudio} />
      </StudioProvider>
    </I18nProvider>,
  );
  return newStudio;
}
