import { FILE_TITLES, SETTINGS_FILES } from "../../shared/titles.ts";
import { usePage } from "../frame/page.ts";
import { useValue } from "../state/model.ts";
import { useSite } from "../state/site.ts";
import { IconButton } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { useSettings } from "./settings.ts";
import { SettingsFields } from "./settings-fields.tsx";
import { FormProvider } from "./use-draft.ts";

/** On a phone, a sheet below the page, so that the owner sees each change. */
const PANEL =
  "z-10 grid grid-cols-[minmax(0,1fr)] content-start gap-3 scroll-pt-24 scroll-pb-3 overflow-auto border-line bg-bar p-3 max-md:-mt-3 max-md:col-span-3 max-md:row-start-4 max-md:rounded-t-xl max-md:border-t max-md:shadow-floating md:col-start-3 md:row-start-3 md:w-85 md:border-s";

export function SettingsPanel() {
  const settings = useSettings();
  const opened = useValue(settings, (state) => state.opened);
  const form = useValue(settings, (state) => state.form);
  const pages = useValue(useSite(), (site) => site.pages);
  const version = useValue(useSite(), (site) => site.version);
  const address = useValue(usePage(), (page) => page.address);
  if (!opened) return null;
  const { place } = opened;
  const pageFile = pages.find((page) => page.address === address)?.file ?? "profile.yaml";
  const titleOf = (file: string) =>
    FILE_TITLES[file]?.settings ??
    (file === pageFile ? "This page" : pages.find((page) => page.file === file)?.title);
  const files = [...new Set([place.file, pageFile, ...SETTINGS_FILES])];
  return (
    <aside id="panel" aria-label="Settings" className={PANEL}>
      <header className="sticky -top-3 z-10 -mt-3 bg-bar pt-3 pb-1 grid grid-cols-[1fr_auto] items-end gap-1">
        <Select
          label="Settings of"
          options={files.map((file) => ({ value: file, label: titleOf(file) ?? file }))}
          value={place.file}
          onChange={(file) => settings.open({ file: String(file), path: [] })}
        />
        <IconButton label="Close the settings" icon="close" onPress={() => settings.close()} />
      </header>
      {form?.file === place.file && (
        <FormProvider key={place.file} value={form}>
          <SettingsFields place={place} />
        </FormProvider>
      )}
      <p className="text-soft text-xs">{`Version ${version}`}</p>
    </aside>
  );
}
