import { TRANSLATIONS } from "../../../pipeline/read/translations.ts";
import { dataAt, type Path } from "../../shared/field-path.ts";
import { hasPluralForms, pluralForms } from "./plural-forms.ts";

const english = TRANSLATIONS.en;

/** Lists the texts of the interface that visitors read. A text of only placeholders needs no translation, and neither does "OK". */
const VISITOR_TEXTS = pathsIn(TRANSLATIONS.de).filter((path) => {
  const text = String(dataAt(english, path));
  return /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, "")) && text !== "OK";
});

/** Returns the paths of texts that visitors read in English, and the number of all texts. @param data the values of interface.yaml */
export function englishTexts(data: unknown, lang: string): { paths: Path[]; count: number } {
  const [language = ""] = lang.split("-");
  const translation = Object.entries(TRANSLATIONS).find(([name]) => name === language)?.[1];
  const forms = pluralForms(lang);
  const texts = VISITOR_TEXTS.filter(
    (path) => !hasPluralForms(Object(dataAt(english, path.slice(0, -1)))) || `${path.at(-1)}` in forms,
  );
  const paths = texts.filter((path) => {
    const original = dataAt(english, path);
    const text = dataAt(data, path) ?? original;
    // Some words are the same in both languages.
    return text === original && text !== dataAt(translation, path);
  });
  return { paths, count: texts.length };
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (!(value instanceof Object)) return [path];
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]));
}
