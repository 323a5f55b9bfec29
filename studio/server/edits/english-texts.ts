import { dataAt, type Path } from "../../shared/field-path.ts";
import { TRANSLATIONS } from "./set-language.ts";

const english = TRANSLATIONS.en;

/** Lists the texts of the interface that visitors read. A text of only placeholders needs no translation. */
const VISITOR_TEXTS = pathsIn(TRANSLATIONS.de).filter((path) =>
  /\p{L}/u.test(String(dataAt(english, path)).replaceAll(/\{\w+\}/g, "")),
);

/** Returns the paths of texts that visitors read in English, and the number of all texts. @param data the values of interface.yaml */
export function englishTexts(data: unknown, lang: string): { paths: Path[]; count: number } {
  const [language = ""] = lang.split("-");
  const translation = Object.entries(TRANSLATIONS).find(([name]) => name === language)?.[1];
  const paths = VISITOR_TEXTS.filter((path) => {
    const original = dataAt(english, path);
    const text = dataAt(data, path) ?? original;
    // Some words are the same in both languages.
    return text === original && text !== dataAt(translation, path);
  });
  return { paths, count: VISITOR_TEXTS.length };
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (!(value instanceof Object)) return [path];
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]));
}
