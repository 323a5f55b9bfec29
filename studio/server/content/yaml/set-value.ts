import { isDeepStrictEqual } from "node:util";
import { type Document, parseDocument, visit } from "yaml";
import { dataAt, type Path } from "../../../shared/field-path.ts";
import { withLineEnds } from "./line-ends.ts";
import { possibleSplices, type Value } from "./splices.ts";

/** Twenty aliases can repeat a value at most about a thousand times. */
const MAX_ALIASES = 20;

/** Sets a field in YAML text (`undefined` removes it). Keeps comments and quotes. @throws if the text is invalid */
export function setValue(source: string, path: Path, value: Value): string {
  let text = source.replaceAll("\r\n", "\n");
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  for (const [place, fieldValue] of splitChange(toData(document) ?? undefined, path, value)) {
    text = setField(text, place, fieldValue);
  }
  return withLineEnds(source, text);
}

/** Splits a change into changes of single fields, so that unchanged fields are not rewritten. */
function* splitChange(data: unknown, path: Path, value: Value): Generator<[Path, Value]> {
  const oldValue = dataAt(data, path);
  if (isDeepStrictEqual(oldValue, value)) return;
  if (Array.isArray(oldValue) && Array.isArray(value) && oldValue.length > 0 && value.length > 0) {
    // Keep the lines and comments of equal items at the end.
    const equalAtEnd = value.length < oldValue.length ? countEqualAtEnd(oldValue, value) : 0;
    const comparedCount = value.length - equalAtEnd;
    for (const [index, item] of value.slice(0, comparedCount).entries())
      yield* splitChange(data, [...path, index], item);
    // Remove items from the end, so that earlier indexes stay valid.
    for (let index = oldValue.length - equalAtEnd - 1; index >= comparedCount; index -= 1)
      yield [[...path, index], undefined];
  } else if (isObject(oldValue) && isObject(value)) {
    const names = new Set([...Object.keys(oldValue), ...Object.keys(value)]);
    for (const name of names) yield* splitChange(data, [...path, name], value[name]);
  } else yield [path, value];
}

function countEqualAtEnd(oldValue: unknown[], value: unknown[]): number {
  const index = value.findLastIndex((item, at) => !isDeepStrictEqual(item, oldValue.at(at - value.length)));
  return value.length - 1 - index;
}

function setField(source: string, path: Path, value: Value): string {
  const document = parseDocument(source);
  const newData = replaceValue(toData(document) ?? {}, path, value) ?? {};
  const expectedData = withoutTrailingSpace(newData, path);
  for (const { start, end, text } of possibleSplices(source, document, path, value)) {
    const result = source.slice(0, start) + text.replaceAll("\r\n", "\n") + source.slice(end);
    if (hasData(result, path, expectedData)) return result;
  }
  throw new Error(`Cannot write ${JSON.stringify(value)} at ${path.join(".")}.`);
}

function hasData(result: string, path: Path, expectedData: unknown): boolean {
  const document = parseDocument(result, { logLevel: "error" });
  if (document.errors.length > 0 || document.warnings.length > 0) return false;
  try {
    return isDeepStrictEqual(withoutTrailingSpace(toData(document) ?? {}, path), expectedData);
  } catch {
    return false;
  }
}

/** Ignores trailing whitespace, because the schema trims it. */
function withoutTrailingSpace(data: unknown, path: Path): unknown {
  const value = dataAt(data, path);
  return typeof value === "string" ? replaceValue(data, path, value.trimEnd()) : data;
}

/** Returns as much as can be read of an invalid text, or undefined. */
export function parseData(text: string | null): unknown {
  try {
    return toData(parseDocument(text ?? ""));
  } catch {
    return undefined;
  }
}

/** Returns a document's data. @throws for an alias without an anchor, and for aliases that multiply the data */
export function toData(document: Document.Parsed): unknown {
  let count = 0;
  visit(document, {
    Alias() {
      count += 1;
    },
  });
  if (count > MAX_ALIASES) throw new Error(`The text has ${count} aliases.`);
  return document.toJS();
}

export function isObject(value: unknown): value is Record<string, Value> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns data with the new value at a path. Removes mappings that become empty. */
export function replaceValue(data: unknown, path: Path, value: Value): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const newChild = replaceValue(dataAt(data, [key]), rest, value);
  if (Array.isArray(data))
    return data.toSpliced(Number(key), 1, ...(newChild === undefined ? [] : [newChild]));
  const { [key]: _, ...others } = isObject(data) ? data : {};
  if (newChild === undefined) return Object.keys(others).length > 0 ? others : undefined;
  return isObject(data) ? { ...data, [key]: newChild } : { [key]: newChild };
}
