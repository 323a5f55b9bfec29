import { z } from "zod";
import { SCHEMAS } from "../../../pipeline/read/content-files.ts";
import { OLD_NAMES } from "../../../pipeline/read/old-names.ts";

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** Returns the paths of all fields of content/, such as `projects.cards.*.link`, in alphabetical order. */
export function fieldPaths(): string[] {
  const paths = Object.entries(SCHEMAS).flatMap(([kind, schema]) =>
    pathsBelow(kind, z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema),
  );
  return [...new Set(paths)].sort();
}

/** Applies all renames to the path of a field. Returns null if the field is removed. */
export function currentPath(path: string): string | null {
  let current = path;
  for (const [kind, renames] of Object.entries(OLD_NAMES)) {
    for (const [oldPath, newName] of renames) {
      const old = `${kind}.${oldPath}`;
      if (current !== old && !current.startsWith(`${old}.`)) continue;
      if (newName === null) return null;
      current = old.slice(0, old.lastIndexOf(".") + 1) + newName + current.slice(old.length);
    }
  }
  return current;
}

function pathsBelow(path: string, { properties = {}, items, anyOf = [], oneOf = [] }: JsonSchema): string[] {
  return [
    ...Object.entries(properties).flatMap(([key, schema]) => [
      `${path}.${key}`,
      ...pathsBelow(`${path}.${key}`, schema),
    ]),
    ...(items ? pathsBelow(`${path}.*`, items) : []),
    ...[...anyOf, ...oneOf].flatMap((schema) => pathsBelow(path, schema)),
  ];
}
