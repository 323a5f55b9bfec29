import { usePages } from "../pages/pages.ts";
import { useCall } from "../state/connection.ts";
import { Select } from "../ui/select.tsx";
import { Help } from "./controls.tsx";

const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español" };

/** Sets the language of the site, and replaces the strings that visitors see. */
export function LanguageChoice() {
  const call = useCall();
  const pages = usePages();
  return (
    <div>
      <Select
        label="Translate the site into"
        placeholder="Choose a language"
        options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
        value={null}
        onChange={(lang) =>
          void pages.change(() => call("setLanguage", { lang: lang as keyof typeof LANGUAGES }))
        }
      />
      <Help text="Replaces all texts below that visitors read. Undo restores your texts." error="" />
    </div>
  );
}
