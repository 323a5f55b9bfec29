import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ADDRESSES, FOLDERS } from "#app/site-map.ts";
import { listFiles } from "../../list-files.ts";
import { isImmutable, type PublicFile } from "../public-file.ts";

export type StaticFile = PublicFile & {
  path: string;
  /** Undefined if the file name already contains a hash. */
  hash: string | undefined;
  /** Paths of the compressed copies. */
  br: string | undefined;
  gz: string | undefined;
};

/** Every public file by its address. */
export type StaticIndex = ReadonlyMap<string, StaticFile>;

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
  const scripts = Array.from(
    html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs),
    ([, attributes = "", source = ""]) => ({
      type: /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "module",
      source,
    }),
  );
  return scripts
    .filter(({ type, source }) => type === "module" && source !== "")
    .map(({ source }) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
}
