import { randomInt } from "node:crypto";
import sharp from "sharp";
import { z } from "zod";
import { optionFor } from "../../../pipeline/read/content-fields.ts";
import { NEW_COLUMN, NEW_IMAGE_ALT, SAMPLE_DESCRIPTION } from "../../shared/sample-texts.ts";
import { nounOf, titleFromKey } from "../../shared/titles.ts";
import type { Value } from "../content/yaml/splices.ts";

const title = "A new section";
const description = SAMPLE_DESCRIPTION;
const PLACEHOLDER = { name: "new-image.png", alt: NEW_IMAGE_ALT };
const bullet = { title: "A new bullet", description };
const row = ["Name this row", ""];
const figure = { imgLink: PLACEHOLDER.name, alt: PLACEHOLDER.alt };

/** Contains items with an image, or with their own sample texts. The schema describes the other items. */
export const NEW_ITEMS: Record<string, Value> = {
  textImage: { type: "textImage", title, description, ...figure },
  figures: { type: "figures", figures: [figure, { ...figure }] },
  quote: { type: "quote", quote: "Write what someone said about your work.", who: "Their name and role" },
  table: { type: "table", title, columns: [NEW_COLUMN, NEW_COLUMN], rows: [row, row] },
  bullet,
  figure,
  row,
  card: {
    title: "A new card",
    description: "Write what it shows.",
    image: PLACEHOLDER.name,
    alt: PLACEHOLDER.alt,
    bgColor: "#dfe3ea",
    link: "https://example.com",
    type: "Design",
    hover: "rise",
  },
};

/**
 * Returns a new item, and an image if the item requires one.
 * @param schema the items of the list
 * @param sibling another item of the list; a new row of a table gets as many cells as its sibling
 */
export async function createItem(
  kind: string,
  schema: z.core.$ZodType | null,
  sibling?: unknown,
): Promise<{ item: Value; images: Map<string, Buffer> }> {
  const sample = NEW_ITEMS[kind] ?? itemOf(kind, schema);
  const isRow = Array.isArray(sample) && Array.isArray(sibling);
  const item = isRow ? sibling.map((_, index) => sample[index] ?? "") : sample;
  if (!JSON.stringify(item).includes(PLACEHOLDER.name)) return { item, images: new Map() };
  // Use a random color, because a locked placeholder must not equal a public one.
  const [r, g, b] = [randomInt(200, 240), randomInt(200, 240), randomInt(200, 240)];
  const create = { width: 1600, height: 1200, channels: 3, background: { r, g, b } } as const;
  return { item, images: new Map([[PLACEHOLDER.name, await sharp({ create }).png().toBuffer()]]) };
}

function itemOf(kind: string, schema: z.core.$ZodType | null): Value {
  const isSection = schema instanceof z.ZodUnion;
  const option = isSection ? optionFor(schema, { type: kind }) : schema;
  return option ? sampleOf(z.toJSONSchema(option, { io: "input" }), isSection ? "section" : kind) : null;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Returns sample values for the required fields of a schema. @param noun is part of the titles, such as "A new card" */
function sampleOf(schema: JsonSchema, noun: string, name = noun): Value {
  const { type, properties = {}, required = [], items, anyOf, enum: choices } = schema;
  const [choice] = [schema.const, ...(choices ?? [])].filter((value) => value !== undefined);
  if (choice !== undefined) return choice as Value;
  const [variant] = anyOf ?? [];
  if (variant) return sampleOf(variant as JsonSchema, noun, name);
  if (type === "object")
    return Object.fromEntries(
      required.map((key) => [key, sampleOf(properties[key] as JsonSchema, noun, key)]),
    );
  if (type === "array") return [sampleOf(items as JsonSchema, nounOf([name]))];
  if (type === "boolean") return false;
  if (type !== "string") return schema.minimum ?? 0;
  if (schema.media) return PLACEHOLDER.name;
  if (schema.format === "color") return "#dfe3ea";
  if (schema.format === "markdown") return description;
  return name === "title" ? `A new ${noun}` : (schema.title ?? titleFromKey(name));
}
