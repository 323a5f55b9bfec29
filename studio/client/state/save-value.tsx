import type { FieldPath } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { Call } from "./connection.ts";
import type { Notices } from "./notices.ts";
import type { Saving } from "./saving.ts";

/**
 * Saves a value that had the value `was`. Resolves with the value in the file, which the owner chooses in a conflict.
 * `item` is the item of the list around the field, which another program can move.
 */
export type SaveValue = (place: FieldPath, value: unknown, was: unknown, item?: unknown) => Promise<unknown>;

interface SaveOptions {
  call: Call;
  saving: Saving;
  notices: Pick<Notices, "openDialog">;
  /** Returns true while the owner writes another text: a dialog would take the keys that she presses. */
  isWritingElsewhere: (place: FieldPath) => boolean;
}

/** Returns the function that saves all values: texts on the page, settings and alt texts. */
export function createSaveValue({ call, saving, notices, isWritingElsewhere }: SaveOptions): SaveValue {
  return async function saveValue(place, value, was, item) {
    let saved = value;
    const save = async (was: unknown) => call("setValue", { ...place, value: saved, was, item });
    await saving.run(() => save(was).catch(resolveConflict), { file: place.file });
    return saved;

    async function resolveConflict(error: unknown): Promise<unknown> {
      if (!(error instanceof Refusal && error.status === 409)) throw error;
      const { currentValue } = error;
      const dialog = <ConflictDialog ownVersion={toText(saved)} otherVersion={toText(currentValue)} />;
      const choice = isWritingElsewhere(place) ? undefined : await notices.openDialog<string | null>(dialog);
      if (choice === undefined)
        throw new Refusal(409, "Another window or program has changed this text. Choose a version.");
      saved = choice === null ? currentValue : typeof value === "string" ? choice : value;
      if (choice === null) {
        await call("show", null);
        return "Kept the other version";
      }
      // Another program can change the text again while the dialog is open.
      return save(currentValue).catch(resolveConflict);
    }
  };
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : value === null ? "" : JSON.stringify(value, null, 1);
}
