import { z } from "zod";
import { optionFor, unwrap } from "./content-fields.ts";
import type { Path } from "./field-name.ts";
import { didYouMean, nearest } from "./nearest.ts";

interface Place {
  name: string;
  fields: string[];
}

/** What to do about a field that the schema does not know. */
export function adviceOnField(schema: z.core.$ZodType, data: unknown, path: Path, field: string): string {
  const here = fieldsAt(schema, data, path);
  if (nearest(field, here)) return `no such field${didYouMean(field, here)}`;
  const home = [...places(schema, "")].filter(({ fields }) => fields.includes(field));
  const names = [...new Set(home.map(({ name }) => name))];
  if (names.length > 0) return `no such field here; it belongs ${names.slice(0, 3).join(" or ")}`;
  return `no such field; there are ${here.join(", ")}`;
}

function fieldsAt(outer: z.core.$ZodType, value: unknown, path: Path): string[] {
  const { schema } = unwrap(outer);
  const [key, ...rest] = path;
  if (schema instanceof z.ZodUnion) {
    const option = optionFor(schema, value);
    return option ? fieldsAt(option, value, path) : [];
  }
  const inside = key === undefined ? undefined : (value as Record<PropertyKey, unknown> | null)?.[key];
  if (schema instanceof z.ZodArray) return fieldsAt(schema.def.element, inside, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  if (key === undefined) return Object.keys(schema.def.shape);
  const field = schema.def.shape[String(key)];
  return field ? fieldsAt(field, inside, rest) : [];
}

function* places(outer: z.core.$ZodType, name: string): Generator<Place> {
  const { schema } = unwrap(outer);
  if (schema instanceof z.ZodObject) {
    const { shape } = schema.def;
    yield { name: name || "at the left edge of the file", fields: Object.keys(shape) };
    for (const [key, field] of Object.entries(shape)) yield* places(field, `under ${key}`);
  } else if (schema instanceof z.ZodArray) {
    yield* places(schema.def.element, name);
  } else if (schema instanceof z.ZodDiscriminatedUnion) {
    for (const option of schema.def.options) {
      const type = option instanceof z.ZodObject ? option.def.shape[schema.def.discriminator] : undefined;
      const value = type instanceof z.ZodLiteral ? ` of type ${type.value}` : "";
      yield* places(option, `in ${name.replace(/^under /, "")}${value}`);
    }
  }
}
