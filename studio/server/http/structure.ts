import type { Hono } from "hono";
import { z } from "zod";
import { parseFieldName } from "../../shared/field-path.ts";
import { changeList, copyItem, listChangeSchema } from "../edits/change-list.ts";
import { fieldSchema, type StudioParts } from "../edits/changes.ts";
import { outlineOf } from "../edits/outline.ts";
import { sectionKinds } from "../edits/section-kinds.ts";
import { removeUnusedFile, restoreUnusedFile } from "../edits/unused-files.ts";
import { unusedMedia } from "../edits/unused-media.ts";
import type { Renderer } from "../page/renderer.ts";
import { jsonLimit } from "./body-limits.ts";
import { API_PATH } from "./guard.ts";

const { file: fileSchema } = fieldSchema.shape;
const unusedFileSchema = z.strictObject({ file: fileSchema });

interface StructureParts extends StudioParts {
  renderer: Pick<Renderer, "sectionIdsOf">;
}

export function addStructureRoutes(app: Hono, parts: StructureParts, respond: () => Response): void {
  app.get(`${API_PATH}outline`, (c) => {
    const file = fileSchema.parse(c.req.query("file"));
    const rows = outlineOf(parts.live, file, parts.renderer.sectionIdsOf(file));
    return c.json({ rows, kinds: sectionKinds() });
  });
  app.get(`${API_PATH}yaml`, async (c) => {
    const { file, path } = fieldSchema.parse(parseFieldName(c.req.query("at") ?? ""));
    return c.text(await copyItem(parts, file, path));
  });
  app.post(`${API_PATH}list`, jsonLimit, async (c) => {
    await changeList(parts, listChangeSchema.parse(await c.req.json()));
    return respond();
  });
  app.get(`${API_PATH}unused`, async (c) => c.json(await unusedMedia()));
  app.post(`${API_PATH}unused/remove`, jsonLimit, async (c) => {
    await removeUnusedFile(parts, unusedFileSchema.parse(await c.req.json()).file);
    return respond();
  });
  app.post(`${API_PATH}unused/restore`, jsonLimit, async (c) => {
    const place = await restoreUnusedFile(parts, unusedFileSchema.parse(await c.req.json()).file);
    respond();
    return c.json(place);
  });
}
