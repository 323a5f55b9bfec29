import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ADDRESSES, FOLDERS } from "#app/site-map.ts";
import { listFiles } from "../../../list-files.ts";
import { isImmutable, type PublicFile } from "../../public-headers.ts";

export type StaticFile = PublicFile & {
  path: string;
  /** Undefined where the name already says it. */
  hash: string | undefined;
  br: string | undefined;
  gz: string | undefined;
};

/** Only what stands in it can ever be sent. */
export type StaticIndex = ReadonlyMap<string, StaticFile>;

/** Of what a build has for everyone. */
export function indexBuild({ client, publicMedia }: { client: string; publicMedia: string }): StaticIndex {
  return new Map([...indexFolder(client, ADDRESSES.home), ...indexFolder(publicMedia, FOLDERS.media)]);
}

/** Names that start with a dot have no address, but for `.well-known`. */
export function indexFolder(folder: string, mount: "/" | `/${string}/`): StaticIndex {
  const names = new Set(listFiles(folder).filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name)));
  const index = new Map<string, StaticFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name)) continue;
    const isPage = mount === "/" && /(^|\/)index\.html$/.test(name);
    const address = mount + (isPage ? name.replace(/\/?index\.html$/, "") : name);
    const copy = (end: string) => (names.has(`${name}.${end}`) ? join(folder, `${name}.${end}`) : undefined);
    const path = join(folder, name);
    index.set(encodeURI(address), {
      path,
      hash: isImmutable(address) ? undefined : hashOf(path),
      isPage,
      scriptHashes: isPage ? scriptHashes(readFileSync(path, "utf8")) : [],
      br: copy("br"),
      gz: copy("gz"),
    });
  }
  return index;
}

function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22);
}

/**
 * The sources by which a content security policy allows the scripts that stand in a page we built. Data blocks need
 * none, as nothing runs them.
 */
export function scriptHashes(html: string): string[] {
  const scripts = Array.from(
    html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs),
    ([, attributes = "", source = ""]) => ({
      type: /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "module",
      source,
    }),
  );
  const run = scripts.filter(({ type, source }) => type === "module" && source !== "");
  return run.map(({ source }) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
}
