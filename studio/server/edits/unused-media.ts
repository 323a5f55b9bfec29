import { dirname, join } from "node:path/posix";
import { paths } from "../../../files/paths.ts";
import { iconAndShareImages } from "../../../pipeline/check/icon-and-share-images.ts";
import { MEDIA_FILE } from "../../../pipeline/check/unused-files.ts";
import { type MediaField, mediaFields } from "../../../pipeline/read/content-fields.ts";
import { expectedFiles, schemaOfFile } from "../../../pipeline/read/content-files.ts";
import { listContentFolder, RESUME_FOLDER } from "../../../pipeline/read/content-folder.ts";
import { readText } from "../../../pipeline/read/read-text.ts";
import { parseYaml } from "../../../pipeline/read/yaml-syntax.ts";
import { Refusal } from "../../shared/refusal.ts";
import { ownerFileName } from "../../shared/titles.ts";
import type { Edit, Store } from "../content/store.ts";
import { parseData } from "../content/yaml/set-value.ts";

/**
 * Lists the media that content/ does not use. Omits résumés, because invitations can use them.
 *
 * @param newTexts replace the texts of YAML files
 * @throws Refusal if a YAML file is invalid, because it could use any file
 */
export async function unusedMedia(newTexts: ReadonlyMap<string, string> = new Map()): Promise<string[]> {
  const folder = await listContentFolder(paths.content);
  const usedFiles = new Set(iconAndShareImages(folder));
  for (const file of expectedFiles(folder).filter((name) => folder.files.includes(name))) {
    // A change can delete a page after the folder is listed.
    const text = newTexts.get(file) ?? (await readText(join(paths.content, file)).catch(() => ""));
    if (typeof text !== "string" || parseYaml(text).problem)
      throw new Refusal(422, `First fix the problem in ${ownerFileName(file)}.`);
    for (const name of namesIn(file, text)) usedFiles.add(name);
  }
  const isUnused = (file: string) => !usedFiles.has(file) && dirname(file) !== RESUME_FOLDER;
  return folder.files.filter((file) => MEDIA_FILE.test(file) && isUnused(file));
}

/** Returns edits that remove the media that a changed YAML file no longer names, unless another file uses them. */
export async function removalsOfUnusedMedia(
  store: Store,
  file: string,
  oldText: string,
  newText: string,
): Promise<Edit[]> {
  const names = namesIn(file, oldText).difference(namesIn(file, newText));
  if (names.size === 0) return [];
  const unused = await unusedMedia(new Map([[file, newText]])).catch((error) => {
    if (error instanceof Refusal) return [];
    throw error;
  });
  const files = unused.filter((name) => names.has(name));
  return Promise.all(
    files.map(async (name) => ({ file: name, was: (await store.read(name)).hash, bytes: null })),
  );
}

export function mediaFieldsOf(file: string, data: unknown): MediaField[] {
  const schema = schemaOfFile(file);
  return schema ? mediaFields(schema, data) : [];
}

function namesIn(file: string, text: string): Set<string> {
  return new Set(mediaFieldsOf(file, parseData(text)).map(({ value }) => join(dirname(file), value.trim())));
}
