import { readFile } from "node:fs/promises";
import type { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { z } from "zod";
import { pathIn } from "../content/path-in.ts";
import type { Store } from "../content/store.ts";
import type { Publisher } from "../publish/publisher.ts";

const PREVIEWS = "/studio/published/";
const HASH_PATTERN = /^[0-9a-f]{64}$/;
const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Serves images for <img> elements, which cannot send the token, so these images are outside the API. */
export function addImages(app: Hono, store: Store, publisher: Publisher): void {
  // Serves a new image's original until its sizes are generated.
  app.get("/studio/blob/:hash", async (c) => {
    const hash = c.req.param("hash");
    const bytes = HASH_PATTERN.test(hash) ? await store.blob(hash) : null;
    return bytes ? c.body(bytes as Uint8Array<ArrayBuffer>, 200, HEADERS) : c.notFound();
  });

  app.get(`${PREVIEWS}:version/*`, async (c) => {
    const version = z.enum(["online", "content", "previous"]).parse(c.req.param("version"));
    const name = decodeURIComponent(new URL(c.req.url).pathname.slice(`${PREVIEWS}${version}/`.length));
    const type = getMimeType(name) ?? "";
    const bytes = await readFile(await pathIn(publisher.folderOf(version), name)).catch(() => null);
    if (!bytes || !type.startsWith("image/")) return c.notFound();
    const headers = { ...HEADERS, "Content-Type": type, "Cache-Control": "no-store" };
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
  });
}
