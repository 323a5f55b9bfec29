import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAccept } from "hono/utils/accept";
import { FOLDERS, PATHS, PROTOTYPE_EXTENSION, prototypeFilePath, prototypePath } from "#app/site-map.ts";
import { listFiles } from "../../files/list-files.ts";
import type { Middleware } from "../context.ts";
import { type PublicFile, publicFileHeaders } from "../file-response.ts";
import { isSafeMethod, methodNotAllowed, NO_STORE_HEADERS } from "../http.ts";
import { diskFileResponse } from "./disk-file.ts";

type StaticFile = PublicFile & {
  path: string;
  br: string | undefined;
  gz: string | undefined;
};

export type StaticIndex = ReadonlyMap<string, StaticFile>;

/** @param index runs for each request, because development adds files (docs/decisions/0009-libraries-weighed.md) */
export function staticFiles(index: () => StaticIndex): Middleware {
  return async function staticFiles(c, next) {
    // The URL parser keeps brackets and vertical bars unchanged, whether they are encoded or not.
    const pathname = c.get("url").pathname.replaceAll(/%(?:5B|5D|7C)/gi, decodeURIComponent);
    const file = index().get(pathname);
    if (!file) return next();
    if (!isSafeMethod(c)) return methodNotAllowed(c, ["GET", "HEAD"]);
    const { styleHashes } = c.get("build").entry.module;
    const headers = new Headers(publicFileHeaders(pathname, file, styleHashes));
    const path = chooseCopy(file, c.req.header("Accept-Encoding") ?? "", headers);
    const response = await diskFileResponse(c.get("request"), path, headers);
    return response ?? c.text("Not Found", 404, NO_STORE_HEADERS);
  };
}

/** Returns the path of the smallest copy that the client accepts, and adds its headers. */
function chooseCopy({ path, br, gz }: StaticFile, acceptEncoding: string, headers: Headers): string {
  if (br ?? gz) headers.set("Vary", "Accept-Encoding");
  const acceptedEncodings = parseAccept(acceptEncoding).flatMap(({ type, q }) =>
    q > 0 ? type.toLowerCase() : [],
  );
  const copies = [
    { encoding: "br", copy: br },
    { encoding: "gzip", copy: gz },
  ];
  const chosenCopy = copies.find(({ encoding, copy }) => copy && acceptedEncodings.includes(encoding));
  if (chosenCopy) headers.set("Content-Encoding", chosenCopy.encoding);
  return chosenCopy?.copy ?? path;
}

export function indexBuild({ client, publicMedia }: { client: string; publicMedia: string }): StaticIndex {
  return new Map([...indexFolder(client, PATHS.home), ...indexFolder(publicMedia, FOLDERS.media)]);
}

/** Maps paths to files. Leaves out names that start with a dot, except `.well-known`. */
export function indexFolder(folder: string, mount: "/" | `/${string}/`): StaticIndex {
  const names = new Set(listFiles(folder).filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name)));
  const uncompressedNames = [...names].filter((name) => !/\.(br|gz)$/.test(name));
  return new Map(
    uncompressedNames.map((name) => {
      const isPage = mount === "/" && /(^|\/)index\.html$/.test(name);
      const path = join(folder, name);
      const copy = (extension: string) => (names.has(name + extension) ? path + extension : undefined);
      const file = {
        path,
        isPage,
        scriptHashes: isPage ? scriptHashes(readFileSync(path, "utf8")) : [],
        br: copy(".br"),
        gz: copy(".gz"),
      };
      return [
        encodePath(isPage ? mount + name.replace(/\/?index\.html$/, "") : pathOf(mount, name)),
        file,
      ] as const;
    }),
  );
}

function pathOf(mount: string, name: string): string {
  const isPrototype = mount === FOLDERS.media && name.endsWith(PROTOTYPE_EXTENSION);
  return isPrototype
    ? prototypeFilePath(prototypePath(name.slice(0, -PROTOTYPE_EXTENSION.length)))
    : mount + name;
}

/** Encodes a path in the same way as the URL parser encodes the path of a request. */
function encodePath(path: string): string {
  const url = new URL("http://site.example");
  url.pathname = path.replaceAll("%", "%25");
  return url.pathname;
}

/** Returns the CSP sources that allow the inline scripts of a prerendered page. Data blocks never run. */
export function scriptHashes(html: string): string[] {
  return Array.from(html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs))
    .filter(([, attributes = "", source]) => source !== "" && !/\btype="(?!module")/.test(attributes))
    .map(([, , source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
}
