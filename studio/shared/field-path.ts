export type Path = readonly (string | number)[];

export interface FieldPath {
  file: string;
  path: Path;
}

/** Returns a name such as "case-studies/trade/case-study.yaml#sections.0.title". */
export function fieldName({ file, path }: FieldPath): string {
  return `${file}#${path.join(".")}`;
}

export function parseFieldName(name: string): FieldPath {
  const [file = "", path = ""] = name.split("#");
  return { file, path: parsePath(path) };
}

/** Reads a path such as "sections.0.title", or "sections[0].title" in a problem. */
export function parsePath(path: string): Path {
  return (path.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Returns the value at a path, or undefined. */
export function dataAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    data,
  );
}

/** Returns the path of the innermost item of a list around a field, or null. A cell belongs to its row. */
export function itemPath(path: Path): Path | null {
  const depth = path.findLastIndex((key, at) => typeof key === "number" && typeof path[at - 1] !== "number");
  return depth < 0 ? null : path.slice(0, depth + 1);
}

/** Returns the innermost item of a list around a field, or undefined. */
export function itemAround(data: unknown, path: Path): unknown {
  const place = itemPath(path);
  return place ? dataAt(data, place) : undefined;
}
