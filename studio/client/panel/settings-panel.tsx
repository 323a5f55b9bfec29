import { useEffect, useRef } from "react";
import { useStore, useStudioState } from "../use-store.ts";
import { showForm } from "./settings.ts";

const PANEL =
  "z-10 col-start-3 row-start-3 overflow-auto border-line border-s bg-bar p-3 max-md:col-start-1 max-md:col-end-4 md:w-85";

export function SettingsPanel() {
  const store = useStore();
  const { form } = useStudioState();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (form && panel.current) void showForm(store, panel.current, form);
  }, [store, form]);
  return form && <aside id="panel" aria-label="Settings" ref={panel} className={PANEL} />;
}
