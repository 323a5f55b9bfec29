import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, useCloseDialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { StudioStore } from "./studio-store.ts";

/**
 * Shows both versions of a text. Resolves with the text to save, with null to keep the version in the file, or with
 * undefined if the owner closes the dialog.
 */
export function resolveConflict(
  store: StudioStore,
  ownVersion: string,
  otherVersion: string,
): Promise<string | null | undefined> {
  const versions = { ownVersion, otherVersion };
  return store.openDialog<string | null>(<ConflictDialog {...versions} />);
}

function ConflictDialog({ ownVersion, otherVersion }: { ownVersion: string; otherVersion: string }) {
  const close = useCloseDialog();
  const [text, setText] = useState(ownVersion);
  return (
    <Dialog title="Another program has changed this text">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label="My version" isMultiline autoFocus value={text} onChange={setText} />
        <TextField label="The other version" isMultiline isReadOnly value={otherVersion} />
      </div>
      <DialogActions>
        <Button look="quiet" onPress={() => void navigator.clipboard.writeText(text)}>
          Copy my version
        </Button>
        <Button onPress={() => close(null)}>Keep the other version</Button>
        <Button look="primary" onPress={() => close(text)}>
          Save my version
        </Button>
      </DialogActions>
    </Dialog>
  );
}
