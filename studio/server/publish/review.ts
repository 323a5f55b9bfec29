import { pagePath } from "#app/site-map.ts";
import { FILE_TITLES } from "../../shared/titles.ts";
import { parseData } from "../content/yaml/set-value.ts";
import { type StudioParts, textOf } from "../edits/changes.ts";
import { englishTexts } from "../edits/english-texts.ts";
import { CLEAR_PLACEHOLDERS } from "../edits/placeholders.ts";
import { type FileField, fieldsIn } from "../edits/references.ts";
import { titleOf } from "../edits/site-changes.ts";

/** Visitors read fields of these kinds. */
const TEXT_KINDS: FileField["kind"][] = ["text", "markdown"];

/** Lists what visitors would read although the owner has not written it: placeholders, and English texts of the interface. */
export async function reviewOf({ live, store }: Pick<StudioParts, "live" | "store">) {
  const text = async (file: string) => (await textOf(store, file)).text;
  const { caseStudies, strings } = live.content;
  const drafts = new Set(caseStudies.filter(({ draft }) => draft).map(({ slug }) => slug));
  const placeholders = new Map<string, Map<string, FileField & { title: string; page: string }>>();
  for (const field of await fieldsIn({ text })) {
    const slug = /^(?:case-studies|pages)\/([^/]+)\//.exec(field.file)?.[1] ?? "";
    const value = field.value.trim();
    if (!TEXT_KINDS.includes(field.kind) || !CLEAR_PLACEHOLDERS.has(value) || drafts.has(slug)) continue;
    const title = slug ? titleOf({ live }, slug) : (FILE_TITLES[field.file]?.page ?? field.file);
    const places = placeholders.get(value) ?? new Map();
    if (!places.has(pagePath(slug) + title))
      places.set(pagePath(slug) + title, { file: field.file, path: field.path, page: pagePath(slug), title });
    placeholders.set(value, places);
  }
  return {
    placeholders: Array.from(placeholders, ([text, places]) => ({ text, places: [...places.values()] })),
    english: englishTexts(parseData(await text("interface.yaml")), strings.lang),
  };
}
