import { dirname, join, relative } from "node:path/posix";
import { pagePath } from "#app/site-map.ts";
import { paths } from "../../../files/paths.ts";
import {
  type ContentField,
  contentFields,
  isMediaField,
  isRecord,
  listAt,
} from "../../../pipeline/read/content-fields.ts";
import { expectedFiles, readSource } from "../../../pipeline/read/content-files.ts";
import { listContentFolder } from "../../../pipeline/read/content-folder.ts";
import { editList } from "../content/yaml/edit-list.ts";
import { parseData, setValue } from "../content/yaml/set-value.ts";
import type { EditSet } from "./edit-set.ts";

export type FileField = ContentField & { file: string };

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

/** Returns a field's value with links to `slug` changed to `address`, or replaced with their text if it is null. */
export function withAddress(field: FileField, slug: string, address: string | null): string {
  const { kind, value, meta } = field;
  if (kind === "markdown") {
    const link = new RegExp(`\\[([^\\]]*)\\]\\(${RegExp.escape(pagePath(slug))}([?#][^)\\s]*)?\\)`, "g");
    return value.replace(link, (_, text: string, rest = "") =>
      address ? `[${text}](${address}${rest})` : text,
    );
  }
  return meta.purpose === "address" && address && value === pagePath(slug) ? address : value;
}

/** Returns a field's value with its path updated after a folder is renamed. */
export function withFolder(field: FileField, from: string, to: string): string {
  const folder = dirname(field.file);
  const path = join(folder, field.value.trim());
  const isMoved = isMediaField(field) && folder !== from && path.startsWith(`${from}/`);
  return isMoved ? relative(folder, join(to, path.slice(from.length + 1))) : field.value;
}

export function cardIndex(projects: string, slug: string): number {
  const cards = listAt(parseData(projects), "cards");
  return cards.findIndex((card) => isRecord(card) && card.link === pagePath(slug));
}

const REDIRECTS = "redirects.yaml";

type Redirect = Record<PropertyKey, unknown>;

export async function redirectsIn(edits: EditSet): Promise<Redirect[]> {
  return listAt(parseData((await edits.text(REDIRECTS)) ?? "")).map((entry) =>
    isRecord(entry) ? entry : {},
  );
}

export async function addRedirect(edits: EditSet, from: string, to: string, renamed: boolean): Promise<void> {
  const yaml = `- from: ${pagePath(from)}\n  to: ${to}\n${renamed ? "  renamed: true\n" : ""}`;
  const index = (await redirectsIn(edits)).length;
  await edits.changeText(REDIRECTS, (text) => editList(text, [], { action: "insert", index, yaml }));
}

/** Removes redirects, or with `isRemoved = false`, only stops invitations from following them. */
export async function endRedirects(
  edits: EditSet,
  isEnded: (redirect: Redirect) => boolean,
  isRemoved = true,
): Promise<void> {
  for (const [index, redirect] of [...(await redirectsIn(edits)).entries()].reverse())
    if (isEnded(redirect))
      await edits.changeText(REDIRECTS, (text) =>
        isRemoved
          ? editList(text, [], { action: "remove", index })
          : setValue(text, [index, "renamed"], undefined),
      );
}
