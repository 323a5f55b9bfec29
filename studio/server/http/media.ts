import type { Context, Hono } from "hono";
import { z } from "zod";
import { parseFieldName } from "../../shared/field-path.ts";
import { fieldSchema, type StudioParts } from "../edits/changes.ts";
import { checkImage, setMedia } from "../edits/media-changes.ts";
import { mediaLimit } from "./body-limits.ts";
import { API_PATH } from "./guard.ts";

const text = z.string().max(4000);
const querySchema = z.object({
  at: text,
  name: text,
  alt: text.nullable().default(null),
  focus: text.optional(),
});
const videoSchema = z.object({ video: z.instanceof(File), poster: z.instanceof(File) });

export function addMediaRoutes(app: Hono, parts: StudioParts, respond: () => Response): void {
  app.post(`${API_PATH}image-check`, mediaLimit, async (c) => {
    const { place, ...image } = queryOf(c);
    const bytes = Buffer.from(await c.req.arrayBuffer());
    return c.json({ notes: await checkImage(parts, place, { ...image, bytes }) });
  });
  app.post(`${API_PATH}image`, mediaLimit, async (c) => {
    const { place, ...image } = queryOf(c);
    await setMedia(parts, place, { ...image, bytes: Buffer.from(await c.req.arrayBuffer()) });
    return respond();
  });
  app.post(`${API_PATH}video`, mediaLimit, async (c) => {
    const { place, ...media } = queryOf(c);
    const { video, poster } = videoSchema.parse(await c.req.parseBody());
    await setMedia(parts, place, {
      ...media,
      bytes: Buffer.from(await video.arrayBuffer()),
      poster: Buffer.from(await poster.arrayBuffer()),
    });
    return respond();
  });
}

function queryOf(c: Context) {
  const { at, ...query } = querySchema.parse(c.req.query());
  return { place: fieldSchema.parse(parseFieldName(at)), ...query };
}
