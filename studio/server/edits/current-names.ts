import { paths } from "../../../files/paths.ts";
import { expectedFiles, updateFile } from "../../../pipeline/read/content-files.ts";
import { listContentFolder } from "../../../pipeline/read/content-folder.ts";
import type { UndoStep } from "../content/store.ts";
import type { StudioParts } from "./changes.ts";
import { changeSite } from "./edit-set.ts";

/** Counts the names in content/ that an older version of the project used. */
export async function countOldNames({ store }: Pick<StudioParts, "store">): Promise<number> {
  const files = expectedFiles(await listContentFolder(paths.content));
  const texts = await Promise.all(files.map(async (file) => `${(await store.read(file)).bytes ?? ""}`));
  return texts.reduce((count, text, index) => count + updateFile(files[index] ?? "", text).count, 0);
}

export function updateOldNames(parts: StudioParts): Promise<UndoStep> {
  return changeSite(parts, "Update the names of texts", "interface.yaml", async (edits) => {
    for (const file of expectedFiles(await listContentFolder(paths.content))) {
      // The text already has the current names.
      const text = await edits.text(file);
      if (text) await edits.write(file, text);
    }
  });
}
