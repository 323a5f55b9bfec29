import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, join, parse, posix } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { paths } from "../../../files/paths.ts";
import { mediaFields } from "../../../pipeline/read/content-fields.ts";
import { schemaOfFile, updateFile } from "../../../pipeline/read/content-files.ts";
import { listContentFolder } from "../../../pipeline/read/content-folder.ts";
import { parseYaml } from "../../../pipeline/read/yaml-syntax.ts";
import { ACCESS } from "../../shared/access.ts";
import type { Path } from "../../shared/field-path.ts";
import { FILE_TITLES } from "../../shared/titles.ts";
import { partNames } from "../edits/labels.ts";

export interface Difference {
  kind: "access" | "added" | "removed" | "changed" | "moved" | "image";
  /** A name such as "Search, section “Results page”, title". */
  where: string;
  before: string | null;
  after: string | null;
}

type Values = Record<string, unknown>;

interface Part {
  path: Path;
  value: unknown;
}

/** The names of images that no field names. */
const SITE_IMAGES: Record<string, string> = { favicon: "icon", share: "share image" };
const IMAGE_FILE = /\.(png|jpe?g|webp|avif|svg)$/i;

export type Files = ReadonlyMap<string, Buffer>;

/** Lists the differences between two versions of files in content/, changes of access first. */
export function differencesBetween(oldFiles: Files, newFiles: Files, nameImage?: (bytes: Buffer) => string) {
  const files = namesOfChanged(oldFiles, newFiles);
  const changedFiles = new Set(files);
  const hasMedia = files.some((file) => !file.endsWith(".yaml"));
  const names = new Map(hasMedia ? [oldFiles, newFiles].flatMap(namesOfMedia) : []);
  const changes = files.flatMap((file): Difference[] => {
    const [oldBytes, newBytes] = [oldFiles.get(file), newFiles.get(file)];
    const [oldValues, newValues] = [toValues(file, oldBytes), toValues(file, newBytes)];
    // Values are undefined if the YAML is invalid. Same values mean that only comments, spaces or empty fields differ.
    if (oldValues !== undefined && newValues !== undefined && !isSame(oldValues, newValues))
      return changesInFile(file, oldValues, newValues, changedFiles);
    const page = names.get(posix.dirname(file)) ?? pageOf(file, newValues ?? oldValues);
    const where = names.get(file) ?? `${page}, ${SITE_IMAGES[parse(file).name] ?? basename(file)}`;
    const imageOf = (bytes?: Buffer) => (bytes ? (nameImage?.(bytes) ?? file) : null);
    if (IMAGE_FILE.test(file))
      return [{ kind: "image", where, before: imageOf(oldBytes), after: imageOf(newBytes) }];
    const kind = oldBytes && newBytes ? "changed" : newBytes ? "added" : "removed";
    // Nobody knows who could see a study whose old version is not valid.
    const access = oldBytes && oldValues === undefined && newValues ? accessOf(file, newValues) : null;
    return [
      ...(access ? [{ kind: "access" as const, where, before: null, after: access }] : []),
      { kind, where, before: null, after: null },
    ];
  });
  return changes.sort((a, b) => Number(b.kind === "access") - Number(a.kind === "access"));
}

function namesOfChanged(oldFiles: Files, newFiles: Files): string[] {
  return [...new Map([...oldFiles, ...newFiles])]
    .filter(([file, bytes]) => !newFiles.has(file) || !oldFiles.get(file)?.equals(bytes))
    .map(([file]) => file);
}

/** Returns a summary such as "Search, 3 places". */
export function summarizeDifferences(oldFiles: Files, newFiles: Files): string {
  const names = new Map([oldFiles, newFiles].flatMap(namesOfMedia));
  const files = namesOfChanged(oldFiles, newFiles).map((file): [string, string] => {
    const values = toValues(file, newFiles.get(file) ?? oldFiles.get(file));
    return [file, names.get(posix.dirname(file)) ?? pageOf(file, values)];
  });
  const yamlFiles = files.filter(([file]) => file.endsWith(".yaml"));
  const pages = [...new Set((yamlFiles.length > 0 ? yamlFiles : files).map(([, page]) => page))];
  const count = differencesBetween(oldFiles, newFiles).length;
  const places = count === 0 ? "" : `, ${count} ${count === 1 ? "place" : "places"}`;
  return (pages.length > 2 ? `${pages.length} pages` : pages.join(" and ")) + places;
}

/** Reads the files of the site below content/. @param root the folder that contains content/, if it exists */
export async function readFiles(root: string): Promise<Files> {
  const folder = join(root, paths.content);
  const files = new Map<string, Buffer>();
  for (const name of (await listContentFolder(folder)).files) {
    // Another program can remove a file in the meantime.
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (bytes) files.set(name, bytes);
  }
  return files;
}

export function hashOfFiles(files: Files): string {
  const hash = createHash("sha256");
  for (const [name, bytes] of files) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  return hash.digest("hex");
}

/** Lists the access to each study. */
export function accessInFiles(files: Files): Difference[] {
  return differencesBetween(new Map(), files).filter(({ kind }) => kind === "access");
}

/** Returns null for a missing YAML file, and undefined for a file that is not valid YAML. */
export function toValues(file: string, bytes: Buffer | undefined): Values | null | undefined {
  if (!file.endsWith(".yaml")) return undefined;
  if (!bytes) return null;
  try {
    // A new name is not a difference.
    const { document, problem } = parseYaml(updateFile(file, bytes.toString()).text);
    return problem ? undefined : (document.toJS() ?? {});
  } catch {
    return undefined;
  }
}

/** An empty field has the same value as an absent field. */
function isSame(...versions: [Values | null, Values | null]): boolean {
  const [before, after] = versions.map((values) =>
    JSON.parse(JSON.stringify({ values }, (_, value) => value ?? undefined)),
  );
  return isDeepStrictEqual(before, after);
}

/** @param changedFiles the changed images and videos have their own entries */
function changesInFile(
  file: string,
  before: Values | null,
  after: Values | null,
  changedFiles: ReadonlySet<string>,
): Difference[] {
  const where = pageOf(file, after ?? before);
  const access = { before: accessOf(file, before), after: accessOf(file, after) };
  if (access.before !== access.after) {
    const settings = { access: after?.access, draft: after?.draft };
    const otherChanges =
      before && after ? compareFile(file, where, { ...before, ...settings }, after, changedFiles) : [];
    return [{ kind: "access", where, ...access }, ...otherChanges];
  }
  if (before && after) return compareFile(file, where, before, after, changedFiles);
  return [{ kind: before ? "removed" : "added", where, before: null, after: null }];
}

function pageOf(file: string, values?: Values | null): string {
  const { title } = (values?.hero ?? values ?? {}) as Values;
  return FILE_TITLES[file]?.page ?? toText(title) ?? file.split("/").at(-2) ?? "Home";
}

/** Returns the name of each page's folder, and of each file in a field, such as "Search, image for phones". */
function namesOfMedia(files: Files): [file: string, name: string][] {
  return [...files].flatMap(([file, bytes]): [string, string][] => {
    const [schema, values] = [schemaOfFile(file), toValues(file, bytes)];
    if (!schema || !values) return [];
    const folder = posix.dirname(file);
    const page = pageOf(file, values);
    const fields = mediaFields(schema, values).map(({ path, value }): [string, string] => [
      posix.join(folder, value.trim()),
      [page, ...partNames(file, values, path)].join(", "),
    ]);
    return folder === "." ? fields : [[folder, page], ...fields];
  });
}

function accessOf(file: string, values: Values | null): string | null {
  if (!values || !file.startsWith("case-studies/")) return null;
  const { access } = values;
  if (values.draft) return ACCESS.draft;
  return ACCESS[access === "public" || access === "invited" ? access : "passcode"];
}

function compareFile(
  file: string,
  where: string,
  oldValues: Values,
  newValues: Values,
  changedFiles: ReadonlySet<string>,
): Difference[] {
  const nameOf = ({ path }: Part, data: Values) => [where, ...partNames(file, data, path)].join(", ");

  function compare(before: Part, after: Part): Difference[] {
    if (isDeepStrictEqual(before.value ?? null, after.value ?? null)) return [];
    const name = nameOf(after, newValues);
    if (!isObject(before.value) || !isObject(after.value)) {
      const [oldText, newText] = [toText(before.value), toText(after.value)];
      const media = posix.join(posix.dirname(file), newText ?? oldText ?? "");
      if (/\.\w+$/.test(media) && changedFiles.has(media)) return [];
      return [{ kind: "changed", where: name, before: oldText, after: newText }];
    }
    const [oldParts, newParts] = partsOf(before, after);
    const isList = Array.isArray(after.value);
    const kept = [...newParts.keys()].filter((key) => oldParts.has(key));
    const isMoved = isList && `${kept}` !== `${[...oldParts.keys()].filter((key) => newParts.has(key))}`;
    const missing = { path: after.path, value: null };
    return [
      ...(isMoved ? [{ kind: "moved" as const, where: name, before: null, after: kept.join(", ") }] : []),
      ...[...new Set([...oldParts.keys(), ...newParts.keys()])].flatMap((key): Difference[] => {
        const [oldPart, newPart] = [oldParts.get(key), newParts.get(key)];
        if (!isList || (oldPart && newPart))
          return compare(oldPart ?? missing, newPart ?? { ...missing, path: oldPart?.path ?? [] });
        const text = toText((newPart ?? oldPart)?.value);
        return newPart
          ? [{ kind: "added", where: nameOf(newPart, newValues), before: null, after: text }]
          : [{ kind: "removed", where: nameOf(oldPart ?? missing, oldValues), before: text, after: null }];
      }),
    ];
  }

  return compare({ path: [], value: oldValues }, { path: [], value: newValues });
}

type Parts = Map<string | number, Part>;

/** Matches items by title or address, so that a move is one change. If only titles changed, matches by position. */
function partsOf(before: Part, after: Part): [Parts, Parts] {
  const [oldParts, newParts] = [partsWith(before, keyOf), partsWith(after, keyOf)];
  const isRenamed = oldParts.size === newParts.size && [...oldParts.keys()].some((key) => !newParts.has(key));
  return isRenamed ? [partsWith(before), partsWith(after)] : [oldParts, newParts];
}

function partsWith({ path, value }: Part, nameOf: (item: unknown) => string | null = () => null): Parts {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value as Values);
  const parts: Parts = new Map();
  for (const [key, part] of entries) {
    const name = (typeof key === "number" && nameOf(part)) || key;
    parts.set(parts.has(name) ? key : name, { path: [...path, key], value: part });
  }
  return parts;
}

function keyOf(item: unknown): string | null {
  return toText(isObject(item) ? (item.title ?? item.link ?? item.from) : item);
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}

function toText(value: unknown): string | null {
  return value === undefined || value === null || typeof value === "object" ? null : String(value);
}
