import type { Hono } from "hono";
import { z } from "zod";
import { FONT_ROLES } from "../../shared/typeface-pairs.ts";
import { changeLook, lookSchema, uploadTypeface } from "../edits/change-look.ts";
import type { StudioParts } from "../edits/changes.ts";
import { jsonLimit, mediaLimit } from "./body-limits.ts";
import { API_PATH } from "./guard.ts";

export function addLookRoutes(app: Hono, parts: StudioParts, respond: () => Response): void {
  app.post(`${API_PATH}look`, jsonLimit, async (c) => {
    await changeLook(parts, lookSchema.parse(await c.req.json()));
    return respond();
  });
  app.post(`${API_PATH}typeface`, mediaLimit, async (c) => {
    const role = z.enum(FONT_ROLES).parse(c.req.query("role"));
    const files = z
      .array(z.file())
      .min(1)
      .parse((await c.req.formData()).getAll("file"));
    const nameAndBytes = async (file: File) => ({
      name: file.name,
      bytes: Buffer.from(await file.arrayBuffer()),
    });
    await uploadTypeface(parts, role, await Promise.all(files.map(nameAndBytes)));
    return respond();
  });
}
