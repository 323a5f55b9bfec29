import { Outline } from "../outline/outline.tsx";
import { PartTools } from "../outline/part-tools.tsx";
import { SettingsPanel } from "../settings/settings-panel.tsx";
import { useStore, useStudioState } from "../state/use-store.ts";
import { TextError, TextTools } from "../text/text-tools.tsx";
import { DialogProvider } from "../ui/dialog.tsx";
import { NoticeRegion } from "../ui/toasts.tsx";
import { Bar } from "./bar.tsx";
import { Hint } from "./hint.tsx";
import { Marks } from "./marks.tsx";
import { OutsideNotice } from "./outside-notice.tsx";
import { PageView } from "./page-view.tsx";

const SIDE = "z-10 col-start-1 row-start-3 overflow-auto bg-bar p-3 max-md:col-end-4 md:w-80";

export function Shell() {
  const { notices } = useStore();
  const { isOutlineOpen, form, dialogs } = useStudioState();
  // On a phone, the outline and the settings cover the page.
  const isPageCovered = isOutlineOpen || form;
  return (
    <div className="relative grid h-dvh overflow-clip grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto_minmax(0,1fr)]">
      <Bar />
      <Hint />
      {isOutlineOpen && <Outline className={`${SIDE} border-line border-e`} />}
      <PageView />
      <SettingsPanel />
      <Marks />
      <section
        id="tools"
        aria-label="Tools of the selection"
        className={isPageCovered ? "max-md:hidden" : ""}
      >
        <PartTools />
        <TextTools />
        <TextError />
      </section>
      <NoticeRegion notices={notices} />
      <OutsideNotice />
      {dialogs.map(({ id, content, close }) => (
        <DialogProvider key={id} value={close}>
          {content}
        </DialogProvider>
      ))}
    </div>
  );
}
