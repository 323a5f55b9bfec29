import type { Hono } from "hono";
import { z } from "zod";
import { fieldSchema, type StudioParts } from "../changes.ts";
import { parseFieldName } from "../field-name.ts";
import { API_PATH } from "../guard.ts";
import { changeList, copyItem, listChangeSchema } from "../structure/change-list.ts";
import { KINDS } from "../structure/new-item.ts";
import { outlineOf } from "../structure/outline.ts";
import { removeUnusedFile, thumbnailOf, unusedFiles } from "../structure/unused-files.ts";
import { jsonLimit } from "./body-limits.ts";

const { file: fileSchema } = fieldSchema.shape;
const removalSchema = z.strictObject({ file: fileSchema, action: z.literal("remove") });

/** Adds the routes that arrange lists and list unused files. */
export function addStructureRoutes(app: Hono, parts: StudioParts, respond: () => Response): void {
  app.get(`${API_PATH}outline`, (c) => {
    const file = fileSchema.parse(c.req.query("file"));
    return c.json({ rows: outlineOf(parts.live.content, file), lists: KINDS });
  });
  app.get(`${API_PATH}yaml`, async (c) => {
    const { file, path } = fieldSchema.parse(parseFieldName(c.req.query("at") ?? ""));
    return c.text(await copyItem(parts, file, path));
  });
  app.post(`${API_PATH}list`, jsonLimit, async (c) => {
    await changeList(parts, listChangeSchema.parse(await c.req.json()));
    return respond();
  });
  app.get(`${API_PATH}unused`, async (c) => {
    const files = await unusedFiles();
    return c.json(await Promise.all(files.map(async (file) => ({ file, image: await thumbnailOf(file) }))));
  });
  app.post(`${API_PATH}unused`, jsonLimit, async (c) => {
    await removeUnusedFile(parts, removalSchema.parse(await c.req.json()).file);
    return respond();
  });
}
