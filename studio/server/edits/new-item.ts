import { randomInt } from "node:crypto";
import sharp from "sharp";
import { SAMPLE_DESCRIPTION } from "../../shared/sample-texts.ts";
import type { Value } from "../content/yaml/splices.ts";

const title = "A new section";
const description = SAMPLE_DESCRIPTION;
const PLACEHOLDER = { name: "new-image.png", alt: "A plain area for a new image." };
const bullet = { title: "A new bullet", description };
const figure = { imgLink: PLACEHOLDER.name, alt: PLACEHOLDER.alt };

/** Contains valid items for each kind of section, and for the other lists. */
export const NEW_ITEMS: Record<string, Value> = {
  textImage: { type: "textImage", title, description, ...figure },
  blockWithBullets: { type: "blockWithBullets", title, bullets: [bullet], imgLink: null },
  textVideo: { type: "textVideo", title, description, videoLink: null },
  figures: { type: "figures", figures: [figure] },
  quote: { type: "quote", quote: "Write what someone said about your work.", who: "Their name and role" },
  bullet,
  figure,
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

/** Returns a new item, and an image if the item requires one. */
export async function createItem(kind = ""): Promise<{ item: Value; images: Map<string, Buffer> }> {
  const item = NEW_ITEMS[kind] ?? null;
  if (!JSON.stringify(item).includes(PLACEHOLDER.name)) return { item, images: new Map() };
  // Use a random color, because a locked placeholder must not equal a public one.
  const [r, g, b] = [randomInt(200, 240), randomInt(200, 240), randomInt(200, 240)];
  const create = { width: 1600, height: 1200, channels: 3, background: { r, g, b } } as const;
  return { item, images: new Map([[PLACEHOLDER.name, await sharp({ create }).png().toBuffer()]]) };
}
