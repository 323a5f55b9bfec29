import type { CaseStudyFile } from "#app/content/schema.ts";
import { type SectionFile, sectionSchema } from "#app/content/section-schema.ts";
import { sentencesIn } from "#app/content/text-segments.ts";
import { contentFields } from "../../../pipeline/read/content-fields.ts";
import { hrefsIn, parseRichText } from "../../../pipeline/read/rich-text.ts";
import { shownText } from "./shown-text.ts";

/** Texts with fewer characters, such as "Background", can also appear outside locked sections. */
const MIN_TEXT_LENGTH = 24;

type Study = Pick<CaseStudyFile, "access" | "sections">;

/** Lists the sentences and link addresses of locked sections, except texts that are also public. */
export function lockedTexts(caseStudies: Study[]): string[] {
  const lockedStudies = caseStudies.filter(({ access }) => access !== "public");
  const publicText = caseStudies
    .flatMap(({ sections: _, ...rest }) => textsIn(rest))
    .join("\n")
    .toLowerCase();
  const texts = lockedStudies
    .flatMap(({ sections }) => sections.flatMap(textsOf))
    .flatMap((text) => sentencesIn(text));
  return [...new Set(texts)].filter(
    (text) => text.length >= MIN_TEXT_LENGTH && !publicText.includes(text.toLowerCase().replace(/\.$/, "")),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function textsOf(section: SectionFile): string[] {
  return contentFields(sectionSchema, section).flatMap(({ kind, key, value }) => {
    // Only the slides show this field.
    if (key === "slide") return [];
    if (kind === "markdown") return [shownText(value, "\n"), ...hrefsIn(parseRichText(value))];
    return kind === "text" ? [value] : [];
  });
}
