import { z } from "zod";
import { TRANSLATIONS } from "../../../pipeline/read/translations.ts";
import { dataAt, type Path } from "../../shared/field-path.ts";
import { LANGUAGES, type Language } from "../../shared/languages.ts";
import type { UndoStep } from "../content/store.ts";
import { parseData, setValue } from "../content/yaml/set-value.ts";
import type { Value } from "../content/yaml/splices.ts";
import type { StudioParts } from "./changes.ts";
import { changeSite } from "./edit-set.ts";
import { hasPluralForms } from "./plural-forms.ts";

export const languageSchema = z.strictObject({ lang: z.enum(Object.keys(LANGUAGES) as Language[]) });

/** Sets the language of the site and the strings that visitors see, as one undo step. */
export function setLanguage(parts: StudioParts, { lang }: z.infer<typeof languageSchema>): Promise<UndoStep> {
  return changeSite(parts, "Change the language of the site", "interface.yaml", async (edits) => {
    await edits.changeText("profile.yaml", (text) => setValue(text, ["lang"], lang));
    await edits.changeText("interface.yaml", (text) => translate(text, TRANSLATIONS[lang]));
  });
}

/** Replaces the strings of a translation in YAML text. All other lines stay as they are. */
export function translate(text: string, translation: object): string {
  // With the whole text, each of the strings would take 50 milliseconds.
  const groups = text.split(/^(?=[^\s#])/m);
  for (const [name, strings] of Object.entries(translation)) {
    const found = groups.findIndex((group) => dataAt(parseData(group), [name]) !== undefined);
    const index = found < 0 ? groups.length - 1 : found;
    groups[index] = setStrings(groups[index] ?? "", [name], strings);
  }
  return groups.join("");
}

function setStrings(text: string, path: Path, strings: Value): string {
  if (typeof strings !== "object" || strings === null || Array.isArray(strings))
    return setValue(text, path, strings);
  // Remove plural forms that only the old language uses.
  if (hasPluralForms(strings)) return setValue(text, path, strings);
  return Object.entries(strings).reduce(
    (newText, [key, value]) => setStrings(newText, [...path, key], value ?? null),
    text,
  );
}
