import { type Document, parseDocument } from "yaml";
import { z } from "zod";
import english from "#app/content/english.json" with { type: "json" };
import type { StudioParts } from "../changes.ts";
import { setValue } from "../files/set-value.ts";
import type { Path } from "../files/splices.ts";
import type { UndoStep } from "../files/store.ts";
import { changeSite } from "../site/edit-set.ts";
import french from "./french.json" with { type: "json" };
import german from "./german.json" with { type: "json" };
import spanish from "./spanish.json" with { type: "json" };

/** Contains all strings that visitors see. Only the English strings include the strings of /owner. */
export const TRANSLATIONS = { en: english, de: german, fr: french, es: spanish };

export const languageSchema = z.strictObject({ lang: z.enum(["en", "de", "fr", "es"]) });

/** Sets the language of the site and the strings that visitors see, as one undo step. */
export function setLanguage(parts: StudioParts, { lang }: z.infer<typeof languageSchema>): Promise<UndoStep> {
  return changeSite(parts, "Change the language of the site", "interface.yaml", async (edits) => {
    await edits.changeText("profile.yaml", (text) => setValue(text, ["lang"], lang));
    await edits.changeText("interface.yaml", (text) => translate(text, TRANSLATIONS[lang]));
  });
}

/** Replaces the strings of a translation in YAML text, and keeps comments and all other strings. */
export function translate(text: string, translation: object): string {
  const document = parseDocument(text);
  setStrings(document, [], translation);
  // Setting each string with `setValue` would take several seconds.
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function setStrings(document: Document, path: Path, strings: object): void {
  for (const [key, value] of Object.entries(strings)) {
    const isList = Array.isArray(value);
    const leaf = isList ? document.createNode(value, { flow: true }) : value;
    if (isList || typeof value === "string") document.setIn([...path, key], leaf);
    else setStrings(document, [...path, key], value);
  }
}
