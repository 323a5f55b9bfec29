import { basename, relative } from "node:path/posix";
import { z } from "zod";
import type { Content } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import { paths } from "../../../files/paths.ts";
import { optionFor, unwrapSchema } from "../../../pipeline/read/content-fields.ts";
import { schemaOfFile } from "../../../pipeline/read/content-files.ts";
import type { Problem } from "../../../pipeline/read/problem.ts";
import { dataAt, type FieldPath, type Path, parsePath } from "../../shared/field-path.ts";
import { FILE_TITLES, nounOf, titleFromKey } from "../../shared/titles.ts";
import { contentFiles } from "../page/markers.ts";

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** Returns a name such as "Search, section “Results page”, second bullet". */
export function describeField(content: Content, file: string, path: Path): string {
  return [pageName(content, file), ...partNames(file, dataOf(content, file), path)].join(", ");
}

/** Names the field that has a problem. If the whole file has it, names the page and the file, such as "Search, hero.png". */
export function describeProblem(content: Content, { file, field }: Problem): string {
  const name = describeField(content, relative(paths.content, file), parsePath(field));
  return field || name === basename(file) ? name : `${name}, ${basename(file)}`;
}

/** Returns a name such as "Change the title of Search". */
export function changeLabel(content: Content, file: string, path: Path): string {
  const page = pageName(content, file);
  const [name, owner] = partNames(file, dataOf(content, file), path).reverse();
  return `Change ${name ? `${withArticle(name)} of ${owner ? withArticle(owner) : page}` : page}`;
}

/** Returns the name of a field for screen readers, such as "Description of the card Datamate". */
export function fieldLabel(content: Content, { file, path }: FieldPath): string {
  const [name = "", owner] = partNames(file, dataOf(content, file), path).reverse();
  const place = owner ? `the ${owner.replace(/“(.*)”$/, "$1")}` : pageName(content, file);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} of ${place}`;
}

export function itemLabel(content: Content, file: string, path: Path): string {
  return withArticle(partNames(file, dataOf(content, file), path).at(-1) ?? "");
}

function withArticle(name: string): string {
  return name.includes("“") ? name : `the ${name}`;
}

function pageName({ cards, caseStudies, pages }: Content, file: string): string {
  const [, slug] = file.split("/");
  if (slug === undefined) return FILE_TITLES[file]?.page ?? basename(file);
  const card = cards.find(({ link }) => link === pagePath(slug));
  const study = caseStudies.find((candidate) => candidate.slug === slug);
  return card?.title ?? study?.hero.title ?? pages.find((page) => page.slug === slug)?.title ?? slug;
}

function dataOf(content: Content, file: string): unknown {
  return contentFiles(content).find((source) => source.file === file)?.data;
}

/** Returns names such as "section “Results page”" and "second bullet". @param data the values of the file */
export function partNames(file: string, data: unknown, path: Path): string[] {
  return path.flatMap((key, index) => {
    const place = path.slice(0, index + 1);
    if (typeof key === "number") return itemName(path.slice(0, index), key, dataAt(data, place));
    const isGroup = key === "hero" || typeof path[index + 1] === "number";
    return isGroup ? [] : fieldTitle(file, data, place);
  });
}

function itemName(listPath: Path, index: number, item: unknown): string {
  const noun = nounOf(listPath);
  const title = dataAt(item, ["title"]);
  if (typeof title === "string" && noun !== "bullet")
    return `${noun} “${title.length > 40 ? `${title.slice(0, 39).trimEnd()}…` : title}”`;
  return index < ORDINALS.length ? `${ORDINALS[index]} ${noun}` : `${noun} ${index + 1}`;
}

/** Returns the title in the schema, or else a title derived from the field's name. */
function fieldTitle(file: string, data: unknown, path: Path): string {
  const schema = schemaAt(file, data, path);
  const title = schema && unwrapSchema(schema).meta.title;
  const name = title ?? titleFromKey(String(path.at(-1)));
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Returns the schema of a field or an item, or null for an unknown field. */
export function schemaAt(file: string, data: unknown, path: Path): z.core.$ZodType | null {
  let schema: z.core.$ZodType | null | undefined = schemaOfFile(file);
  for (const [index, key] of path.entries()) {
    let inner: z.core.$ZodType | undefined = schema ? unwrapSchema(schema).schema : undefined;
    if (inner instanceof z.ZodUnion) inner = optionFor(inner, dataAt(data, path.slice(0, index)));
    schema =
      inner instanceof z.ZodObject && Object.hasOwn(inner.shape, key)
        ? inner.shape[key]
        : inner instanceof z.ZodArray
          ? inner.def.element
          : null;
  }
  return schema ?? null;
}
