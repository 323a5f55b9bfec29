import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { listFiles } from "../../list-files.ts";
import { paths } from "../../paths.ts";

export interface Change {
  kind: "access" | "added" | "removed" | "changed" | "moved" | "image";
  /** A name such as "Search, section “Results page”, title". */
  where: string;
  before: string | null;
  after: string | null;
}

type Values = Record<string, unknown>;

const FILE_NAMES: Record<string, string> = {
  "profile.yaml": "Profile",
  "projects.yaml": "Home",
  "theme.yaml": "Look",
  "interface.yaml": "Interface",
  "redirects.yaml": "Redirects",
};
const ACCESS_NAMES: Record<string, string> = {
  draft: "Nobody yet (draft)",
  passcode: "Passcode",
  public: "Everyone",
};

const MEDIA_FILE = /^[^\n]+\.(png|jpe?g|webp|avif|svg|mp4|pdf|woff2)$/i;

/** Compares two folders that contain content/, in words, and lists changes of access first. */
export function changesBetween(before: string | null, after: string): Change[] {
  const oldFiles = readFiles(before);
  const newFiles = readFiles(after);
  const changedFiles = [...new Set([...oldFiles.keys(), ...newFiles.keys()])].filter(
    (file) => !newFiles.get(file)?.equals(oldFiles.get(file) ?? Buffer.of(0)),
  );
  const changes = changedFiles.flatMap((file): Change[] => {
    const [oldBytes, newBytes] = [oldFiles.get(file), newFiles.get(file)];
    if (file.endsWith(".yaml")) return changesInFile(file, toValues(oldBytes), toValues(newBytes));
    const [was, is] = [oldBytes && file, newBytes && file];
    return [
      {
        kind: "image",
        where: `${pageOf(file, null)}, ${basename(file)}`,
        before: was ?? null,
        after: is ?? null,
      },
    ];
  });
  const isAccess = ({ kind }: Change) => kind === "access";
  return [...changes.filter(isAccess), ...changes.filter((change) => !isAccess(change))];
}

function readFiles(folder: string | null): Map<string, Buffer> {
  const root = join(folder ?? "", paths.content);
  const names =
    folder && existsSync(root) ? listFiles(root).filter((name) => !/(^|\/)\.|\.part$/.test(name)) : [];
  return new Map(names.map((name) => [name, readFileSync(join(root, name))]));
}

function toValues(bytes: Buffer | undefined): Values | null {
  try {
    return bytes ? (parse(bytes.toString()) ?? {}) : null;
  } catch {
    return { text: bytes?.toString() };
  }
}

function changesInFile(file: string, before: Values | null, after: Values | null): Change[] {
  const page = pageOf(file, after ?? before);
  const isStudy = file.startsWith("case-studies/");
  const [oldAccess, newAccess] = [accessOf(before), accessOf(after)];
  if (isStudy && oldAccess !== newAccess) {
    const access: Change = { kind: "access", where: page, before: oldAccess, after: newAccess };
    return [access, ...(before && after ? compare(page, without(before), without(after)) : [])];
  }
  if (!before || !after)
    return [{ kind: before ? "removed" : "added", where: page, before: null, after: null }];
  return compare(page, before, after);
}

function pageOf(file: string, values: Values | null): string {
  const hero = values?.hero as Values | undefined;
  return FILE_NAMES[file] ?? toText(hero?.title ?? values?.title) ?? file.split("/").at(-2) ?? "Home";
}

function accessOf(values: Values | null): string | null {
  if (!values) return null;
  return ACCESS_NAMES[values.draft ? "draft" : values.access === "public" ? "public" : "passcode"] ?? null;
}

function without({ access, draft, ...values }: Values): Values {
  return values;
}

function compare(where: string, before: unknown, after: unknown): Change[] {
  if (isDeepStrictEqual(before ?? null, after ?? null)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(where, before, after);
  if (!isObject(before) || !isObject(after)) {
    const texts = { before: toText(before), after: toText(after) };
    // The changed files are listed as images.
    return MEDIA_FILE.test(texts.after ?? texts.before ?? "") ? [] : [{ kind: "changed", where, ...texts }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => compare(`${where}, ${toWords(key)}`, before[key], after[key]));
}

/** Matches items by their title or address, so that a moved item is one change. */
function compareLists(where: string, before: unknown[], after: unknown[]): Change[] {
  const oldItems = new Map(before.map((item, index) => [keyOf(item, index), item]));
  const newItems = new Map(after.map((item, index) => [keyOf(item, index), item]));
  const removed = [...oldItems.keys()].filter((key) => !newItems.has(key));
  const added = [...newItems.keys()].filter((key) => !oldItems.has(key));
  const place = (key: string) => `${where}, ${key}`;
  // If only the titles changed, compare the items by their position.
  if (before.length === after.length && removed.length > 0)
    return before.flatMap((item, index) => compare(place(keyOf(after[index], index)), item, after[index]));
  const kept = [...newItems.keys()].filter((key) => oldItems.has(key));
  const isMoved = !isDeepStrictEqual(
    kept,
    [...oldItems.keys()].filter((key) => newItems.has(key)),
  );
  return [
    ...removed.map(
      (key): Change => ({
        kind: "removed",
        where: place(key),
        before: toText(oldItems.get(key)),
        after: null,
      }),
    ),
    ...added.map(
      (key): Change => ({ kind: "added", where: place(key), before: null, after: toText(newItems.get(key)) }),
    ),
    ...(isMoved ? [{ kind: "moved" as const, where, before: null, after: kept.join(", ") }] : []),
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
  if (value === undefined || value === null) return null;
  return typeof value === "object" ? null : String(value);
}

function toWords(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
