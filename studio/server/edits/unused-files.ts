import { basename, relative } from "node:path/posix";
import { stringify } from "yaml";
import { pagePath } from "#app/site-map.ts";
import { dataAt, type FieldPath } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import type { UndoStep } from "../content/store.ts";
import { parseData } from "../content/yaml/set-value.ts";
import { changeList } from "./change-list.ts";
import { type StudioParts, textOf } from "./changes.ts";
import { createItem } from "./new-item.ts";
import { unusedMedia } from "./unused-media.ts";

export function removeUnusedFile({ store }: StudioParts, file: string): Promise<UndoStep> {
  return store.runInTurn(async () => {
    const { hash } = await store.read(file);
    if (!(await unusedMedia()).includes(file))
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
    : { ...((await createItem("card", null)).item as object), [field]: name };
  const items = dataAt(parseData((await textOf(parts.store, file)).text), [list]);
  const index = Array.isArray(items) ? items.length : 0;
  const yaml = stringify([item], { lineWidth: 0 });
  await changeList(parts, { file, path: [list], action: "insert", index, yaml });
  return { page: pagePath(slug), file, path: [list, index, ...(folder ? ["figures", 0] : []), field] };
}
