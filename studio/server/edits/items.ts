import { isDeepStrictEqual } from "node:util";
import { dataAt, fieldName, itemAround, itemPath, type Path } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";

/** Longer than a color such as "#102a43". */
const MIN_LENGTH = 8;
const GONE =
  "Another window or program has moved or removed this part. Copy your text, then look at the page.";

/** The last item that the owner changed, with its versions before and after each save. */
let lastSaved = { name: "", versions: [] as string[] };
const MAX_VERSIONS = 40;

/** Remembers a save, because the next text of the item can have loaded the item from before this save. */
export function rememberSave(file: string, path: Path, oldData: unknown, newData: unknown): void {
  const name = fieldName({ file, path: itemPath(path) ?? [] });
  const before = versionOf(itemAround(oldData, path));
  const isNext = lastSaved.name === name && lastSaved.versions.at(-1) === before;
  const versions = [...(isNext ? lastSaved.versions : [before]), versionOf(itemAround(newData, path))];
  lastSaved = { name, versions: versions.slice(-MAX_VERSIONS) };
}

/**
 * Returns the path of a field in the item that the owner saw, which another program can have moved.
 *
 * @param was the value that the owner saw in the field
 * @throws Refusal with status 410 if the list no longer contains that item
 */
export function pathInItem(file: string, data: unknown, path: Path, item: unknown, was: unknown): Path {
  const place = itemPath(path);
  if (!place || item === undefined) return path;
  const field = path.slice(place.length);
  const isItem = (candidate: unknown) =>
    isDeepStrictEqual(asJson(withoutField(candidate, field)), asJson(withoutField(item, field)));
  if (isItem(dataAt(data, place))) return path;
  const { name, versions } = lastSaved;
  const isLastSaved =
    name === fieldName({ file, path: place }) && versions.at(-1) === versionOf(dataAt(data, place));
  if (isLastSaved && versions.includes(versionOf(item))) return path;
  const list = dataAt(data, place.slice(0, -1));
  const indexes = Array.isArray(list) ? [...list.keys()].filter((index) => isItem(list[index])) : [];
  if (indexes.length === 1) return [...place.slice(0, -1), indexes[0] ?? 0, ...field];
  // Another program, or an earlier save of the owner, has changed other fields of the item.
  const isSameItem =
    typeof was === "string" && was.trim()
      ? dataAt(data, path) === was
      : sharesText(dataAt(data, place), item);
  if (isSameItem) return path;
  throw new Refusal(410, GONE);
}

/** Returns true if a field has the same text in both items. Short texts, such as colors, are often equal. */
function sharesText(one: unknown, other: unknown): boolean {
  return Object.entries(Object(one)).some(
    ([key, text]) =>
      key !== "type" &&
      typeof text === "string" &&
      text.length >= MIN_LENGTH &&
      dataAt(other, [key]) === text,
  );
}

/** Returns the value as a request contains it. */
export function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}

function versionOf(item: unknown): string {
  return JSON.stringify(asJson(item));
}

function withoutField(item: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || typeof item !== "object" || item === null) return item;
  const { [key]: field, ...others } = item as Record<string, unknown>;
  return rest.length > 0 ? { ...others, [key]: withoutField(field, rest) } : others;
}
