import { z } from "zod";

export interface ContentField {
  path: (string | number)[];
  value: string;
  /** The schema lists the possible values of a "choice", such as the type of a section. */
  kind:
    | "image"
    | "video"
    | "document"
    | "svg"
    | "prototype"
    | "color"
    | "markdown"
    | "notes"
    | "choice"
    | "text";
  meta: z.GlobalMeta;
  parent: Record<PropertyKey, unknown>;
  key: string | number;
}

/** The value can have any type: in a snapshot, Markdown is a tree, and an image is an object. */
export interface SchemaField extends Omit<ContentField, "value"> {
  value: unknown;
  schema: z.core.$ZodType;
}

export type MediaField = ContentField & { kind: "image" | "video" | "document" | "svg" | "prototype" };

/** Lists the fields that contain text, in the order of the schema. Skips values that do not fit the schema. */
export function contentFields(schema: z.core.$ZodType, content: unknown): ContentField[] {
  return schemaFields(schema, content).flatMap(({ schema: _, value, ...field }) =>
    typeof value === "string" ? [{ ...field, value }] : [],
  );
}

export function schemaFields(schema: z.core.$ZodType, content: unknown): SchemaField[] {
  const fields: SchemaField[] = [];
  addFields(fields, schema, { content }, "content", []);
  return fields;
}

export function mediaFields(schema: z.core.$ZodType, content: unknown): MediaField[] {
  return contentFields(schema, content).filter(isMediaField);
}

export function isMediaField(field: ContentField): field is MediaField {
  return ["image", "video", "document", "svg", "prototype"].includes(field.kind);
}

function addFields(
  fields: SchemaField[],
  outer: z.core.$ZodType,
  parent: ContentField["parent"],
  key: ContentField["key"],
  path: ContentField["path"],
  unionMeta: z.GlobalMeta = {},
): void {
  const unwrapped = unwrapSchema(outer);
  const { schema } = unwrapped;
  const meta = { ...unwrapped.meta, ...unionMeta };
  const value = parent[key];
  if (schema instanceof z.ZodUnion) {
    const option = optionFor(schema, value);
    if (option) addFields(fields, option, parent, key, path, meta);
  } else if (schema instanceof z.ZodObject) {
    if (!isRecord(value)) return;
    for (const [name, field] of Object.entries(schema.def.shape))
      addFields(fields, field, value, name, [...path, name]);
  } else if (schema instanceof z.ZodArray) {
    if (!isRecord(value) || !Array.isArray(value)) return;
    for (const index of value.keys()) addFields(fields, schema.def.element, value, index, [...path, index]);
  } else {
    const kind = fieldKind(schema, meta);
    if (value !== undefined && value !== null)
      fields.push({ path, value, kind, meta, parent, key, schema: outer });
  }
}

export function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}

export function listAt(data: unknown, key?: string): unknown[] {
  const value = key === undefined ? data : isRecord(data) && data[key];
  return Array.isArray(value) ? value : [];
}

interface UnwrappedSchema {
  schema: z.core.$ZodType;
  meta: z.GlobalMeta;
}

/** A schema never changes, and a large site asks for each one thousands of times. */
const unwrappedSchemas = new WeakMap<z.core.$ZodType, UnwrappedSchema>();

/** Returns the schema within optional, default and similar schemas, and the metadata of all of them. */
export function unwrapSchema(schema: z.core.$ZodType): UnwrappedSchema {
  const knownResult = unwrappedSchemas.get(schema);
  if (knownResult) return knownResult;
  const meta = z.globalRegistry.get(schema) ?? {};
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  const inner = innerType && unwrapSchema(innerType);
  const result = inner ? { schema: inner.schema, meta: { ...inner.meta, ...meta } } : { schema, meta };
  unwrappedSchemas.set(schema, result);
  return result;
}

/** Finds the option of a union by its discriminator, even if the value does not fit that option. */
export function optionFor(union: z.ZodUnion, value: unknown): z.core.$ZodType | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) {
    return union.def.options.find((option) => z.safeParse(option, value).success);
  }
  if (!isRecord(value)) return undefined;
  const type = value[union.def.discriminator];
  return union.def.options.find((option) =>
    option._zod.propValues?.[union.def.discriminator]?.has(type as string),
  );
}

function fieldKind(schema: z.core.$ZodType, { media, format }: z.GlobalMeta): ContentField["kind"] {
  const { type } = schema._zod.def;
  if (type === "literal" || type === "enum") return "choice";
  if (["string", "number", "boolean"].includes(type)) return media ?? format ?? "text";
  // Skipping a field would leave the field unchecked and its file unlocked.
  throw new Error(`content-fields.ts does not support schemas of type "${type}"`);
}
