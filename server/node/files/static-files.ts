import { join } from "node:path";
import { ADDRESSES, FOLDERS } from "#app/addresses.ts";
import { CACHE } from "#app/cache-control.ts";
import type { Middleware, MiddlewareContext } from "../../app-build.ts";
import { isSafeMethod } from "../../middleware.ts";
import { publicHeaders } from "../../public-headers.ts";
import { fileResponse } from "./file-response.ts";
import { indexFolder, type StaticFile } from "./static-index.ts";

/** Addresses are listed once at start, so that none, however it is written, reaches another file. */
export function staticFiles({ client, publicMedia }: { client: string; publicMedia: string }): Middleware {
  const index = new Map([...indexFolder(client, ADDRESSES.home), ...indexFolder(publicMedia, FOLDERS.media)]);

  return async function staticFiles(c, next) {
    const { pathname } = c.get("url");
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
  const copy = copies.find(({ encoding, path }) => path && accepts(accepted, encoding));
  if (copy) headers.set("Content-Encoding", copy.encoding);
  if (file.hash) headers.set("ETag", `"${file.hash}${copy ? `-${copy.encoding}` : ""}"`);
  return copy?.path ?? file.path;
}

// The weight 0 means refused.
function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((entry) => {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function notAllowed(c: MiddlewareContext): Response {
  return c.text("Method Not Allowed", 405, { Allow: "GET, HEAD", "Cache-Control": CACHE.none });
}

// Plain names only: none that starts with a dot, nothing encoded.
const MEDIA_NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** In development Vite serves its own files, and media are looked up at each request. */
export function mediaFiles(folder: string): Middleware {
  return async function staticFiles(c, next) {
    const { pathname } = c.get("url");
    const name = pathname.startsWith(FOLDERS.media) ? pathname.slice(FOLDERS.media.length) : "";
    if (!MEDIA_NAME.test(name) || !isSafeMethod(c)) return next();
    const headers = { "Cache-Control": CACHE.development };
    return (await fileResponse(c.req.raw, join(folder, name), headers)) ?? next();
  };
}
