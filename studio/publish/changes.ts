import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { listFiles } from "../../list-files.ts";
import { paths } from "../../paths.ts";
import { FILE_NAMES } from "../structure/labels.ts";

export interface Change {
  kind: "access" | "added" | "removed" | "changed" | "moved" | "image";
  /** A name such as "Search, section “Results page”, title". */
  where: string;
  before: string | null;
  after: string | null;
}

type Values = Record<string, unknown>;

const ACCESS_NAMES = { draft: "Nobody yet (draft)", passcode: "Passcode", public: "Everyone" };
const MEDIA_FILE = /^[^\n]+\.(png|jpe?g|webp|avif|svg|mp4|pdf|woff2)$/i;

/** Compares two folders that contain content/, in words, and lists changes of access first. */
export function changesBetween(before: string | null, after: string): Change[] {
  const [oldFiles, newFiles] = [readFiles(before), readFiles(after)];
  const changes = [...new Set([...oldFiles.keys(), ...newFiles.keys()])].flatMap((file): Change[] => {
    const [oldBytes, newBytes] = [oldFiles.get(file), newFiles.get(file)];
    if (oldBytes && newBytes?.equals(oldBytes)) return [];
    if (file.endsWith(".yaml")) return changesInFile(file, toValues(oldBytes), toValues(newBytes));
    const where = `${pageOf(file, null)}, ${basename(file)}`;
    return [{ kind: "image", where, before: oldBytes ? file : null, after: newBytes ? file : null }];
  });
  return changes.sort((a, b) => Number(b.kind === "access") - Number(a.kind === "access"));
}

function readFiles(folder: string | null): Map<string, Buffer> {
  const root = join(folder ?? "", paths.content);
  const names = folder && existsSync(root) ? listFiles(root) : [];
  const contentNames = names.filter((name) => !/(^|\/)\.|\.part$/.test(name));
  return new Map(contentNames.map((name) => [name, readFileSync(join(root, name))]));
}

function toValues(bytes: Buffer | undefined): Values | null {
  try {
    return bytes ? (parse(bytes.toString()) ?? {}) : null;
  } catch {
    return { text: bytes?.toString() };
  }
}

function changesInFile(file: string, before: Values | null, after: Values | null): Change[] {
  const where = pageOf(file, after ?? before);
  const access = { before: accessOf(file, before), after: accessOf(file, after) };
  if (access.before !== access.after) {
    const settings = { access: after?.access, draft: after?.draft };
    const otherChanges = before && after ? compare(where, { ...before, ...settings }, after) : [];
    return [{ kind: "access", where, ...access }, ...otherChanges];
  }
  if (before && after) return compare(where, before, after);
  return [{ kind: before ? "removed" : "added", where, before: null, after: null }];
}

function pageOf(file: string, values: Values | null): string {
  const { title } = (values?.hero ?? values ?? {}) as Values;
  return FILE_NAMES[file] ?? toText(title) ?? file.split("/").at(-2) ?? "Home";
}

function accessOf(file: string, values: Values | null): string | null {
  if (!values || !file.startsWith("case-studies/")) return null;
  return ACCESS_NAMES[values.draft ? "draft" : values.access === "public" ? "public" : "passcode"];
}

function compare(where: string, before: unknown, after: unknown): Change[] {
  if (isDeepStrictEqual(before ?? null, after ?? null)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(where, before, after);
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => compare(`${where}, ${toWords(key)}`, before[key], after[key]));
  }
  const texts = { before: toText(before), after: toText(after) };
  // The changed files are listed as images.
  return MEDIA_FILE.test(texts.after ?? texts.before ?? "") ? [] : [{ kind: "changed", where, ...texts }];
}

/** Matches items by their title or address, so that a moved item is one change. */
function compareLists(where: string, before: unknown[], after: unknown[]): Change[] {
  const [oldItems, newItems] = [before, after].map(
    (items) => new Map(items.map((item, index) => [keyOf(item, index), item])),
  ) as [Map<string, unknown>, Map<string, unknown>];
  const place = (key: string) => `${where}, ${key}`;
  const removed = [...oldItems].filter(([key]) => !newItems.has(key));
  // If only titles changed, compare the items by their position.
  if (before.length === after.length && removed.length > 0)
    return before.flatMap((item, index) => compare(place(keyOf(after[index], index)), item, after[index]));
  const added = [...newItems].filter(([key]) => !oldItems.has(key));
  const kept = [...newItems.keys()].filter((key) => oldItems.has(key));
  const oldOrder = [...oldItems.keys()].filter((key) => newItems.has(key));
  return [
    ...removed.map(([key, item]): Change => {
      return { kind: "removed", where: place(key), before: toText(item), after: null };
    }),
    ...added.map(([key, item]): Change => {
      return { kind: "added", where: place(key), before: null, after: toText(item) };
    }),
    ...(isDeepStrictEqual(kept, oldOrder)
      ? []
      : [{ kind: "moved" as const, where, before: null, after: kept.join(", ") }]),
    ...kept.flatMap((key) => compare(place(key), oldItems.get(key), newItems.get(key))),
  ];
}

function keyOf(item: unknown, index: number): string {
  const name = toText(isObject(item) ? (item.title ?? item.link ?? item.from) : item);
  return name ? `“${name.length > 40 ? `${name.slice(0, 39).trimEnd()}…` : name}”` : `${index + 1}`;
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string | null {
  return value === undefined || value === null || typeof value === "object" ? null : String(value);
}

function toWords(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
