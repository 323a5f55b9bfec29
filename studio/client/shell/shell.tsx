import { SettingsPanel } from "../panel/settings-panel.tsx";
import { NoticeRegion } from "../ui/toasts.tsx";
import { useStore, useStudioState } from "../use-store.ts";
import { Bar } from "./bar.tsx";
import { PageView } from "./page-view.tsx";
import { TextError, TextTools } from "./text-tools.tsx";

/** Lays out the studio: the bar above, the outline on the left, the page, and the settings on the right. */
export function Shell() {
  const { notices } = useStore();
  const { isOutlineOpen, dialog } = useStudioState();
  return (
    <>
      <Bar />
      {isOutlineOpen && <aside id="outline" aria-label="Outline" />}
      <PageView />
      <SettingsPanel />
      <TextTools />
      <TextError />
      <NoticeRegion notices={notices} />
      {dialog}
    </>
  );
}
