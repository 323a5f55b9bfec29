import { parseAccept } from "hono/utils/accept";
import { CACHE } from "#app/site-map.ts";
import type { Middleware, MiddlewareContext } from "../../app-build.ts";
import { isSafeMethod } from "../../middleware.ts";
import { publicHeaders } from "../../public-headers.ts";
import { fileResponse } from "./file-response.ts";
import type { StaticFile, StaticIndex } from "./static-index.ts";

/** What is not listed has no file, however its address is written. In development the list is made at each request. */
export function staticFiles(list: () => StaticIndex): Middleware {
  return async function staticFiles(c, next) {
    const { pathname } = c.get("url");
    const index = list();
    const file = index.get(pathname);
    if (!file) return next();
    if (!isSafeMethod(c)) return notAllowed(c);
    const headers = new Headers(publicHeaders(pathname, file, index));
    const path = chooseCopy(file, c.req.header("Accept-Encoding") ?? "", headers);
    const response = await fileResponse(c.req.raw, path, headers);
    if (!response) return c.text("Not Found", 404, { "Cache-Control": CACHE.none });
    c.set("kind", file.isPage ? "prerendered-page" : "other");
    c.set("scriptHashes", file.scriptHashes);
    return response;
  };
}

function chooseCopy(file: StaticFile, accepted: string, headers: Headers): string {
  if (file.br ?? file.gz) headers.set("Vary", "Accept-Encoding");
  const copies = [
    { encoding: "br", path: file.br },
    { encoding: "gzip", path: file.gz },
  ];
  // The weight 0 means refused.
  const good = parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : []));
  const copy = copies.find(({ encoding, path }) => path && good.includes(encoding));
  if (copy) headers.set("Content-Encoding", copy.encoding);
  if (file.hash) headers.set("ETag", `"${file.hash}${copy ? `-${copy.encoding}` : ""}"`);
  return copy?.path ?? file.path;
}

function notAllowed(c: MiddlewareContext): Response {
  return c.text("Method Not Allowed", 405, { Allow: "GET, HEAD", "Cache-Control": CACHE.none });
}
