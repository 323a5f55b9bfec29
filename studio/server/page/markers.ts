import { z } from "zod";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { caseStudySchema, pageSchema, profileSchema, projectsSchema } from "#app/content/schema.ts";
import type { Content, ResponsiveImage } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import { type SchemaField, schemaFields } from "../../../pipeline/read/content-fields.ts";
import type { FieldPath } from "../../shared/field-path.ts";

/** Describes a field of content/ whose text or media appear on a page. */
export interface Field extends FieldPath {
  kind: "text" | "markdown" | "image" | "video";
  section?: string | undefined;
  /** The name of the field for screen readers. */
  label?: string;
  /** True for a value that the owner chooses in the settings. */
  isInSettings?: boolean;
}

/** Markers consist of private-use characters: OPEN, number of the field, MIDDLE, text, CLOSE. */
const [OPEN, MIDDLE, CLOSE] = ["\ue0f0", "\ue0f1", "\ue0f2"];
const FIRST_DIGIT = 0xe000;
export const ADDRESS = /^(https?|mailto|tel):/i;

export interface Marker {
  id: number;
  isWholeText: boolean;
}

export function contentFiles(content: Content): { file: string; schema: z.ZodType; data: unknown }[] {
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

/** Returns a copy of the content that marks each text and each address with its field's number. */
export function markContent(content: Content): { markedContent: Content; fields: Field[] } {
  const markedContent = structuredClone(content);
  const fields: Field[] = [];
  for (const { file, schema, data } of contentFiles(markedContent)) {
    for (const field of schemaFields(schema, data)) {
      const { kind, path, parent, key, value, meta } = field;
      const addMarker = (text: string) => OPEN + encodeNumber(fields.length) + MIDDLE + text + CLOSE;
      const newValue = markedValue(field, addMarker);
      if (newValue === value || !isMarkedKind(kind)) continue;
      parent[key] = newValue;
      fields.push({ file, path, kind, ...(meta.purpose && { isInSettings: true }) });
    }
  }
  // A card shows its study's outcome.
  for (const card of markedContent.cards) {
    const study = markedContent.caseStudies.find(({ slug }) => pagePath(slug) === card.link);
    if (card.outcome && study?.outcome) card.outcome = study.outcome[0];
  }
  return { markedContent, fields };
}

function isMarkedKind(kind: SchemaField["kind"]): kind is Field["kind"] {
  return ["text", "markdown", "image", "video"].includes(kind);
}

function markedValue({ kind, schema, value }: SchemaField, addMarker: (text: string) => string): unknown {
  if (kind === "markdown") return mapTexts(value, addMarker);
  if (kind === "image" || kind === "video")
    return { ...(value as ResponsiveImage), src: addMarker((value as ResponsiveImage).src) };
  if (typeof value !== "string") return value;
  if (acceptsAnyText(schema, value)) return addMarker(value);
  // A marker at the start would make the address invalid.
  return ADDRESS.test(value) ? value + addMarker("") : value;
}

/** Returns true if the schema accepts any text. A language and an address have a fixed form. */
function acceptsAnyText(schema: z.core.$ZodType, value: string): boolean {
  const sample = value.replaceAll(/\{[^{}]*\}|[\s\S]/g, (part) => (part.length > 1 ? part : OPEN));
  return z.safeParse(schema, sample).success;
}

function mapTexts(tree: unknown, change: (text: string) => string): unknown {
  if (typeof tree === "string") return change(tree);
  if (Array.isArray(tree)) return tree.map((part) => mapTexts(part, change));
  const { children, items, ...rest } = tree as Record<string, unknown>;
  return {
    ...rest,
    ...(children !== undefined && { children: mapTexts(children, change) }),
    ...(items !== undefined && { items: mapTexts(items, change) }),
  };
}

export function hasMarkers(text: string): boolean {
  return text.includes(OPEN);
}

/** Reads markers, which can be nested: "Picture: {title}" contains a title. */
export function readMarkers(marked: string): { text: string; markers: Marker[] } {
  let text = "";
  const openMarkers: { id: number; start: number }[] = [];
  const closedMarkers: { id: number; start: number; end: number }[] = [];
  for (const [part, digits] of marked.matchAll(/\ue0f0([\ue000-\ue009]+)\ue0f1|\ue0f2|[^\ue0f0\ue0f2]+/g)) {
    if (digits) openMarkers.push({ id: decodeNumber(digits), start: text.length });
    else if (part === CLOSE)
      closedMarkers.push({ ...(openMarkers.pop() ?? { id: -1, start: 0 }), end: text.length });
    else text += part;
  }
  const coversText = ({ start, end }: { start: number; end: number }) => start === 0 && end === text.length;
  const markers = closedMarkers.map((marker, index) => ({
    id: marker.id,
    isWholeText:
      coversText(marker) && !closedMarkers.some((other, place) => place !== index && coversText(other)),
  }));
  return { text, markers };
}

function encodeNumber(id: number): string {
  return String.fromCharCode(...Array.from(String(id), (digit) => FIRST_DIGIT + Number(digit)));
}

function decodeNumber(digits: string): number {
  return Number(Array.from(digits, (digit) => digit.charCodeAt(0) - FIRST_DIGIT).join(""));
}
