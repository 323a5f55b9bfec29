import { z } from "zod";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { caseStudySchema, pageSchema, profileSchema, projectsSchema } from "#app/content/schema.ts";
import type { Content, ResponsiveImage } from "#app/content/types.ts";
import { pageAddress } from "#app/site-map.ts";
import { type SchemaField, schemaFields } from "../../pipeline/read/content-fields.ts";
import type { Place } from "../place-name.ts";

/** Where in content/ a text or a picture of a page stands. */
export interface Field extends Place {
  kind: "text" | "markdown" | "picture" | "video";
  /** Of the section that it is in. */
  section?: string | undefined;
}

/** Characters for private use, which nobody writes: before and behind the number of a field, and behind its text. */
const [OPEN, MIDDLE, CLOSE] = ["\ue0f0", "\ue0f1", "\ue0f2"];
const DIGITS = 0xe000;
/** That leads out of the site. */
export const ADDRESS = /^(https?|mailto|tel):/i;

/** A mark around a part of a text of the page. */
export interface Mark {
  /** Of the field. */
  id: number;
  /** Whether the text is this field's and nothing else. */
  isWhole: boolean;
}

/** The files of content/ and what the snapshot has of them. */
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

/** A copy in which each text, and each address of a picture, a film or another site, holds the number of its field. */
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
  // What a card says of its study is the study's.
  for (const card of marked.cards) {
    const study = marked.caseStudies.find(({ slug }) => pageAddress(slug) === card.link);
    if (card.outcome && study?.outcome) card.outcome = study.outcome[0];
  }
  return { marked, fields };
}

function isMarked(kind: SchemaField["kind"]): kind is Field["kind"] {
  return ["text", "markdown", "picture", "video"].includes(kind);
}

function markedValue({ kind, schema, value }: SchemaField, wrap: (text: string) => string): unknown {
  if (kind === "markdown") return withTexts(value, wrap);
  if (kind === "picture" || kind === "video")
    return { ...(value as ResponsiveImage), src: wrap((value as ResponsiveImage).src) };
  if (typeof value !== "string") return value;
  if (isFree(schema, value)) return wrap(value);
  // Behind it, as it must begin as an address.
  return ADDRESS.test(value) ? value + wrap("") : value;
}

/** A language or an address must have a form, and is no text of a page: other letters cannot stand in its place. */
function isFree(schema: z.core.$ZodType, value: string): boolean {
  const other = value.replaceAll(/\{[^{}]*\}|[\s\S]/g, (part) => (part.length > 1 ? part : OPEN));
  return z.safeParse(schema, other).success;
}

/** The tree of a Markdown text with each of its texts changed. */
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

/** Marks may stand within one another, as a title in "Picture: {title}" does. */
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
