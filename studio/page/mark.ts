import { z } from "zod";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { caseStudySchema, pageSchema, profileSchema, projectsSchema } from "#app/content/schema.ts";
import type { Content, ResponsiveImage } from "#app/content/types.ts";
import { pageAddress } from "#app/site-map.ts";
import { type SchemaField, schemaFields } from "../../pipeline/read/content-fields.ts";
import type { Place } from "../place-name.ts";

/** The place in content/ of a text or an image on a page. */
export interface Field extends Place {
  kind: "text" | "markdown" | "image" | "video";
  section?: string | undefined;
}

/** Private-use characters before and after the number of a field, and after its text. */
const [OPEN, MIDDLE, CLOSE] = ["\ue0f0", "\ue0f1", "\ue0f2"];
const DIGITS = 0xe000;
export const ADDRESS = /^(https?|mailto|tel):/i;

/** A mark around part of a text on the page. */
export interface Mark {
  id: number;
  /** Whether the whole text comes from this field. */
  isWhole: boolean;
}

/** Returns the files of content/ with their schemas and their data in the snapshot. */
export function filesOf(content: Content): { file: string; schema: z.ZodType; data: unknown }[] {
  return [
    { file: "profile.yaml", schema: profileSchema, data: content.profile },
    { file: "projects.yaml", schema: projectsSchema, data: content },
    { file: "interface.yaml", schema: interfaceSchema, data: content.strings },
    ...content.caseStudies.map((data) => ({
      file: `case-studies/${data.slug}/case-study.yaml`,
      schema: caseStudySchema,
      data,
    })),
    ...content.pages.map((data) => ({ file: `pages/${data.slug}/page.yaml`, schema: pageSchema, data })),
  ];
}

/** Returns a copy in which each text, and each address of media or another site, contains its field's number. */
export function markContent(content: Content): { marked: Content; fields: Field[] } {
  const marked = structuredClone(content);
  const fields: Field[] = [];
  for (const { file, schema, data } of filesOf(marked)) {
    for (const field of schemaFields(schema, data)) {
      const { kind, path, parent, key, value } = field;
      const wrap = (text: string) => OPEN + numeral(fields.length) + MIDDLE + text + CLOSE;
      const changed = markedValue(field, wrap);
      if (changed === value || !isMarked(kind)) continue;
      parent[key] = changed;
      fields.push({ file, path, kind });
    }
  }
  // The outcome on a card is the study's.
  for (const card of marked.cards) {
    const study = marked.caseStudies.find(({ slug }) => pageAddress(slug) === card.link);
    if (card.outcome && study?.outcome) card.outcome = study.outcome[0];
  }
  return { marked, fields };
}

function isMarked(kind: SchemaField["kind"]): kind is Field["kind"] {
  return ["text", "markdown", "image", "video"].includes(kind);
}

function markedValue({ kind, schema, value }: SchemaField, wrap: (text: string) => string): unknown {
  if (kind === "markdown") return withTexts(value, wrap);
  if (kind === "image" || kind === "video")
    return { ...(value as ResponsiveImage), src: wrap((value as ResponsiveImage).src) };
  if (typeof value !== "string") return value;
  if (isFree(schema, value)) return wrap(value);
  // The mark goes at the end, because the value must begin like an address.
  return ADDRESS.test(value) ? value + wrap("") : value;
}

/** Whether a value can be any text. A language or an address cannot, because its schema requires a form. */
function isFree(schema: z.core.$ZodType, value: string): boolean {
  const other = value.replaceAll(/\{[^{}]*\}|[\s\S]/g, (part) => (part.length > 1 ? part : OPEN));
  return z.safeParse(schema, other).success;
}

function withTexts(tree: unknown, change: (text: string) => string): unknown {
  if (typeof tree === "string") return change(tree);
  if (Array.isArray(tree)) return tree.map((part) => withTexts(part, change));
  const { children, items, ...rest } = tree as Record<string, unknown>;
  return {
    ...rest,
    ...(children !== undefined && { children: withTexts(children, change) }),
    ...(items !== undefined && { items: withTexts(items, change) }),
  };
}

export function hasMarks(text: string): boolean {
  return text.includes(OPEN);
}

/** Marks can be nested, like a title in "Picture: {title}". */
export function readMarks(marked: string): { text: string; marks: Mark[] } {
  let text = "";
  const open: { id: number; start: number }[] = [];
  const found: { id: number; start: number; end: number }[] = [];
  for (const [part, digits] of marked.matchAll(/\ue0f0([\ue000-\ue009]+)\ue0f1|\ue0f2|[^\ue0f0\ue0f2]+/g)) {
    if (digits) open.push({ id: numberIn(digits), start: text.length });
    else if (part === CLOSE) found.push({ ...(open.pop() ?? { id: -1, start: 0 }), end: text.length });
    else text += part;
  }
  const isWhole = ({ start, end }: { start: number; end: number }) => start === 0 && end === text.length;
  const marks = found.map((mark, index) => ({
    id: mark.id,
    isWhole: isWhole(mark) && !found.some((other, place) => place !== index && isWhole(other)),
  }));
  return { text, marks };
}

function numeral(id: number): string {
  return String.fromCharCode(...Array.from(String(id), (digit) => DIGITS + Number(digit)));
}

function numberIn(digits: string): number {
  return Number(Array.from(digits, (digit) => digit.charCodeAt(0) - DIGITS).join(""));
}
