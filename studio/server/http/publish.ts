import { readFile } from "node:fs/promises";
import type { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { z } from "zod";
import { pathIn } from "../content/path-in.ts";
import type { Publisher } from "../publish/publisher.ts";
import { answerSchema, compareSchema, publishSchema } from "../publish/request.ts";
import { jsonLimit } from "./body-limits.ts";
import { API_PATH } from "./guard.ts";

const PREVIEWS = "/studio/published/";

export function addPublishRoutes(app: Hono, publisher: Publisher, respond: () => Response): void {
  app.get(`${API_PATH}changes`, async (c) => c.json(await publisher.changes()));
  app.post(`${API_PATH}compare`, jsonLimit, async (c) => {
    const { target } = compareSchema.parse(await c.req.json());
    return c.json(await publisher.compare(target));
  });
  app.post(`${API_PATH}publish`, jsonLimit, async (c) => {
    publisher.start(publishSchema.parse(await c.req.json()));
    return respond();
  });
  app.post(`${API_PATH}answer`, jsonLimit, async (c) => {
    publisher.answer(answerSchema.parse(await c.req.json()));
    return respond();
  });

  // An <img> element cannot send the token, so these images are outside the API.
  app.get(`${PREVIEWS}:version/*`, async (c) => {
    const version = z.enum(["online", "content", "previous"]).parse(c.req.param("version"));
    const name = decodeURIComponent(new URL(c.req.url).pathname.slice(`${PREVIEWS}${version}/`.length));
    const bytes = await readFile(await pathIn(publisher.folderOf(version), name)).catch(() => null);
    if (!bytes || !/^image\//.test(getMimeType(name) ?? "")) return c.notFound();
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      "Content-Type": getMimeType(name) ?? "",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    });
  });
}
