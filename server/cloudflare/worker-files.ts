import { FOLDERS, prototypeFilePath, prototypePath } from "#app/site-map.ts";
import type { Middleware } from "../context.ts";
import { contentType, fileResponse, type PublicFile, publicFileHeaders } from "../file-response.ts";
import { isSafeMethod } from "../http.ts";
import type { Bindings } from "./bindings.ts";

/** Maps paths to locked pages without their sections, and to the data of these pages. Both are in the Worker's bundle. */
export type LockedPages = Record<string, PublicFile & { text: string }>;

/** Serves locked pages, public videos and public prototypes. docs/decisions/0016-two-platforms.md */
export function workerFiles(lockedPages: LockedPages, assets: Bindings["ASSETS"]): Middleware {
  return async function workerFiles(c, next) {
    const { pathname } = c.get("url");
    if (!isSafeMethod(c)) return next();
    const lockedPage = Object.hasOwn(lockedPages, pathname) ? lockedPages[pathname] : undefined;
    if (lockedPage) {
      const { styleHashes } = c.get("build").entry.module;
      const headers = new Headers({
        ...publicFileHeaders(pathname, lockedPage, styleHashes),
        "Content-Type": contentType(lockedPage.isPage ? "index.html" : pathname),
      });
      return fileResponse(c.get("request"), headers, fileInMemory(new TextEncoder().encode(lockedPage.text)));
    }
    return (WHOLE_FILE_PATH.test(pathname) && (await assetResponse(c.get("request"), assets))) || next();
  };
}

const WHOLE_FILE_PATH = new RegExp(
  `^(?:${FOLDERS.media}[\\w.-]+\\.mp4|${prototypeFilePath(prototypePath("\\w+"))})$`,
);

/** Reads the whole file, because static assets ignore Range. */
async function assetResponse(request: Request, assets: Bindings["ASSETS"]): Promise<Response | null> {
  const asset = await assets.fetch(new Request(request.url));
  if (asset.status !== 200) return null;
  const bytes = new Uint8Array(await asset.arrayBuffer());
  return fileResponse(request, new Headers(asset.headers), fileInMemory(bytes));
}

function fileInMemory(bytes: Uint8Array<ArrayBuffer>) {
  return { size: bytes.length, read: (first: number, last: number) => bytes.slice(first, last + 1) };
}
