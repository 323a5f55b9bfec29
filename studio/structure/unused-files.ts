import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path/posix";
import { stringify } from "yaml";
import { pagePath } from "#app/site-map.ts";
import { paths } from "../../files/paths.ts";
import { iconAndShareImages } from "../../pipeline/check/icon-and-share-images.ts";
import { mediaFields } from "../../pipeline/read/content-fields.ts";
import { expectedFiles, schemaOfFile } from "../../pipeline/read/content-files.ts";
import { listContentFolder, RESUME_FOLDER } from "../../pipeline/read/content-folder.ts";
import { parseYaml } from "../../pipeline/read/yaml-syntax.ts";
import { parseData, type StudioParts, textOf } from "../changes.ts";
import type { FieldPath } from "../field-name.ts";
import { Refusal } from "../files/refusal.ts";
import { dataAt } from "../files/set-value.ts";
import type { UndoStep } from "../files/store.ts";
import { changeList } from "./change-list.ts";
import { createItem } from "./new-item.ts";

const MEDIA_FILE = /\.(png|jpe?g|webp|avif|svg|mp4|pdf)$/i;

/** Omits résumés, because invitations can use them. @throws Refusal if a YAML file is invalid, because it could use any file */
export async function unusedFiles(): Promise<string[]> {
  const folder = await listContentFolder(paths.content);
  const usedFiles = new Set(iconAndShareImages(folder));
  for (const file of expectedFiles(folder).filter((name) => folder.files.includes(name))) {
    // A change can delete a page after the folder is listed.
    const text = await readFile(join(paths.content, file), "utf8").catch(() => "");
    const { document, problem } = parseYaml(text);
    const schema = schemaOfFile(file);
    if (problem || !schema) throw new Refusal(422, `First fix the problem in ${file}.`);
    for (const { value } of mediaFields(schema, document.toJS()))
      usedFiles.add(join(dirname(file), value.trim()));
  }
  const isUnused = (file: string) => !usedFiles.has(file) && dirname(file) !== RESUME_FOLDER;
  return folder.files.filter((file) => MEDIA_FILE.test(file) && isUnused(file));
}

export function removeUnusedFile({ store }: StudioParts, file: string): Promise<UndoStep> {
  return store.runInTurn(async () => {
    const { hash } = await store.read(file);
    if (!(await unusedFiles()).includes(file))
      throw new Refusal(409, `${basename(file)} is in use, or already gone.`);
    return store.commit(`Remove the unused file ${basename(file)}`, [{ file, was: hash, bytes: null }]);
  });
}

/** Adds a section or card with an unused file at the end of its page. Returns the page and the field. */
export async function restoreUnusedFile(
  parts: StudioParts,
  media: string,
): Promise<FieldPath & { page: string }> {
  const [folder = "", slug = ""] = /^(?:case-studies|pages)\/([^/]+)/.exec(media) ?? [];
  const file = folder
    ? `${folder}/${folder.startsWith("pages/") ? "page" : "case-study"}.yaml`
    : "projects.yaml";
  const list = folder ? "sections" : "cards";
  const name = relative(folder, media);
  const field = folder ? (media.endsWith(".mp4") ? "videoLink" : "imgLink") : "image";
  const item = folder
    ? { type: "figures", figures: [{ [field]: name, alt: "Describe what can be seen." }] }
    : { ...((await createItem("card")).item as object), [field]: name };
  const items = dataAt(parseData((await textOf(parts.store, file)).text), [list]);
  const index = Array.isArray(items) ? items.length : 0;
  const yaml = stringify([item], { lineWidth: 0 });
  await changeList(parts, { file, path: [list], action: "insert", index, yaml });
  return { page: pagePath(slug), file, path: [list, index, ...(folder ? ["figures", 0] : []), field] };
}
