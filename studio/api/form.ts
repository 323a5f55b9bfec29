import type { Hono } from "hono";
import { parse } from "yaml";
import { z } from "zod";
import { CARD_TYPES } from "#app/content/schema.ts";
import { themeSchema } from "#app/content/theme-schema.ts";
import { pageAddress } from "#app/site-map.ts";
import { solvePalette } from "../../pipeline/theme/palette.ts";
import { DEFAULT_FONTS } from "../../pipeline/theme/theme.ts";
import { checkImage, fieldSchema, requireSchema, type StudioParts, textOf } from "../changes.ts";
import { parseFieldName } from "../field-name.ts";
import { API_PATH } from "../guard.ts";
import { contentFiles } from "../page/mark.ts";
import { siteImagesOf } from "../site/site-images.ts";
import { mediaLimit } from "./body-limits.ts";

const imageQuery = z.object({ at: z.string().max(4000), name: z.string().max(4000) });

export function addFormRoutes(app: Hono, parts: StudioParts): void {
  app.get(`${API_PATH}form`, async (c) =>
    c.json(await formOf(parts, z.string().max(4000).parse(c.req.query("file")))),
  );
  app.post(`${API_PATH}image-check`, mediaLimit, async (c) => {
    const { at, name } = imageQuery.parse(c.req.query());
    const bytes = Buffer.from(await c.req.arrayBuffer());
    const place = fieldSchema.parse(parseFieldName(at));
    return c.json({ notes: await checkImage(parts, place, { name, bytes, alt: null }) });
  });
}

/** Returns a file's schema and data, and hints for its fields, keyed by paths such as "cards.0.image". */
export async function formOf({ store, live }: StudioParts, file: string) {
  const { text } = await textOf(store, file);
  const schema = requireSchema(file);
  const data: unknown = text === null ? null : parse(text);
  const warnings = live.warnings.filter((warning) => warning.file.endsWith(`/${file}`));
  const { profile, caseStudies, pages } = live.content;
  const addresses = [
    ...caseStudies.map(({ slug, hero }) => ({ value: pageAddress(slug), label: hero.title })),
    ...pages.map(({ slug, title }) => ({ value: pageAddress(slug), label: title })),
  ];
  return {
    schema: z.toJSONSchema(schema, { io: "input" }),
    data,
    shown:
      file === "theme.yaml"
        ? live.content.theme
        : contentFiles(live.content).find((source) => source.file === file)?.data,
    images: await siteImagesOf(live.content, file),
    notes: Object.fromEntries(
      warnings.map(({ field, message }) => [field.replaceAll(/\[(\d+)\]/g, ".$1"), message]),
    ),
    defaults: file === "theme.yaml" ? themeDefaults(data) : {},
    suggestions: {
      type: [...CARD_TYPES, ...profile.types].map((value) => ({ value, label: value })),
      link: addresses,
    },
  };
}

function themeDefaults(data: unknown): Record<string, string | number> {
  const { colors } = themeSchema.safeParse(data ?? {}).data ?? themeSchema.parse({});
  const { light, dark } = solvePalette(colors).palette;
  const main = colors.scheme === "dark" ? dark : light;
  return {
    "fonts.display": DEFAULT_FONTS.display,
    "fonts.text": DEFAULT_FONTS.text,
    "fonts.displayWeight": DEFAULT_FONTS.displayWeight,
    "fonts.displayTracking": 0,
    "colors.background": light.paper,
    "colors.text": main.ink,
    "colors.accent": main.accent,
    "colors.darkBackground": dark.paper,
  };
}
