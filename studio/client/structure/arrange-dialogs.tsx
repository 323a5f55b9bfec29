import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { useStore } from "../use-store.ts";
import { KIND_LABELS, type Path, type Row, SECTION_KINDS } from "./parts.ts";

/** SVG paths in a box of 48 by 32. */
const PREVIEWS: Record<string, string> = {
  textImage: "M4 7h18M4 12h14M4 17h16M28 5h16v22H28Z",
  blockWithBullets: "M4 7h24M5 15h1M10 15h30M5 20h1M10 20h26M5 25h1M10 25h28",
  textVideo: "M4 7h18M4 12h14M28 5h16v22H28ZM34 12v8l6-4Z",
  figures: "M4 6h18v20H4ZM26 6h18v20H26Z",
  quote: "M5 6v20M11 9h30M11 15h26M11 22h12",
};

export function AddDialog({ onChoose }: { onChoose: (kind: string) => void }) {
  const store = useStore();
  const { color, backgroundColor } = getComputedStyle(store.page.document.body);
  return (
    <Dialog title="Add a section" onClose={() => store.update({ dialog: null })}>
      <div className="grid grid-cols-2 gap-2">
        {SECTION_KINDS.map((kind) => (
          <Button key={kind} onPress={() => onChoose(kind)}>
            <svg
              viewBox="0 0 48 32"
              aria-hidden="true"
              className="h-8 w-12 flex-none rounded border border-line fill-none stroke-2 stroke-current"
              style={{ color, backgroundColor }}
            >
              <path d={PREVIEWS[kind]} />
            </svg>
            {KIND_LABELS[kind]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

export function MoveDialog({ path, siblings }: { path: Path; siblings: Row[] }) {
  const store = useStore();
  const from = Number(path.at(-1));
  const others = siblings.filter((_, index) => index !== from);
  return (
    <Dialog title="Move to" onClose={() => store.update({ dialog: null })}>
      <div className="grid max-h-[60dvh] overflow-auto">
        {[null, ...others].map((row, to) =>
          to === from ? null : (
            <Button key={to} look="quiet" onPress={() => void store.arranger.move(path, to)}>
              <span className="flex-auto truncate text-start">
                {row ? `After “${row.title}”` : "At the start"}
              </span>
            </Button>
          ),
        )}
      </div>
    </Dialog>
  );
}

export function ConfirmDialog({ message, onConfirm }: { message: string; onConfirm: () => void }) {
  const store = useStore();
  const close = () => store.update({ dialog: null });
  return (
    <Dialog title="Make locked files public?" onClose={close}>
      <p>{message}</p>
      <DialogActions>
        <Button onPress={close}>Cancel</Button>
        <Button look="primary" onPress={onConfirm}>
          Make public
        </Button>
      </DialogActions>
    </Dialog>
  );
}
