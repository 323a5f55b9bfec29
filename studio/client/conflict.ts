import { byId, make } from "./element.ts";

/**
 * Shows two versions of a text side by side. Resolves with the text to save, or null to keep the other version.
 * @throws if neither is chosen
 */
export function settle(mine: string, theirs: string): Promise<string | null> {
  const dialog = byId<HTMLDialogElement>("conflict");
  const own = make("textarea", { value: mine });
  const other = make("textarea", { value: theirs, readOnly: true });
  const copy = make(
    "button",
    { type: "button", onclick: () => navigator.clipboard.writeText(own.value) },
    "Copy mine",
  );
  dialog.replaceChildren(
    make("h2", { id: "conflict-title" }, "This text was changed elsewhere meanwhile"),
    make(
      "form",
      { method: "dialog" },
      make(
        "div",
        { class: "sides" },
        make("label", { class: "row" }, "Mine", own),
        make("label", { class: "row" }, "Theirs", other),
      ),
      make(
        "div",
        { class: "answers" },
        copy,
        make("button", { value: "theirs" }, "Keep theirs"),
        make("button", { value: "mine" }, "Write mine"),
      ),
    ),
  );
  dialog.returnValue = "";
  dialog.showModal();
  own.focus();
  return new Promise((resolve, reject) => {
    const onClose = () => {
      if (dialog.returnValue === "") reject(new Error("This text was changed elsewhere meanwhile."));
      else resolve(dialog.returnValue === "mine" ? own.value : null);
    };
    dialog.addEventListener("close", onClose, { once: true });
  });
}
