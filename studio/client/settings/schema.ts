import { dataAt, type Path } from "../../shared/field-path.ts";
import { titleFromKey } from "../../shared/titles.ts";

/** Describes a field of content/: a JSON schema with the metadata of app/content/fields.ts. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: string[];
  const?: unknown;
  format?: string;
  pattern?: string;
  media?: string;
  describedBy?: string;
  poster?: string;
  focus?: string;
  group?: string;
  tall?: string;
  purpose?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  description?: string;
  title?: string;
}

/** Returns the variant that a value uses, with the metadata of the whole schema. */
export function matchingVariant(schema: Schema, value: unknown): { schema: Schema; isNullable: boolean } {
  const { anyOf, oneOf, ...metadata } = schema;
  const options = anyOf ?? oneOf;
  if (!options) return { schema, isNullable: false };
  const variants = options.filter(({ type }) => type !== "null");
  const matchesConstants = ({ properties = {} }: Schema) =>
    Object.entries(properties).every(
      ([key, { const: one }]) => one === undefined || one === dataAt(value, [key]),
    );
  const isMatch = (variant: Schema) =>
    Array.isArray(value) ? variant.type === "array" : matchesConstants(variant);
  return {
    schema: { ...(variants.find(isMatch) ?? variants[0]), ...metadata },
    isNullable: variants.length < options.length,
  };
}

/** Returns the fields of a group, or the items of a list. */
export function childrenOf({ properties, items = {} }: Schema, value: unknown): [string | number, Schema][] {
  if (properties) return Object.entries(properties);
  return Array.isArray(value) ? value.map((_, index) => [index, items]) : [];
}

/** Returns true if one control or a list of texts shows the value, instead of a group. */
export function isField({ purpose, properties, type, items }: Schema): boolean {
  return purpose === "typeface" || (!properties && type !== "array") || items?.type === "string";
}

/** Returns true if the settings show the value. */
export function isShown(schema: Schema, value: unknown): boolean {
  const { schema: found, isNullable } = matchingVariant(schema, value);
  // The owner changes the access in its menu.
  if (found.const !== undefined || found.purpose === "access") return false;
  // A figure is either an image or a video.
  if (found.media === "video" && !isNullable && !value) return false;
  return isField(found) || childrenOf(found, value).length > 0;
}

/** Returns the schema of a field, and the value of the group around the field. */
export function fieldAt(root: Schema, data: unknown, path: Path) {
  let [schema, value, parent]: [Schema, unknown, unknown] = [root, data, undefined];
  for (const key of path) {
    const { properties, items } = matchingVariant(schema, value).schema;
    schema = properties?.[key] ?? items ?? {};
    [parent, value] = [value, dataAt(value, [key])];
  }
  return { schema: matchingVariant(schema, value).schema, parent };
}

/** Returns the title of a field or an item. @param shownItem the item on the page, which can have the title of its study */
export function titleOf(
  key: string | number,
  value: unknown,
  { title }: Schema,
  shownItem?: unknown,
): string {
  if (typeof key === "string") return title ?? titleFromKey(key);
  const texts = [dataAt(value, ["title"]), dataAt(shownItem, ["title"]), ...Object.values(value ?? {})];
  return `${key + 1} · ${texts.find((text) => typeof text === "string") ?? ""}`;
}

const MAX_SLIDER_STEPS = 400;

export function isSlider({ type, minimum = 0, maximum = 2000 }: Schema): boolean {
  return isNumber({ type }) && (maximum - minimum) / stepOf({ type }) <= MAX_SLIDER_STEPS;
}

export function isNumber({ type }: Pick<Schema, "type">): boolean {
  return type === "integer" || type === "number";
}

export function stepOf({ type }: Pick<Schema, "type">): number {
  return type === "integer" ? 1 : 0.01;
}
