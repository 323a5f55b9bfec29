import english from "#app/content/english.json" with { type: "json" };
import french from "#app/content/translations/french.json" with { type: "json" };
import german from "#app/content/translations/german.json" with { type: "json" };
import japanese from "#app/content/translations/japanese.json" with { type: "json" };
import polish from "#app/content/translations/polish.json" with { type: "json" };
import spanish from "#app/content/translations/spanish.json" with { type: "json" };
import { isRecord } from "./content-fields.ts";
import type { FieldPath } from "./problem.ts";

/** Contains all strings that visitors see. Only the English strings include the strings of /owner. */
export const TRANSLATIONS = { en: english, de: german, fr: french, es: spanish, pl: polish, ja: japanese };

/** Returns the strings with the project's texts at some paths, in the language `lang` if there is a translation. */
export function withProjectTexts<T>(strings: T, paths: readonly FieldPath[], lang: string): T {
  const [language] = lang.split("-");
  const translation = Object.entries(TRANSLATIONS).find(([name]) => name === language)?.[1];
  return paths.reduce((newStrings, path) => replaceAt(newStrings, path, valueAt(translation, path)), strings);
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce((value, key) => (isRecord(value) ? value[key] : undefined), data);
}

/** Keeps the strings if the value is undefined, such as a string of /owner in a translation. */
function replaceAt<T>(strings: T, [key, ...rest]: FieldPath, value: unknown): T {
  if (value === undefined || !isRecord(strings) || key === undefined) return strings;
  return { ...strings, [key]: rest.length > 0 ? replaceAt(strings[key], rest, value) : value };
}
