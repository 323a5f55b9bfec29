import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isImmutable, type PublicFile } from "../../public-headers.ts";
import { scriptHashes } from "../../script-hashes.ts";

export type StaticFile = PublicFile & {
  path: string;
  /** Undefined where the name already says it. */
  hash: string | undefined;
  br: string | undefined;
  gz: string | undefined;
};

/** Only what stands in it can ever be sent. */
export type StaticIndex = ReadonlyMap<string, StaticFile>;

/** Names that start with a dot have no address, but for `.well-known`. */
export function indexFolder(folder: string, mount: "/" | `/${string}/`): StaticIndex {
  const names = new Set(listFiles(folder));
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

// Links are not followed. Names have "/" on every system.
function listFiles(folder: string): string[] {
  const entries = readFolder(folder).filter((entry) => entry.isFile());
  const names = entries.map((entry) =>
    relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"),
  );
  return names.filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name));
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 22);
}
