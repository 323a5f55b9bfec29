import { paths } from "../../../files/paths.ts";
import { expectedFiles, updateFile } from "../../../pipeline/read/content-files.ts";
import { listContentFolder } from "../../../pipeline/read/content-folder.ts";
import { updateNames } from "../../../pipeline/read/old-names.ts";
import type { FieldPath } from "../../shared/field-path.ts";
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

/** Renames a misspelled field, and keeps its value and comments. */
export function renameField(
  parts: StudioParts,
  { file, path, newName }: FieldPath & { newName: string },
): Promise<UndoStep> {
  return changeSite(parts, `Rename ${path.at(-1)} to ${newName}`, file, (edits) =>
    edits.changeText(file, (text) => updateNames(text, [[path.join("."), newName]]).text),
  );
}
