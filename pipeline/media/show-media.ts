import type { z } from "zod";
import type { Film, Picture, Resolved } from "#app/content/types.ts";
import { contentFields, type MediaField, mediaFields } from "../yaml/content-fields.ts";
import { parseRichText } from "../yaml/rich-text.ts";

export type Show = (field: MediaField) => Promise<Picture | Film>;

/** Puts what pages show in place of media's names and of Markdown. */
export async function showMedia<S extends z.ZodType>(
  schema: S,
  content: z.output<S>,
  show: Show,
): Promise<Resolved<z.output<S>>> {
  const copy = structuredClone(content);
  // One after another: every picture already uses all cores.
  for (const field of mediaFields(schema, copy)) field.parent[field.key] = await show(field);
  for (const { kind, value, parent, key } of contentFields(schema, copy)) {
    if (kind === "markdown") parent[key] = parseRichText(value);
  }
  // The types follow the brands, the walk the marks: no type says that they agree.
  return copy as Resolved<z.output<S>>;
}
