import { useStore } from "../state/use-store.ts";
import { Select } from "../ui/select.tsx";
import { Help } from "./controls.tsx";

const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español" };

/** Sets the language of the site, and replaces the strings that visitors see. */
export function LanguageChoice() {
  const store = useStore();
  const { page } = store;
  return (
    <div>
      <Select
        label="Translate the site into"
        placeholder="Choose a language"
        options={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
        value={null}
        onChange={(lang) => void store.changeSite("language", { lang }, page.address)}
      />
      <Help text="Replaces all texts below that visitors read. Undo restores your texts." error="" />
    </div>
  );
}
