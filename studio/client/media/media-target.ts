import { dataAt, type FieldPath, fieldName } from "../../shared/field-path.ts";
import { fieldAt } from "../settings/schema.ts";
import { loadForm } from "../settings/settings.ts";

const KINDS = {
  image: {
    title: "Choose an image",
    accept: ["image/jpeg", "image/png", "image/webp", "image/avif", ".heic"],
  },
  svg: { title: "Choose an SVG", accept: ["image/svg+xml"] },
  document: { title: "Choose a PDF", accept: ["application/pdf"] },
  icon: { title: "Choose an SVG or a PNG", accept: ["image/svg+xml", "image/png"] },
};

/** Describes the field or file whose image the dialog replaces. */
export interface MediaTarget {
  kind: keyof typeof KINDS;
  title: string;
  accept: string[];
  /** The path and query of the API request that saves the new file. */
  verb: "image" | "site-image";
  query: Record<string, string>;
  /** The address of the current image. */
  src: string | undefined;
  /** The build's warnings about the current image. */
  notes: string[];
  /** The group of fields that contains the image. `values` has the values of the group by name. */
  group: FieldPath;
  values: Record<string, unknown>;
  altName: string | undefined;
  focusName: string | undefined;
}

/** @param place an image's field. If its path is empty, `file` is an icon or share image; its extension is optional. */
export async function targetOf({ file, path }: FieldPath): Promise<MediaTarget> {
  const group = { file, path: path.slice(0, -1) };
  if (path.length === 0) {
    const kind = file.startsWith("favicon") ? "icon" : "image";
    const image = file.replace(/\.\w+$/, "");
    const src = image === file ? undefined : `/studio/published/content/${file}`;
    const noFields = { notes: [], group, values: {}, altName: undefined, focusName: undefined };
    return { kind, ...KINDS[kind], verb: "site-image", query: { image }, src, ...noFields };
  }
  const { schema, data, shown, notes } = await loadForm(file);
  const field = fieldAt(schema, data, path);
  const kind = (field.schema.media ?? "image") as MediaTarget["kind"];
  return {
    ...{ kind, ...KINDS[kind], group },
    verb: "image",
    query: { at: fieldName({ file, path }) },
    src: dataAt(shown, [...path, "src"]) as string | undefined,
    notes: notes[path.join(".")] ?? [],
    values: (field.parent ?? {}) as MediaTarget["values"],
    altName: field.schema.describedBy,
    focusName: field.schema.focus,
  };
}
