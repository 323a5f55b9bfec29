import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { buttonClass, FLOATING, INPUT } from "../ui/styles.ts";
import { useFloatingBox } from "../ui/use-floating-box.ts";
import { runCommand } from "./commands.ts";
import { beginLink, endLink } from "./link.ts";
import { useText } from "./text-editor.ts";

const FORMATS = [
  { name: "bold", label: "Bold (Ctrl or Cmd + B)", text: "B" },
  { name: "italic", label: "Italics (Ctrl or Cmd + I)", text: "I" },
  { name: "insertUnorderedList", label: "List (Ctrl or Cmd + Shift + 8)", text: "List" },
];

export function TextTools() {
  const editor = useText();
  const notices = useNotices();
  const editing = useValue(editor, (state) => state.editing);
  const link = useValue(editor, (state) => state.link);
  if (!editing || editing.mode === "line") return null;
  const { element, mode } = editing;
  return (
    <Floating side="above" role="toolbar" aria-label="Text tools">
      {link ? (
        <LinkField address={link.address} />
      ) : (
        <>
          {mode === "rich" && (
            <>
              {FORMATS.map(({ name, label, text }) => (
                <Tool key={name} label={label} onClick={() => runCommand(element.ownerDocument, name)}>
                  {text}
                </Tool>
              ))}
              <Tool label="Link (Ctrl or Cmd + K)" onClick={() => beginLink(editor, notices)}>
                Link
              </Tool>
            </>
          )}
          <Tool
            label="Source (Ctrl or Cmd + /)"
            isPressed={mode === "source"}
            onClick={() => editor.toggleSource()}
          >
            Source
          </Tool>
        </>
      )}
    </Floating>
  );
}

export function TextError() {
  const error = useValue(useText(), (state) => state.error);
  if (!error) return null;
  return (
    <Floating side="below" role="alert">
      <p className="px-2 py-1 text-alarm">{error}</p>
    </Floating>
  );
}

interface ToolProps {
  label: string;
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Keeps the selection in the text. A button of React Aria would move the selection. */
function Tool({ label, isPressed, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={buttonClass("quiet")}
      title={label}
      aria-pressed={isPressed}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function LinkField({ address }: { address: string }) {
  const editor = useText();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => editor.keepEditing(() => input.current?.focus()), [editor]);
  return (
    <form
      className="flex gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        endLink(editor, input.current?.value.trim() ?? "");
      }}
      onKeyDown={({ key }) => key === "Escape" && endLink(editor, null)}
    >
      <input
        ref={input}
        type="text"
        aria-label="Address"
        placeholder="https://"
        size={32}
        className={INPUT}
        defaultValue={address}
      />
      <button type="submit" className={buttonClass("primary")}>
        Link
      </button>
    </form>
  );
}

/** Shows a box above or below the edited text, inside the window. */
function Floating({ side, ...props }: ComponentProps<"div"> & { side: "above" | "below" }) {
  const editedBox = useValue(useText(), (state) => state.box);
  const box = useFloatingBox(({ width, height }) => {
    if (!editedBox) return null;
    const { left, right, top, bottom } = editedBox;
    return side === "below" ? { left, top: bottom + 8 } : { left: right - width, top: top - height - 10 };
  });
  return (
    <div
      {...props}
      ref={box}
      className={`fixed z-20 flex max-w-[calc(100vw-16px)] items-center gap-1 p-1 ${FLOATING}`}
    />
  );
}
