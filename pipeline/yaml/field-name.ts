export type Path = readonly PropertyKey[];

/** "sections[2].title" */
export function fieldName(path: Path): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, "");
}
