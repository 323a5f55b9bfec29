import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, useCloseDialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";

interface ConflictDialogProps {
  ownVersion: string;
  otherVersion: string;
}

/** Shows both versions of a text. Answers with the text to save, or with null to keep the version in the file. */
export function ConflictDialog({ ownVersion, otherVersion }: ConflictDialogProps) {
  const close = useCloseDialog();
  const [text, setText] = useState(ownVersion);
  return (
    <Dialog title="Another window or program has changed this text">
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
