import { type FieldPath, fieldName } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import { fieldNameOf } from "../text/edited-text.ts";
import { postJson } from "./api.ts";
import { resolveConflict } from "./conflict-dialog.tsx";
import type { StudioStore } from "./studio-store.ts";

/**
 * Saves a value. If another program has changed the value, the owner chooses a version.
 * @returns the version in the file
 */
export async function saveValue(
  store: StudioStore,
  place: FieldPath,
  value: unknown,
  was: unknown,
): Promise<unknown> {
  let saved = value;
  const save = async () => {
    try {
      await postJson("value", { ...place, value, was });
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 409)) throw error;
      const { currentValue } = error;
      const chosenText = isWritingElsewhere(store, place)
        ? undefined
        : await resolveConflict(store, toText(value), toText(currentValue));
      if (chosenText === undefined)
        throw new Refusal(409, "Another program has changed this text. Choose a version.");
      saved = chosenText === null ? currentValue : typeof value === "string" ? chosenText : value;
      if (chosenText === null) return "Kept the other version";
      await postJson("value", { ...place, value: saved, was: currentValue });
    }
  };
  await store.perform(save, "Saved", place.file);
  return saved;
}

/** A dialog would take the keys that the owner presses in another text. The refused text stays marked. */
function isWritingElsewhere({ editor: { editedElement } }: StudioStore, place: FieldPath): boolean {
  return editedElement !== null && fieldNameOf(editedElement) !== fieldName(place);
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : value === null ? "" : JSON.stringify(value, null, 1);
}
