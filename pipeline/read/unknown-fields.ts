import { z } from "zod";
import { typesOf, unwrap } from "./content-fields.ts";
import { nearest } from "./nearest.ts";

interface Place {
  name: string;
  fields: string[];
}

/**
 * What to do about a field that the schema does not know, and which known one it was perhaps meant to be.
 * @param here the fields that it knows in this place
 */
export function adviceOnField(
  schema: z.core.$ZodType,
  here: string[],
  field: string,
): { message: string; meant: string | null } {
  const meant = nearest(field, here);
  if (meant) return { message: `no such field; did you mean "${meant}"?`, meant };
  const homes = [...places(schema, "")].filter(({ fields }) => fields.includes(field));
  const names = [...new Set(homes.map(({ name }) => name))].slice(0, 3).join(" or ");
  if (names) return { message: `no such field here; it belongs ${names}`, meant };
  return { message: `no such field; there are ${here.join(", ")}`, meant };
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
      const [type] = typesOf(option, schema);
      yield* places(option, `in ${name.replace(/^under /, "")} of type ${type}`);
    }
  }
}
