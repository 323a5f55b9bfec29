import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path/posix";
import { z } from "zod";
import { paths } from "../../files/paths.ts";
import { SCHEMAS } from "./content-files.ts";

/** Writes the schemas that the first line of each content file names. */
export async function writeEditorSchemas(): Promise<void> {
  await mkdir(paths.editorSchemas, { recursive: true });
  for (const [name, text] of editorSchemas()) await writeFile(join(paths.editorSchemas, name), text);
}

/** Returns JSON Schemas by file name, for editors that complete and check YAML. */
export function editorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([kind, schema]) => {
      const json = z.toJSONSchema(schema, { io: "input", target: "draft-7", override: adaptForEditors });
      return [`${kind}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

function adaptForEditors({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // JSON Schema patterns cannot ignore case.
  if (jsonSchema.media)
    jsonSchema.pattern = jsonSchema.pattern?.replaceAll(
      /[a-z]/g,
      (letter) => `[${letter}${letter.toUpperCase()}]`,
    );
  if (jsonSchema.format === "color") jsonSchema.pattern = "^#[0-9a-fA-F]{6}$";
  if (["color", "markdown", "notes"].includes(jsonSchema.format ?? "")) delete jsonSchema.format;
  for (const name of ["media", "describedBy", "poster", "cropOf", "group", "purpose"])
    delete jsonSchema[name];
  // The reader also accepts a number, such as a year, as text.
  const { type, pattern, format, enum: choices } = jsonSchema;
  if (type === "string" && !pattern && !format && !choices && !("const" in jsonSchema))
    Object.assign(jsonSchema, { type: ["string", "number", "boolean"] });
}
