import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import { type Path, splices, type Value } from "./splices.ts";

/**
 * Returns the text of a YAML file with another value at `path`. Every other byte stays: comments, quotes, order and line
 * ends. `undefined` removes a field. Parses each way to write the value, and picks the first with the right meaning.
 * @throws if there is none, or the file is not YAML
 */
export function setValue(source: string, path: Path, value: Value): string {
  const document = parseDocument(source);
  if (document.errors[0]) throw document.errors[0];
  let text = source;
  for (const [place, single] of changes(document.toJS() ?? undefined, path, value)) {
    text = setSingle(text, place, single);
  }
  return text;
}

/** Splits a change into single scalars and fields, so that unchanged ones are not rewritten. */
function* changes(data: unknown, path: Path, value: Value): Generator<[Path, Value]> {
  const before = at(data, path);
  if (isDeepStrictEqual(before, value)) return;
  if (Array.isArray(before) && Array.isArray(value) && before.length > 0 && value.length > 0) {
    // Equal items at the end keep their lines and comments when items before them are removed.
    const tail = value.length < before.length ? alikeAtEnd(before, value) : 0;
    const kept = value.length - tail;
    for (const [index, item] of value.slice(0, kept).entries()) yield* changes(data, [...path, index], item);
    // Remove from the end, so that the indexes before stay valid.
    for (let index = before.length - tail - 1; index >= kept; index -= 1) yield [[...path, index], undefined];
  } else if (isObject(before) && isObject(value)) {
    const names = new Set([...Object.keys(before), ...Object.keys(value)]);
    for (const name of names) yield* changes(data, [...path, name], value[name]);
  } else yield [path, value];
}

function alikeAtEnd(before: unknown[], value: unknown[]): number {
  const index = value.findLastIndex((item, at) => !isDeepStrictEqual(item, before.at(at - value.length)));
  return value.length - 1 - index;
}

function setSingle(source: string, path: Path, value: Value): string {
  const document = parseDocument(source);
  const wanted = comparable(withValue(document.toJS() ?? {}, path, value), path);
  const eol = source.includes("\r\n") ? "\r\n" : "\n";
  for (const { start, end, text } of splices(source, document, path, value)) {
    const result = source.slice(0, start) + text.replaceAll(/\r?\n/g, eol) + source.slice(end);
    if (means(result, path, wanted)) return result;
  }
  throw new Error(`There is no way to write ${JSON.stringify(value)} at ${path.join(".")}`);
}

function means(result: string, path: Path, wanted: unknown): boolean {
  const document = parseDocument(result, { logLevel: "error" });
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  try {
    return isDeepStrictEqual(comparable(document.toJS() ?? {}, path), wanted);
  } catch {
    // "*name" is an alias without anchor.
    return false;
  }
}

/** Ignores whitespace at the end of a text, because the schema trims it. */
function comparable(data: unknown, path: Path): unknown {
  const value = at(data, path);
  return typeof value === "string" ? withValue(data, path, value.trimEnd()) : data;
}

/** Returns the value at a path, or undefined. */
export function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}

function isObject(value: unknown): value is Record<string, Value> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns data with another value at a path. Removes groups that become empty. */
function withValue(data: unknown, path: Path, value: Value): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = withValue(at(data, [key]), rest, value);
  if (Array.isArray(data)) return data.toSpliced(Number(key), 1, ...(inner === undefined ? [] : [inner]));
  const { [key]: _, ...others } = isObject(data) ? data : {};
  if (inner === undefined) return Object.keys(others).length > 0 ? others : undefined;
  return isObject(data) ? { ...data, [key]: inner } : { [key]: inner };
}
