import { type CaseStudyFile, type SectionFile, sectionSchema } from "#app/content/schema.ts";
import { contentFields } from "../../pipeline/content-fields.ts";

/** Shorter texts are words such as "Background", which pages may hold in their own right. */
const SHORTEST = 24;

type Study = Pick<CaseStudyFile, "access" | "sections">;

/** Leaves out what the studies say outside their sections too. */
export function lockedTexts(caseStudies: Study[]): string[] {
  return allLocked(caseStudies).filter((text) => text.length >= SHORTEST);
}

export function lockedTitles(caseStudies: Study[], open: readonly string[]): string[] {
  const everyone = open.join("\n").toLowerCase();
  return allLocked(caseStudies).filter(
    (text) => text.length < SHORTEST && text.length > 2 && !everyone.includes(text.toLowerCase()),
  );
}

export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function allLocked(caseStudies: Study[]): string[] {
  const locked = caseStudies.filter(({ access }) => access === "passcode");
  const open = caseStudies.flatMap(({ sections: _, ...rest }) => textsIn(rest)).join("\n");
  const texts = locked.flatMap(({ sections }) => sections.flatMap(textsOf)).flatMap(sentences);
  return [...new Set(texts)].filter(
    (text) => !open.toLowerCase().includes(text.toLowerCase().replace(/\.$/, "")),
  );
}

function textsOf(section: SectionFile): string[] {
  return contentFields(sectionSchema, section)
    .filter(({ kind }) => kind === "text")
    .map(({ value }) => value);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
}
