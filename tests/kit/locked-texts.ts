import { type CaseStudyFile, type SectionFile, sectionSchema } from "#app/content/schema.ts";
import { contentFields } from "../../pipeline/yaml/content-fields.ts";
import { addressesIn, parseRichText } from "../../pipeline/yaml/rich-text.ts";
import { shownText } from "./shown-text.ts";

/** Shorter texts are words such as "Background", which pages may hold in their own right. */
const SHORTEST = 24;

type Study = Pick<CaseStudyFile, "access" | "sections">;

/**
 * Sentences as pages show them, runs as data holds them, between two marks of Markdown, and the addresses of links.
 * Leaves out what the studies say outside their sections too.
 */
export function lockedTexts(caseStudies: Study[]): string[] {
  return allLocked(caseStudies, textsOf).filter((text) => text.length >= SHORTEST);
}

/** Only what stands in data in one piece. */
export function lockedRuns(caseStudies: Study[]): string[] {
  return allLocked(caseStudies, runsOf).filter((text) => text.length >= SHORTEST);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

type TextsOf = (section: SectionFile) => string[];

function allLocked(caseStudies: Study[], textsOf: TextsOf): string[] {
  const locked = caseStudies.filter(({ access }) => access !== "public");
  const open = caseStudies.flatMap(({ sections: _, ...rest }) => textsIn(rest)).join("\n");
  const texts = locked.flatMap(({ sections }) => sections.flatMap(textsOf)).flatMap(sentences);
  return [...new Set(texts)].filter(
    (text) => !open.toLowerCase().includes(text.toLowerCase().replace(/\.$/, "")),
  );
}

function textsOf(section: SectionFile): string[] {
  const whole = fieldsOf(section).map(({ kind, value }) =>
    kind === "markdown" ? shownText(value, "\n") : value,
  );
  return [...whole, ...runsOf(section)];
}

function runsOf(section: SectionFile): string[] {
  return fieldsOf(section).flatMap(({ kind, value }) => {
    if (kind === "text") return [value];
    const text = parseRichText(value);
    return [...runsIn(text), ...addressesIn(text)];
  });
}

function fieldsOf(section: SectionFile) {
  return contentFields(sectionSchema, section).filter(({ kind }) => kind === "text" || kind === "markdown");
}

function runsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  const { children, items } = value as { children?: unknown[]; items?: unknown[] };
  return (Array.isArray(value) ? value : (children ?? items ?? [])).flatMap(runsIn);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
}
