import { useEffect, useRef, useState } from "react";
import { dataAt, type FieldPath, type Path } from "../../shared/field-path.ts";
import { FILE_TITLES } from "../../shared/titles.ts";
import { usePage } from "../frame/page.ts";
import { useValue } from "../state/model.ts";
import { useSite } from "../state/site.ts";
import { IconButton } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { elementIdOf } from "./field.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { LookChoices } from "./look-choices.tsx";
import { Notes } from "./notes.tsx";
import { Rows } from "./rows.tsx";
import { childrenOf } from "./schema.ts";
import { type SettingsForm, useSettings } from "./settings.ts";
import { SiteImages } from "./site-images.tsx";
import { FormProvider } from "./use-draft.ts";

const PANEL =
  "z-10 col-start-3 row-start-3 grid grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-auto border-line border-s bg-bar p-3 max-md:col-start-1 max-md:col-end-4 md:w-85";

export function SettingsPanel() {
  const settings = useSettings();
  const opened = useValue(settings, (state) => state.opened);
  const form = useValue(settings, (state) => state.form);
  const pages = useValue(useSite(), (site) => site.pages);
  const address = useValue(usePage(), (page) => page.address);
  if (!opened) return null;
  const { place } = opened;
  const pageFile = pages.find((page) => page.address === address)?.file ?? "profile.yaml";
  const titleOf = (file: string) =>
    FILE_TITLES[file]?.settings ??
    (file === pageFile ? "This page" : pages.find((page) => page.file === file)?.title);
  const commonFiles = Object.keys(FILE_TITLES).filter((file) => FILE_TITLES[file]?.settings);
  const files = [...new Set([place.file, pageFile, ...commonFiles])];
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
      {form?.file === place.file && <Form key={place.file} form={form} place={place} />}
    </aside>
  );
}

/** Shows all values of a file. Expands the groups around `place`, or else the first group. */
function Form({ form, place }: { form: SettingsForm; place: FieldPath }) {
  const settings = useSettings();
  const reachedPlace = useRef<FieldPath | null>(null);
  const [openGroups, setOpenGroups] = useState<Record<string, boolean>>({});
  const toggle = (path: Path, isOpen: boolean) =>
    setOpenGroups((groups) => ({ ...groups, [path.join(".")]: isOpen }));
  useEffect(() => {
    for (const [index] of place.path.entries()) toggle(place.path.slice(0, index + 1), true);
  }, [place]);
  useEffect(() => {
    if (openGroups[place.path.join(".")] === undefined || reachedPlace.current === place) return;
    reachedPlace.current = place;
    const part = partOf(place.path);
    part?.scrollIntoView({ block: "nearest" });
    if (!settings.state.getState().opened?.shouldFocus) return;
    const control = part?.querySelector<HTMLElement>("input, textarea, button") ?? part;
    // A scroll would close the menu that a focused control opens.
    requestAnimationFrame(() => control?.focus({ preventScroll: true }));
  }, [settings, place, openGroups]);
  const [[key, schema] = ["", {}], ...others] = childrenOf(form.schema, form.data);
  const root =
    others.length > 0
      ? { path: [], schema: form.schema, value: form.data }
      : { path: [key], schema, value: dataAt(form.data, [key]) };
  return (
    <FormProvider value={form}>
      <Notes path={[]} />
      {form.file === "theme.yaml" && <LookChoices />}
      {form.file === "interface.yaml" && <LanguageChoice />}
      <Rows
        place={{ file: form.file, path: root.path }}
        schema={root.schema}
        value={root.value}
        isOpen={(path, isFirst) => openGroups[path.join(".")] ?? (isFirst && place.path.length === 0)}
        toggle={toggle}
      />
      <SiteImages images={form.images} />
    </FormProvider>
  );
}

/** Returns the element of a field, or of the nearest list or group around the field. */
function partOf(path: Path): HTMLElement | null {
  if (path.length === 0) return null;
  return document.getElementById(elementIdOf(path)) ?? partOf(path.slice(0, -1));
}
