import { dataAt, type Path } from "../../shared/field-path.ts";
import { childrenOf, isShown, matchingVariant, type Schema, titleOf } from "./schema.ts";

/** Describes a group of a file's settings. A group without a title is a single value, which can be a group itself. */
interface FieldGroup {
  key: string;
  title?: string;
  /** The path, schema and value of the object or list that contains the rows. */
  path: Path;
  schema: Schema;
  value: unknown;
  rows: [string | number, Schema][];
}

/** Groups the values of a file by the `group` of their schemas. */
export function groupsOf(schema: Schema, data: unknown): FieldGroup[] {
  const children = childrenOf(schema, data).filter(([name, inner]) => isShown(inner, dataAt(data, [name])));
  const [[key, list] = ["", {}]] = children;
  // The items of the only list of a file do not need a group around them.
  const root = children.length === 1 ? { path: [key], schema: list, value: dataAt(data, [key]) } : null;
  const parent = root ?? { path: [], schema, value: data };
  const keyOf = ([name, { group }]: FieldGroup["rows"][number]) => group ?? [...parent.path, name].join(".");
  return [...Map.groupBy(root ? childrenOf(root.schema, root.value) : children, keyOf)].map(([key, rows]) => {
    const title = rows[0]?.[1].group;
    return { ...parent, key, rows, ...(title && { title }) };
  });
}

/** Returns the keys of all groups that contain a field, and of the field itself. */
export function groupsAround(schema: Schema, path: Path): string[] {
  const group = schema.properties?.[path[0] ?? ""]?.group;
  return [...(group ? [group] : []), ...path.map((_, index) => path.slice(0, index + 1).join("."))];
}

/**
 * Returns the keys of the fields that contain a text, and of the groups around them. Returns null for an empty text.
 * @param shown the values on the page, where a card has the title of its study
 */
export function findFields(schema: Schema, data: unknown, text: string, shown?: unknown): Set<string> | null {
  if (text.trim() === "") return null;
  const keys = new Set<string>();
  const search = (inner: Schema, value: unknown, path: Path): boolean => {
    const { schema: variant } = matchingVariant(inner, value);
    const texts = [titleOf(path.at(-1) ?? "", value, inner, dataAt(shown, path)), variant.description, value];
    if (path.length > 0 && !isShown(inner, value)) return false;
    if (path.length > 0 && texts.some((found) => contains(found, text))) return true;
    const found = childrenOf(variant, value).filter(([key, child]) => {
      const childPath = [...path, key];
      const isInGroup = contains(child.group, text);
      const isFound = search(child, dataAt(value, [key]), childPath);
      if (isFound) keys.add(childPath.join("."));
      if (child.group && (isFound || isInGroup)) keys.add(child.group);
      return isFound;
    });
    return found.length > 0;
  };
  search(schema, data, []);
  return keys;
}

const IGNORED = /[\p{M}\p{Pd}]/gu;

/** Compares without accents, hyphens and case, so that "resume" finds "Résumé". */
export function contains(value: unknown, text: string): boolean {
  const lettersOf = (name: string) => name.normalize("NFKD").replaceAll(IGNORED, "").toLowerCase();
  return typeof value === "string" && lettersOf(value).includes(lettersOf(text.trim()));
}
