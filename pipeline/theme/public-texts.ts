import type { z } from "zod";
import { audienceOfField } from "#app/content/audience.ts";
import { caseStudySchema, pageSchema, profileSchema, projectsSchema } from "#app/content/schema.ts";
import { contentFields } from "../read/content-fields.ts";
import type { ContentFiles } from "../read/content-files.ts";

const DISPLAY_FIELDS = ["name", "tagline", "title", "value"];

/** Omits locked texts, because the characters of a public font would reveal them. */
export function publicTexts({ profile, cards, caseStudies, pages, strings }: ContentFiles) {
  const textFields = [
    ...textsIn(profileSchema, profile),
    ...textsIn(projectsSchema, { cards }),
    ...pages.flatMap((page) => textsIn(pageSchema, page)),
    ...caseStudies.flatMap((study) =>
      textsIn(caseStudySchema, study).filter(({ path }) => audienceOfField(study, path) === "public"),
    ),
  ];
  const usesDisplayFont = ({ path: [part, field], path }: (typeof textFields)[number]) =>
    DISPLAY_FIELDS.includes(String(path.at(-1))) || (part === "hero" && field === "description");
  const display = textFields.filter(usesDisplayFont).map(({ value }) => value);
  const text = textFields.filter((field) => !usesDisplayFont(field)).map(({ value }) => value);
  return { display, text, all: [...display, ...text, ...stringsIn(strings)] };
}

function textsIn(schema: z.ZodType, data: unknown) {
  return contentFields(schema, data).filter(({ kind }) => kind === "text" || kind === "markdown");
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
