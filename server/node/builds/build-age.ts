import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { RESERVED_SLUGS } from "#app/addresses.ts";
import { EnvironmentError } from "../../environment.ts";

/** Of the names and bytes of its files; null when there is none to read. Names with a dot in front do not count. */
export function digestOfContent(folder: string): string | null {
  return orNull(() => {
    const hash = createHash("sha256");
    for (const [name, path] of filesIn(folder)) {
      const bytes = readFileSync(path);
      hash.update(`${name}\n${bytes.length}\n`).update(bytes);
    }
    return hash.digest("hex");
  });
}

/**
 * Whether content/ has changed since the build; where there is none, as on a server that gets builds alone, it has not.
 * @param madeOf the file with the digest of what the build was made of
 * @param shown the addresses of all pages whose whole text the build shows to everyone
 * @throws EnvironmentError when it has closed a study that the build shows to everyone
 */
export function isOutdated(content: string, madeOf: string, shown: readonly string[]): boolean {
  const digest = digestOfContent(content);
  if (digest === null || digest === textOf(madeOf)) return false;
  const closed = shown
    .map((address) => address.slice(1))
    .filter((slug) => slug !== "" && !RESERVED_SLUGS.includes(slug))
    .map((slug) => `case-studies/${slug}/case-study.yaml`)
    .filter((file) => !OPEN.test(textOf(join(content, file)) ?? ""));
  if (closed.length === 0) return true;
  const files = closed.map((file) => `content/${file}`).join(" and ");
  throw new EnvironmentError(
    `The build is older than its content and shows everyone what ${files} does not open with "access: public" any more: run \`npm run build\` first.`,
  );
}

/** In any spelling but this a study counts as closed: building it anew is the way out. */
const OPEN = /^access: +public *(#.*)?\r?$/m;

function filesIn(folder: string): [name: string, path: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [relative(folder, path).split(sep).join("/"), path])
    .filter(([name]) => !/(^|\/)\./.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function textOf(file: string): string | null {
  return orNull(() => readFileSync(file, "utf8"));
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
