import { FOLDERS } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { contentType, fileResponse, type PublicFile, publicFileHeaders } from "../file-response.ts";
import { isSafeMethod } from "../middleware/valid-request.ts";
import type { Bindings } from "./bindings.ts";

/** The locked pages in their locked state, and their data, by address. They are part of the Worker's bundle. */
export type LockedPages = Record<string, PublicFile & { text: string }>;

/** Serves locked pages, and videos, which need ranges. docs/decisions/0016-two-platforms.md */
export function publicFiles(lockedPages: LockedPages, assets: Bindings["ASSETS"]): Middleware {
  return async function publicFiles(c, next) {
    const { pathname } = c.get("url");
    if (!isSafeMethod(c)) return next();
    const page = Object.hasOwn(lockedPages, pathname) ? lockedPages[pathname] : undefined;
    if (page) {
      const { styleHashes } = c.get("build").entry.module;
      const headers = publicFileHeaders(pathname, page, styleHashes);
      return lockedPage(c.get("request"), pathname, page, headers);
    }
    return (VIDEO.test(pathname) && (await video(c.get("request"), assets))) || next();
  };
}

const VIDEO = new RegExp(`^${FOLDERS.media}[\\w.-]+\\.mp4$`);

function lockedPage(
  request: Request,
  address: string,
  { text, isPage }: LockedPages[string],
  init: HeadersInit,
) {
  const bytes = new TextEncoder().encode(text);
  const headers = new Headers(init);
  headers.set("Content-Type", contentType(isPage ? "index.html" : address));
  return fileResponse(request, headers, inMemory(bytes));
}

async function video({ url, method, headers: requested }: Request, assets: Bindings["ASSETS"]) {
  const { status, headers, body } = await assets.fetch(new Request(url));
  if (status !== 200) return null;
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  return fileResponse(
    new Request(url, { method, headers: requested }),
    new Headers(headers),
    inMemory(bytes),
  );
}

function inMemory(bytes: Uint8Array<ArrayBuffer>) {
  return { size: bytes.length, read: (first: number, last: number) => bytes.slice(first, last + 1) };
}
