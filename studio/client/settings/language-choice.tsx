import { LANGUAGES, type Language } from "../../shared/languages.ts";
import { usePages } from "../pages/pages.ts";
import { useCall } from "../state/connection.ts";
import { useValue } from "../state/model.ts";
import { useSite } from "../state/site.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { Help } from "./controls.tsx";
import { useSettings } from "./settings.ts";

/** Sets the language of the site, and replaces the strings that visitors see. */
export function LanguageChoice() {
  const call = useCall();
  const pages = usePages();
  return (
    <div className="grid gap-2">
      <Select
        label="Translate the site into"
        placeholder="Choose a language"
        options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
        value={null}
        onChange={(lang) => void pages.change(() => call("setLanguage", { lang: lang as Language }))}
      />
      <Help text="Replaces all texts below that visitors read. Undo restores your texts." error="" />
      <EnglishTexts label="Show the first" />
    </div>
  );
}

/** Counts the texts of the interface that are still in English. Its button opens the first one. */
export function EnglishTexts({ label }: { label: string }) {
  const settings = useSettings();
  const english = useValue(useSite(), ({ review }) => review?.english);
  const firstPath = english?.paths[0];
  if (!firstPath) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p>{`${english.paths.length} of ${english.count} texts ${english.paths.length === 1 ? "is" : "are"} in English.`}</p>
      <Button onPress={() => settings.open({ file: "interface.yaml", path: firstPath }, true)}>
        {label}
      </Button>
    </div>
  );
}
