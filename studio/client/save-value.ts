import type { FieldPath } from "../field-name.ts";
import { Refusal } from "../files/refusal.ts";
import { postJson } from "./api.ts";
import { resolveConflict } from "./dialogs/conflict-dialog.tsx";
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
      const chosenText = await resolveConflict(store, toText(value), toText(currentValue));
      saved = chosenText === null ? currentValue : typeof value === "string" ? chosenText : value;
      if (chosenText === null) return "Kept the other version";
      await postJson("value", { ...place, value: saved, was: currentValue });
    }
  };
  await store.perform(save, "Saved", place.file);
  return saved;
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? "", null, 1);
}
