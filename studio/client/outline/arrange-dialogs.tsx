import type { SectionKind } from "../../server/edits/section-kinds.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions, useCloseDialog } from "../ui/dialog.tsx";
import { buttonClass } from "../ui/styles.ts";
import { labelOf } from "./parts.ts";

/** SVG paths in a box of 48 by 32. */
const PREVIEWS: Record<string, string> = {
  textImage: "M4 7h18M4 12h14M4 17h16M28 5h16v22H28Z",
  blockWithBullets: "M4 7h24M5 15h1M10 15h30M5 20h1M10 20h26M5 25h1M10 25h28",
  textVideo: "M4 7h18M4 12h14M28 5h16v22H28ZM34 12v8l6-4Z",
  figures: "M4 6h18v20H4ZM26 6h18v20H26Z",
  quote: "M5 6v20M11 9h30M11 15h26M11 22h12",
  table: "M4 6h40v20H4ZM4 13h40M17 6v20M31 6v20",
};
const OTHER_PREVIEW = "M4 7h24M4 13h40M4 19h36M4 25h28";

/** Asks for the kind of a new section. @param page gives the drawings its colors */
export function AddDialog({ kinds, page }: { kinds: SectionKind[]; page: Document }) {
  const close = useCloseDialog();
  const { color, backgroundColor } = getComputedStyle(page.body);
  return (
    <Dialog title="Add a section">
      <div className="grid grid-cols-2 gap-2">
        {kinds.map(({ name }) => (
          <Button
            key={name}
            className={buttonClass("plain", "justify-start! px-2 text-start")}
            onPress={() => close(name)}
          >
            <svg
              viewBox="0 0 48 32"
              aria-hidden="true"
              className="h-8 w-12 flex-none rounded border border-line fill-none stroke-2 stroke-current"
              style={{ color, backgroundColor }}
            >
              <path d={PREVIEWS[name] ?? OTHER_PREVIEW} />
            </svg>
            {labelOf(name)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

/** Asks the owner to choose a label. Resolves with its index. @param omitted the index of a label to hide */
export function ChoiceDialog({
  title,
  labels,
  omitted,
}: {
  title: string;
  labels: string[];
  omitted?: number;
}) {
  const close = useCloseDialog();
  return (
    <Dialog title={title}>
      <div className="grid max-h-[60dvh] overflow-auto">
        {labels.map((label, index) =>
          index === omitted ? null : (
            <Button key={index} look="quiet" onPress={() => close(index)}>
              <span className="flex-auto truncate text-start">{label}</span>
            </Button>
          ),
        )}
      </div>
    </Dialog>
  );
}

/** Answers with true if the owner agrees. */
export function ConfirmDialog({ message }: { message: string }) {
  const close = useCloseDialog();
  return (
    <Dialog title="Make locked files public?">
      <p>{message}</p>
      <DialogActions>
        <Button onPress={() => close()}>Cancel</Button>
        <Button look="primary" onPress={() => close(true)}>
          Make public
        </Button>
      </DialogActions>
    </Dialog>
  );
}
