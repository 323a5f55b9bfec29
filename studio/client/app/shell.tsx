import { useMemo } from "react";
import { Outline } from "../outline/outline.tsx";
import { PartTools } from "../outline/part-tools.tsx";
import { SettingsPanel } from "../settings/settings-panel.tsx";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { TextTools } from "../text/text-tools.tsx";
import { DialogProvider } from "../ui/dialog.tsx";
import { NoticeRegion } from "../ui/toasts.tsx";
import { Bar } from "./bar.tsx";
import { handleKey } from "./commands.ts";
import { Hint } from "./hint.tsx";
import { Marks } from "./marks.tsx";
import { OutsideNotice } from "./outside-notice.tsx";
import { PageView } from "./page-view.tsx";
import type { Studio } from "./studio.tsx";

const SIDE = "z-10 col-start-1 row-start-3 overflow-auto bg-bar p-3 max-md:col-end-4 md:w-80";

export function Shell({ studio }: { studio: Studio }) {
  const notices = useNotices();
  const dialogs = useValue(notices, (state) => state.dialogs);
  const isOutlineOpen = useValue(studio.arranger, (state) => state.isOpen);
  const isSettingsOpen = useValue(studio.settings, ({ opened }) => opened !== null);
  // On a phone, the outline covers the page, and the settings are below the page, where the tools and the hint would be.
  const forPage = isOutlineOpen || isSettingsOpen ? "max-md:hidden" : "";
  const [placePopovers, takeBack] = useMemo(
    () => [() => studio.placePopovers(), () => void studio.undoOrRedo("undo")],
    [studio],
  );
  return (
    <div
      className={`relative grid h-dvh overflow-clip grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto_minmax(0,1fr)] ${isSettingsOpen ? "max-md:grid-rows-[auto_auto_minmax(0,2fr)_minmax(0,3fr)]" : ""}`}
    >
      <Bar studio={studio} />
      <Hint className={forPage} />
      {isOutlineOpen && (
        <Outline className={`${SIDE} border-line border-e`} onKey={(event) => handleKey(studio, event)} />
      )}
      <PageView onMove={placePopovers} />
      <SettingsPanel />
      <Marks />
      <section id="tools" aria-label="Tools of the selection" className={forPage}>
        <TextTools />
        <PartTools />
      </section>
      {/* A notice would cover the buttons of a dialog. Its timer pauses until the dialog closes. */}
      {dialogs.length === 0 && <NoticeRegion notices={notices.queue} />}
      <OutsideNotice onTakeBack={takeBack} />
      {dialogs.map(({ id, content, close }) => (
        <DialogProvider key={id} value={close}>
          {content}
        </DialogProvider>
      ))}
    </div>
  );
}
