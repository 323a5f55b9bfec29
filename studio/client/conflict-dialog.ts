import { byId, createElement } from "./element.ts";

/** Shows both versions of a text. Resolves with the text to save, or with null to keep the version in the file. */
export function resolveConflict(ownVersion: string, otherVersion: string): Promise<string | null> {
  const dialog = byId<HTMLDialogElement>("conflict");
  const ownField = createElement("textarea", { value: ownVersion });
  const otherField = createElement("textarea", { value: otherVersion, readOnly: true });
  const copyButton = createElement(
    "button",
    { type: "button", onclick: () => navigator.clipboard.writeText(ownField.value) },
    "Copy my version",
  );
  dialog.replaceChildren(
    createElement("h2", { id: "conflict-title" }, "Another program has changed this text"),
    createElement(
      "form",
      { method: "dialog" },
      createElement(
        "div",
        { class: "sides" },
        createElement("label", { class: "row" }, "My version", ownField),
        createElement("label", { class: "row" }, "The other version", otherField),
      ),
      createElement(
        "div",
        { class: "answers" },
        copyButton,
        createElement("button", { value: "theirs" }, "Keep the other version"),
        createElement("button", { value: "mine" }, "Save my version"),
      ),
    ),
  );
  dialog.returnValue = "";
  dialog.showModal();
  ownField.focus();
  return new Promise((resolve, reject) => {
    const onClose = () => {
      if (dialog.returnValue === "")
        reject(new Error("Another program has changed this text. Choose a version."));
      else resolve(dialog.returnValue === "mine" ? ownField.value : null);
    };
    dialog.addEventListener("close", onClose, { once: true });
  });
}
