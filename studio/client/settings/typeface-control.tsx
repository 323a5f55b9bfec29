import { FileTrigger } from "react-aria-components/FileTrigger";
import { type FontRole, typefaceName, typefaceProblem } from "../../shared/typeface-pairs.ts";
import { ChangeDialog } from "../pages/change-dialog.tsx";
import { useCall } from "../state/connection.ts";
import { useNotices } from "../state/notices.ts";
import { useSaving } from "../state/saving.ts";
import { Button } from "../ui/button.tsx";
import { type ControlProps, EmptyButton, Help } from "./controls.tsx";

/** Shows the name of a typeface. Accepts .woff2 files that the owner chooses or drops. */
export function TypefaceControl(props: ControlProps) {
  const { place, title, help, draft, value, fallback } = props;
  const call = useCall();
  const notices = useNotices();
  const saving = useSaving();
  const isEmpty = value === undefined || value === null;
  const role = place.path.at(-1) as FontRole;

  function choose(files: File[]): void {
    if (files.length === 0) return;
    const problem = typefaceProblem(files);
    if (problem) return void notices.showMessage(problem, true);
    const upload = async () => {
      await saving.run(() => call("uploadTypeface", { role, files }), { file: place.file });
    };
    const dialog = (
      <ChangeDialog title="Does its license allow use on a website?" verb="Yes, use it" onConfirm={upload}>
        <p>
          Visitors download {files.map(({ name }) => name).join(", ")} with your pages. Licenses for desktop
          apps often forbid this; a web license allows it.
        </p>
      </ChangeDialog>
    );
    void notices.openDialog(dialog);
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
