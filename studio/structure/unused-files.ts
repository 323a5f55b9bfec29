import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path/posix";
import sharp from "sharp";
import { paths } from "../../paths.ts";
import { iconAndShareImages } from "../../pipeline/check/icon-and-share-images.ts";
import { mediaFields } from "../../pipeline/read/content-fields.ts";
import { expectedFiles, schemaOfFile } from "../../pipeline/read/content-files.ts";
import { listContentFolder } from "../../pipeline/read/content-folder.ts";
import { parseYaml } from "../../pipeline/read/yaml-syntax.ts";
import type { StudioParts } from "../changes.ts";
import { Refusal } from "../files/refusal.ts";
import type { UndoStep } from "../files/store.ts";

const MEDIA_FILE = /\.(png|jpe?g|webp|avif|svg|mp4|pdf)$/i;
const IMAGE_FILE = /\.(png|jpe?g|webp|avif)$/i;

/** Lists media that nothing uses. @throws Refusal if a file is not valid YAML, because it could use them */
export async function unusedFiles(): Promise<string[]> {
  const folder = await listContentFolder(paths.content);
  const usedFiles = new Set(iconAndShareImages(folder));
  for (const file of expectedFiles(folder).filter((name) => folder.files.includes(name))) {
    const { document, problem } = parseYaml(await readFile(join(paths.content, file), "utf8"));
    const schema = schemaOfFile(file);
    if (problem || !schema) throw new Refusal(422, `First fix the problem in ${file}.`);
    for (const { value } of mediaFields(schema, document.toJS()))
      usedFiles.add(join(dirname(file), value.trim()));
  }
  return folder.files.filter((file) => MEDIA_FILE.test(file) && !usedFiles.has(file));
}

/** Returns a small image as a data URL, or null if the file is not an image. */
export async function thumbnailOf(file: string): Promise<string | null> {
  if (!IMAGE_FILE.test(file)) return null;
  const image = sharp(join(paths.content, file)).rotate().resize(160, 120, { fit: "inside" }).webp();
  const bytes = await image.toBuffer().catch(() => null);
  return bytes && `data:image/webp;base64,${bytes.toString("base64")}`;
}

/** Removes an unused file, as an undo step. */
export function removeUnusedFile({ store }: StudioParts, file: string): Promise<UndoStep> {
  return store.runInTurn(async () => {
    const { hash } = await store.read(file);
    if (!(await unusedFiles()).includes(file))
      throw new Refusal(409, `${basename(file)} is in use, or already gone.`);
    return store.commit(`Remove the unused file ${basename(file)}`, [{ file, was: hash, bytes: null }]);
  });
}
