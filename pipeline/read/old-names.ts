import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
} from "yaml";
import type { FieldPath } from "./problem.ts";
import { parseYaml } from "./yaml-syntax.ts";

/** The old path, with `*` for each item of a list or the index of one item. Then the new name, or null for a removed field. */
type Rename = readonly [oldPath: string, newName: string | null];

/**
 * Lists the old names of fields by the kind of their file, the oldest change first. A name of a released version stays
 * here until the next first number. CONTRIBUTING.md explains how to rename a field.
 */
export const OLD_NAMES: { readonly [kind: string]: readonly Rename[] } = {
  interface: [
    ["study.films", "videos"],
    ["study.enlargeFilm", "enlargeVideo"],
    ["gate", "lock"],
    ["lock.countdown", "waitFor"],
    ["lock.over", "ended"],
    ["lock.alsoOpen", null],
    ["owner.until", "lastDay"],
    ["owner.untilHelp", "lastDayHelp"],
    ["owner.words", "passcode"],
    ["owner.wordsHelp", "passcodeHelp"],
    ["owner.mistakes", "errors"],
    ["owner.errors.wordsShort", "passcodeShort"],
    ["owner.errors.wordsLong", "passcodeLong"],
    ["owner.errors.wordsTaken", "passcodeTaken"],
    ["owner.open", "active"],
    ["owner.openUntil", "activeUntil"],
    ["owner.over", "expired"],
    ["owner.takeBack", "withdraw"],
    ["owner.older", null],
    ["owner.newest", null],
    ["invitation.numbers", null],
  ],
};

export interface OldName {
  path: FieldPath;
  range: readonly [start: number, end: number];
  newName: string;
}

/**
 * Gives the fields of a document their current names, and leaves out removed fields. Returns the old names in the text. An
 * old name next to its new name stays, and the checks report it.
 */
export function renameFields(document: Document, renames: readonly Rename[] = []): OldName[] {
  const oldNames = new Map<number, OldName>();
  for (const [oldPath, newName] of renames) {
    const keys = oldPath.split(".");
    const name = keys.pop();
    for (const { map, path } of mapsAt(document.contents, keys)) {
      const pair = map.items.find((item) => nameOf(item) === name);
      if (pair && newName === null) map.items.splice(map.items.indexOf(pair), 1);
      if (!pair || newName === null || map.has(newName)) continue;
      const key = pair.key as Scalar;
      key.value = newName;
      const [start = 0, end = 0] = key.range ?? [];
      const oldName = oldNames.get(start) ?? { path: [...path, name ?? ""], range: [start, end] };
      oldNames.set(start, { ...oldName, newName });
    }
  }
  return [...oldNames.values()];
}

/** Replaces the old names in a YAML text, and nothing else. Returns the number of replaced names. */
export function updateNames(text: string, renames: readonly Rename[] = []): { text: string; count: number } {
  const { document, problem } = parseYaml(text);
  if (problem) return { text, count: 0 };
  const names = renameFields(document, renames);
  const newText = names
    .toSorted((a, b) => b.range[0] - a.range[0])
    .reduce(
      (rest, { range: [start, end], newName }) => rest.slice(0, start) + newName + rest.slice(end),
      text,
    );
  return { text: newText, count: names.length };
}

function mapsAt(
  node: unknown,
  keys: readonly string[],
  path: FieldPath = [],
): { map: YAMLMap; path: FieldPath }[] {
  const [key, ...rest] = keys;
  if (key === "*" && isSeq(node))
    return node.items.flatMap((item, index) => mapsAt(item, rest, [...path, index]));
  if (key !== undefined) return isCollection(node) ? mapsAt(node.get(key, true), rest, [...path, key]) : [];
  return isMap(node) ? [{ map: node, path }] : [];
}

function nameOf({ key }: Pair<unknown, unknown>): unknown {
  return isScalar(key as Node) ? (key as Scalar).value : null;
}
