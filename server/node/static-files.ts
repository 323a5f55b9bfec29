import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAccept } from "hono/utils/accept";
import { ADDRESSES, CACHE, FOLDERS } from "#app/site-map.ts";
import { listFiles } from "../../list-files.ts";
import type { Middleware } from "../context.ts";
import { isSafeMethod, methodNotAllowed } from "../middleware/valid-request.ts";
import { isImmutable, type PublicFile, publicFileHeaders } from "../public-file.ts";
import { diskFileResponse } from "./disk-file.ts";

export type StaticFile = PublicFile & {
  path: string;
  hash: string | undefined;
  br: string | undefined;
  gz: string | undefined;
};

export type StaticIndex = ReadonlyMap<string, StaticFile>;

/**
 * Hono's `serveStatic` never answers 304, and it refuses encoded file names such as `/R%C3%A9sum%C3%A9.pdf`.
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

/** Adds the headers of the smallest accepted encoding, and returns the path of that copy. */
function negotiate(file: StaticFile, acceptEncoding: string, headers: Headers): string {
  if (file.br ?? file.gz) headers.set("Vary", "Accept-Encoding");
  const copies = [
    { encoding: "br", path: file.br },
    { encoding: "gzip", path: file.gz },
  ];
  const accepted = parseAccept(acceptEncoding).flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : []));
  const copy = copies.find(({ encoding, path }) => path && accepted.includes(encoding));
  if (copy) headers.set("Content-Encoding", copy.encoding);
  if (file.hash) headers.set("ETag", `"${file.hash}${copy ? `-${copy.encoding}` : ""}"`);
  return copy?.path ?? file.path;
}

export function indexBuild({ client, publicMedia }: { client: string; publicMedia: string }): StaticIndex {
  return new Map([...indexFolder(client, ADDRESSES.home), ...indexFolder(publicMedia, FOLDERS.media)]);
}

/** Lists a folder. Leaves out compressed copies, and names that start with a dot except `.well-known`. */
export function indexFolder(folder: string, mount: "/" | `/${string}/`): StaticIndex {
  const names = new Set(listFiles(folder).filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name)));
  const originals = [...names].filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    originals.map((name) => {
      const isPage = mount === "/" && /(^|\/)index\.html$/.test(name);
      const address = encodeURI(mount + (isPage ? name.replace(/\/?index\.html$/, "") : name));
      const path = join(folder, name);
      const copy = (extension: string) => (names.has(name + extension) ? path + extension : undefined);
      const file = {
        path,
        hash: isImmutable(address) ? undefined : hashOf(path),
        isPage,
        scriptHashes: isPage ? scriptHashes(readFileSync(path, "utf8")) : [],
        br: copy(".br"),
        gz: copy(".gz"),
      };
      return [address, file] as const;
    }),
  );
}

function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22);
}

/** Returns the policy sources that allow the inline scripts of a prerendered page. Data blocks never run. */
export function scriptHashes(html: string): string[] {
  return Array.from(html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs))
    .filter(([, attributes = "", source]) => source !== "" && !/\btype="(?!module")/.test(attributes))
    .map(([, , source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
}
