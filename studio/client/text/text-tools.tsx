import { type ReactNode, useLayoutEffect, useRef } from "react";
import { usePage } from "../frame/page.ts";
import { cardTypeFixes } from "../settings/card-types.ts";
import { useSettings } from "../settings/settings.ts";
import { useCall } from "../state/connection.ts";
import { useValue } from "../state/model.ts";
import { useNotices } from "../state/notices.ts";
import { Icon, type IconName } from "../ui/icons.tsx";
import { buttonClass, FLOATING, INPUT, type Look } from "../ui/styles.ts";
import { useFloatingBox } from "../ui/use-floating-box.ts";
import { useKeyboardHeight } from "../ui/use-keyboard-height.ts";
import { useMedia } from "../ui/use-media.ts";
import { runCommand } from "./commands.ts";
import { beginLink, endLink } from "./link.ts";
import { type TextState, useText } from "./text-editor.ts";

const FORMATS = [
  { name: "bold", label: "Bold (Ctrl or Cmd + B)", icon: "bold" },
  { name: "italic", label: "Italics (Ctrl or Cmd + I)", icon: "italic" },
  { name: "insertUnorderedList", label: "List (Ctrl or Cmd + Shift + 8)", icon: "list" },
] as const;

/**
 * Shows the tools of the edited text, and why it could not be saved. On a phone, they are at the bottom of the window.
 * Elsewhere, they are below the text if they would cover another text.
 */
export function TextTools() {
  const { editing, error, isBelowText } = useValue(useText(), (state) => state);
  const isDocked = useMedia("(width < 768px)");
  if (!editing) return null;
  const toolbar = editing.mode !== "line" && <Toolbar {...editing} />;
  const alert = error && (
    <p role="alert" className="basis-full px-2 py-1 text-alarm">
      {error}
    </p>
  );
  if (isDocked)
    return (
      <Floating side="bottom">
        {alert}
        {toolbar}
        <Actions isDocked />
      </Floating>
    );
  const refusal = alert && (
    <>
      {alert}
      <Actions />
    </>
  );
  return (
    <>
      {toolbar && (
        <Floating side={isBelowText ? "below" : "above"}>
          {toolbar}
          {isBelowText && refusal}
        </Floating>
      )}
      {refusal && !(toolbar && isBelowText) && <Floating side="below">{refusal}</Floating>}
    </>
  );
}

/** Shows what the owner can do with a text that could not be saved, or with any text on a phone, which has no Esc key. */
function Actions({ isDocked = false }: { isDocked?: boolean }) {
  const editor = useText();
  const call = useCall();
  const { saveValue } = useSettings();
  const missingType = useValue(editor, (state) => (state.error ? state.missingType : null));
  const retry = () => editor.save();
  const fixes = missingType
    ? cardTypeFixes(missingType, { call, saveValue, use: editor.saveText, retry })
    : [];
  return (
    <div className="ms-auto flex flex-wrap justify-end gap-1">
      {fixes.map(([label, run]) => (
        <Tool key={label} look="plain" label={label} onClick={() => void run()} />
      ))}
      <Tool label="Restore (Esc)" text="Restore" onClick={() => editor.cancel()} />
      {isDocked && <Tool look="primary" label="Done" onClick={() => void editor.save()} />}
    </div>
  );
}

function Toolbar({ element, mode }: NonNullable<TextState["editing"]>) {
  const editor = useText();
  const notices = useNotices();
  const link = useValue(editor, (state) => state.link);
  return (
    <div role="toolbar" aria-label="Text tools" className="flex min-w-0 items-center md:gap-1">
      {link ? (
        <LinkField address={link.address} />
      ) : (
        <>
          {mode === "rich" && (
            <>
              {FORMATS.map(({ name, label, icon }) => (
                <Tool
                  key={name}
                  {...{ label, icon }}
                  onClick={() => runCommand(element.ownerDocument, name)}
                />
              ))}
              <Tool label="Link (Ctrl or Cmd + K)" icon="link" onClick={() => beginLink(editor, notices)} />
            </>
          )}
          <Tool
            label="Source (Ctrl or Cmd + /)"
            icon="source"
            isPressed={mode === "source"}
            onClick={() => editor.toggleSource()}
          />
        </>
      )}
    </div>
  );
}

interface ToolProps {
  label: string;
  /** The button shows its label by default. */
  text?: string;
  icon?: IconName;
  look?: Look;
  isPressed?: boolean;
  onClick: () => void;
}

/** Keeps the selection in the text. A button of React Aria would move the selection. */
function Tool({ label, text = label, icon, look = "quiet", isPressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={buttonClass(look, icon ? "w-control" : "px-2 md:px-3")}
      title={label}
      aria-pressed={isPressed}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {/* With the visible text, screen readers would say two names. */}
      {icon ? <Icon name={icon} /> : <span aria-hidden="true">{text}</span>}
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

/** Shows a box above or below the edited text, inside the window, or at its bottom, above the keyboard of a phone. */
function Floating({ side, children }: { side: "above" | "below" | "bottom"; children: ReactNode }) {
  const editedBox = useValue(useText(), (state) => state.box);
  const bottom = useKeyboardHeight();
  const { frame } = usePage();
  const box = useFloatingBox(({ width, height }) => {
    if (!editedBox || side === "bottom") return null;
    const { left, right, top, bottom } = editedBox;
    return side === "below" ? { left, top: bottom + 8 } : { left: right - width, top: top - height - 10 };
  }, frame.barBottom);
  // Notices appear above the docked tools.
  useLayoutEffect(() => {
    const height = side === "bottom" ? bottom + (box.current?.offsetHeight ?? 0) : 0;
    const { style } = document.documentElement;
    style.setProperty("--docked-height", `${height}px`);
    return () => void style.removeProperty("--docked-height");
  });
  if (side === "bottom")
    return (
      <div
        ref={box}
        style={{ bottom }}
        className="fixed inset-x-0 z-30 flex flex-wrap items-center border-line border-t bg-bar p-1 shadow-floating"
      >
        {children}
      </div>
    );
  return (
    <div ref={box} className={`fixed z-20 flex max-w-[calc(100vw-16px)] flex-col p-1 ${FLOATING}`}>
      {children}
    </div>
  );
}
