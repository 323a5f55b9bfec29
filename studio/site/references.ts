import { dirname, join, relative } from "node:path/posix";
import { pageAddress } from "#app/site-map.ts";
import { paths } from "../../paths.ts";
import { type ContentField, contentFields, isMediaField } from "../../pipeline/read/content-fields.ts";
import { expectedFiles, readSource } from "../../pipeline/read/content-files.ts";
import { listContentFolder } from "../../pipeline/read/content-folder.ts";
import { setValue } from "../files/set-value.ts";
import type { EditSet } from "./edit-set.ts";

export type FileField = ContentField & { file: string };

/** Lists the fields of all YAML files that exist. */
export async function fieldsIn(edits: Pick<EditSet, "text">): Promise<FileField[]> {
  const files = expectedFiles(await listContentFolder(paths.content));
  const fields = await Promise.all(
    files.map(async (file) => {
      const source = readSource("", file, (await edits.text(file)) ?? "");
      return source
        ? contentFields(source.schema, source.yaml.data).map((field) => ({ ...field, file }))
        : [];
    }),
  );
  return fields.flat();
}

export async function changeFields(edits: EditSet, change: (field: FileField) => string): Promise<void> {
  for (const field of await fieldsIn(edits)) {
    const value = change(field);
    if (value !== field.value)
      await edits.changeText(field.file, (text) => setValue(text, field.path, value));
  }
}

/** Leads links of texts, cards and redirects to another address; `null` replaces a link with its text. */
export function withAddress(field: FileField, slug: string, address: string | null): string {
  const { kind, value, file, path } = field;
  if (kind === "markdown") {
    const link = new RegExp(`\\[([^\\]]*)\\]\\(${pageAddress(slug)}([?#][^)\\s]*)?\\)`, "g");
    return value.replace(link, (_, text: string, rest = "") =>
      address ? `[${text}](${address}${rest})` : text,
    );
  }
  const isLink = ["projects.yaml link", "redirects.yaml to"].includes(`${file} ${path.at(-1)}`);
  return isLink && address && value === pageAddress(slug) ? address : value;
}

/** Follows a file whose folder is renamed. */
export function withFolder(field: FileField, from: string, to: string): string {
  const folder = dirname(field.file);
  const path = join(folder, field.value.trim());
  const isMoved = isMediaField(field) && folder !== from && path.startsWith(`${from}/`);
  return isMoved ? relative(folder, join(to, path.slice(from.length + 1))) : field.value;
}
