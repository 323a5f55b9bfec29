import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { buttonClass, FLOATING, INPUT } from "../ui/styles.ts";
import { useFloatingBox } from "../ui/use-floating-box.ts";
import { runCommand } from "./commands.ts";
import { beginLink, endLink } from "./link.ts";
import { type TextState, useText } from "./text-editor.ts";

const FORMATS = [
  { name: "bold", label: "Bold (Ctrl or Cmd + B)", text: "B" },
  { name: "italic", label: "Italics (Ctrl or Cmd + I)", text: "I" },
  { name: "insertUnorderedList", label: "List (Ctrl or Cmd + Shift + 8)", text: "List" },
];

/** Shows the tools and the error of the edited text. The tools are below the text if they would cover another text. */
export function TextTools() {
  const { editing, error, isBelowText } = useValue(useText(), (state) => state);
  const hasTools = editing !== null && editing.mode !== "line";
  const alert = error && (
    <p role="alert" className="px-2 py-1 text-alarm">
      {error}
    </p>
  );
  return (
    <>
      {hasTools && (
        <Floating side={isBelowText ? "below" : "above"}>
          <Toolbar {...editing} />
          {isBelowText && alert}
        </Floating>
      )}
      {alert && !(hasTools && isBelowText) && <Floating side="below">{alert}</Floating>}
    </>
  );
}

function Toolbar({ element, mode }: NonNullable<TextState["editing"]>) {
  const editor = useText();
  const notices = useNotices();
  const link = useValue(editor, (state) => state.link);
  return (
    <div role="toolbar" aria-label="Text tools" className="flex items-center gap-1">
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
    </div>
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
      {/* With the visible text, screen readers would say two names. */}
      <span aria-hidden="true">{children}</span>
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
function Floating({ side, children }: { side: "above" | "below"; children: ReactNode }) {
  const editedBox = useValue(useText(), (state) => state.box);
  const box = useFloatingBox(({ width, height }) => {
    if (!editedBox) return null;
    const { left, right, top, bottom } = editedBox;
    return side === "below" ? { left, top: bottom + 8 } : { left: right - width, top: top - height - 10 };
  });
  return (
    <div ref={box} className={`fixed z-20 flex max-w-[calc(100vw-16px)] flex-col p-1 ${FLOATING}`}>
      {children}
    </div>
  );
}
