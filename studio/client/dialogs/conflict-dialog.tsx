import { useState } from "react";
import type { StudioStore } from "../studio-store.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";

/** Shows both versions of a text. Resolves with the text to save, or with null to keep the version in the file. */
export async function resolveConflict(
  store: StudioStore,
  ownVersion: string,
  otherVersion: string,
): Promise<string | null> {
  const answer = await new Promise<string | null | undefined>((resolve) =>
    store.update({
      dialog: <ConflictDialog ownVersion={ownVersion} otherVersion={otherVersion} onAnswer={resolve} />,
    }),
  );
  await store.closeDialog();
  if (answer === undefined) throw new Error("Another program has changed this text. Choose a version.");
  return answer;
}

interface ConflictDialogProps {
  ownVersion: string;
  otherVersion: string;
  onAnswer: (answer: string | null | undefined) => void;
}

function ConflictDialog({ ownVersion, otherVersion, onAnswer }: ConflictDialogProps) {
  const [text, setText] = useState(ownVersion);
  return (
    <Dialog title="Another program has changed this text" onClose={() => onAnswer(undefined)}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label="My version" isMultiline autoFocus value={text} onChange={setText} />
        <TextField label="The other version" isMultiline isReadOnly value={otherVersion} />
      </div>
      <DialogActions>
        <Button look="quiet" onPress={() => void navigator.clipboard.writeText(text)}>
          Copy my version
        </Button>
        <Button onPress={() => onAnswer(null)}>Keep the other version</Button>
        <Button look="primary" onPress={() => onAnswer(text)}>
          Save my version
        </Button>
      </DialogActions>
    </Dialog>
  );
}
