import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import type { DocumentSource } from "../text/document/read-blocks.ts";
import { DOCUMENT_TYPES, readDocument } from "../text/document/read-file.ts";
import { toStudy } from "../text/document/to-study.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, useCloseDialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";

/** Reads a pasted or chosen document. Answers with its case study. @param language of the site */
export function DocumentDialog({ language }: { language: string }) {
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const close = useCloseDialog();
  function read(source: DocumentSource): void {
    try {
      const draft = toStudy(source, language);
      if (draft.title || draft.summary || draft.sections.length > 0) close(draft);
      else setError(`This document contains no text. ${draft.leftOut}`.trim());
    } catch (reason) {
      setError((reason as Error).message);
    }
  }
  return (
    <Dialog title="Case study from a document">
      <div className="[&_textarea]:min-h-40">
        <TextField
          label="Document"
          help="Copy the whole text in Google Docs, Word or Notion, and paste it here. Add the images later, on the page."
          isMultiline
          autoFocus
          value={text}
          error={error}
          onChange={setText}
          onPaste={(event) => {
            // The next dialog focuses its title, which must not receive the text.
            event.preventDefault();
            const [html, pastedText] = ["text/html", "text/plain"].map((type) =>
              event.clipboardData.getData(type),
            );
            read({ html, text: pastedText ?? "" });
          }}
        />
      </div>
      <FileTrigger
        acceptedFileTypes={DOCUMENT_TYPES}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) readDocument(file).then(read, (reason: Error) => setError(reason.message));
        }}
      >
        <Button>Choose a file (HTML, Markdown or text)</Button>
      </FileTrigger>
      <DialogActions>
        <Button onPress={() => close()}>Cancel</Button>
        <Button look="primary" isDisabled={text.trim() === ""} onPress={() => read({ text })}>
          Continue
        </Button>
      </DialogActions>
    </Dialog>
  );
}
