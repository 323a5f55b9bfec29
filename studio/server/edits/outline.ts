import type { ResponsiveImage, RichText } from "#app/content/types.ts";
import { plainText } from "#app/ui/plain-text.ts";
import { type SchemaField, schemaFields } from "../../../pipeline/read/content-fields.ts";
import type { Path } from "../../shared/field-path.ts";
import { nounOf } from "../../shared/titles.ts";
import type { LiveContent } from "../content/live-content.ts";
import { contentFiles } from "../page/markers.ts";

/** Describes a section, a card, a bullet or a figure. */
export interface Row {
  path: Path;
  /** Only sections have an id, which stays the same when a section moves. */
  id?: string;
  kind: string;
  title: string;
  image: string | null;
  /** The value in the file, which a change of the list contains. */
  was: unknown;
  children: Row[];
}

type OutlinedContent = Pick<LiveContent, "content" | "shownValue">;

/** Returns a row for each section with the items of its lists, or for each card. */
export function outlineOf(live: OutlinedContent, file: string, sectionIds: string[] = []): Row[] {
  const source = contentFiles(live.content).find((candidate) => candidate.file === file);
  const fields = source ? schemaFields(source.schema, source.data) : [];
  const valueAt = (path: Path) => live.shownValue(file, path) ?? null;
  return ["sections", "cards"].flatMap((list) => {
    const rows = rowsOf(fields, [list], valueAt);
    return rows.map((row, index) => ({ ...row, id: sectionIds[index] }));
  });
}

/** @param fields the fields of the list, and of other lists */
function rowsOf(fields: SchemaField[], list: Path, valueAt: (path: Path) => unknown): Row[] {
  const inList = fields.filter(({ path }) => list.every((key, depth) => path[depth] === key));
  const items = Map.groupBy(inList, ({ path }) => Number(path[list.length]));
  return [...items].map(([index, itemFields]) => {
    const path = [...list, index];
    const isOwn = (field: SchemaField) => field.path.length === path.length + 1;
    const kind = itemFields.find((field) => isOwn(field) && field.key === "type" && field.kind === "choice");
    const texts = itemFields.filter((field) => isOwn(field) && textOf(field) !== "");
    const title = texts.find(({ key }) => !String(key).startsWith("alt")) ?? texts.at(-1);
    const image = itemFields.find((field) => field.kind === "image");
    // A list of texts, such as tags, has no items.
    const inLists = itemFields.filter((field) => field.path.length > path.length + 2);
    const lists = new Set(inLists.map((field) => String(field.path[path.length])));
    const children = [...lists].flatMap((name) => rowsOf(itemFields, [...path, name], valueAt));
    return {
      path,
      kind: kind ? String(kind.value) : nounOf(list),
      title: title ? textOf(title) : (children[0]?.title ?? ""),
      was: valueAt(path),
      image: (image?.value as ResponsiveImage | undefined)?.src ?? null,
      children,
    };
  });
}

function textOf({ kind, value }: SchemaField): string {
  if (kind === "markdown") return plainText(value as RichText);
  return kind === "text" && typeof value === "string" ? value : "";
}
