import { useEffect, useRef } from "react";
import { useStore, useStudioState } from "../use-store.ts";
import { showForm } from "./settings.ts";

export function SettingsPanel() {
  const store = useStore();
  const { form } = useStudioState();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (form && panel.current) void showForm(store, panel.current, form);
  }, [store, form]);
  return form && <aside id="panel" aria-label="Settings" ref={panel} />;
}
