import type { CaseStudyFile } from "#app/content/schema.ts";
import { type SectionFile, sectionSchema } from "#app/content/section-schema.ts";
import { contentFields } from "../../../pipeline/read/content-fields.ts";
import { addressesIn, parseRichText } from "../../../pipeline/read/rich-text.ts";
import { shownText } from "./shown-text.ts";

/** Characters. Pages can contain a shorter text, such as "Background", for another reason. */
const SHORTEST = 24;

type Study = Pick<CaseStudyFile, "access" | "sections">;

/** Lists sentences of locked sections as pages show them, and addresses of their links, except public ones. */
export function lockedTexts(caseStudies: Study[]): string[] {
  const locked = caseStudies.filter(({ access }) => access !== "public");
  const open = caseStudies
    .flatMap(({ sections: _, ...rest }) => textsIn(rest))
    .join("\n")
    .toLowerCase();
  const texts = locked.flatMap(({ sections }) => sections.flatMap(textsOf)).flatMap(sentences);
  return [...new Set(texts)].filter(
    (text) => text.length >= SHORTEST && !open.includes(text.toLowerCase().replace(/\.$/, "")),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function textsOf(section: SectionFile): string[] {
  return contentFields(sectionSchema, section).flatMap(({ kind, value }) => {
    if (kind === "markdown") return [shownText(value, "\n"), ...addressesIn(parseRichText(value))];
    return kind === "text" ? [value] : [];
  });
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
}
