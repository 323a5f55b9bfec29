import { FileTrigger } from "react-aria-components/FileTrigger";
import { typefaceName } from "../../shared/typeface-pairs.ts";
import { ChangeDialog } from "../pages/change-dialog.tsx";
import { callApi } from "../state/api.ts";
import { useStore } from "../state/use-store.ts";
import { Button } from "../ui/button.tsx";
import { type ControlProps, EmptyButton, Help } from "./controls.tsx";

/** Shows the name of a typeface. Accepts .woff2 files that the owner chooses or drops. */
export function TypefaceControl(props: ControlProps) {
  const { place, title, help, draft, value, fallback } = props;
  const store = useStore();
  const isEmpty = value === undefined || value === null;
  const role = `${place.path.at(-1)}`;

  function choose(files: File[]): void {
    if (files.length === 0) return;
    const upload = async () => {
      const body = new FormData();
      for (const file of files) body.append("file", file);
      await callApi(`typeface?role=${role}`, { method: "POST", body });
    };
    const dialog = (
      <ChangeDialog
        title="Does its license allow use on a website?"
        verb="Yes, use it"
        onConfirm={() => store.perform(upload, "Saved", place.file)}
      >
        <p>
          Visitors download {files.map(({ name }) => name).join(", ")} with your pages. Licenses for desktop
          apps often forbid this; a web license allows it.
        </p>
      </ChangeDialog>
    );
    void store.openDialog(dialog);
  }

  return (
    <fieldset
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1"
      onDrop={({ dataTransfer }) => choose([...dataTransfer.files])}
    >
      <legend>{title}</legend>
      <p className="wrap-anywhere font-semibold">
        {isEmpty ? `${fallback} (default)` : typefaceName(value as string | string[])}
      </p>
      <FileTrigger
        acceptedFileTypes={[".woff2"]}
        allowsMultiple
        onSelect={(files) => choose([...(files ?? [])])}
      >
        <Button aria-label={`Choose files: ${title} (.woff2)`}>Choose files</Button>
      </FileTrigger>
      <div className="col-span-2 grid gap-1">
        <Help text={`${help} Choose or drop .woff2 files.`} error={draft.error} />
        <EmptyButton {...props} />
      </div>
    </fieldset>
  );
}
