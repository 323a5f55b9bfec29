import { parseAccept } from "hono/utils/accept";
import { CACHE } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { isSafeMethod, methodNotAllowed } from "../middleware/valid-request.ts";
import { publicFileHeaders } from "../public-file.ts";
import { diskFileResponse } from "./disk-file.ts";
import type { StaticFile, StaticIndex } from "./static-index.ts";

/**
 * Serves the files in an index, each at exactly one address, however else a request spells it. Hono's `serveStatic` is
 * not enough: it never answers 304, and it refuses encoded file names such as `/R%C3%A9sum%C3%A9.pdf`.
 * @param index is called for each request, because in development files appear at any time
 */
export function staticFiles(index: () => StaticIndex): Middleware {
  return async function staticFiles(c, next) {
    const { pathname } = c.get("url");
    const files = index();
    const file = files.get(pathname);
    if (!file) return next();
    if (!isSafeMethod(c)) return methodNotAllowed(c, ["GET", "HEAD"]);
    const { styleHashes } = c.get("build").entry.module;
    const headers = new Headers(publicFileHeaders(pathname, file, { files, styleHashes }));
    const path = negotiate(file, c.req.header("Accept-Encoding") ?? "", headers);
    const response = await diskFileResponse(c.get("request"), path, headers);
    return response ?? c.text("Not Found", 404, { "Cache-Control": CACHE.none });
  };
}

/** Chooses the smallest accepted encoding, adds its headers, and returns the path of that copy. */
function negotiate(file: StaticFile, acceptEncoding: string, headers: Headers): string {
  if (file.br ?? file.gz) headers.set("Vary", "Accept-Encoding");
  const copies = [
    { encoding: "br", path: file.br },
    { encoding: "gzip", path: file.gz },
  ];
  // The weight 0 means refused.
  const accepted = parseAccept(acceptEncoding).flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : []));
  const copy = copies.find(({ encoding, path }) => path && accepted.includes(encoding));
  if (copy) headers.set("Content-Encoding", copy.encoding);
  if (file.hash) headers.set("ETag", `"${file.hash}${copy ? `-${copy.encoding}` : ""}"`);
  return copy?.path ?? file.path;
}
