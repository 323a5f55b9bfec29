import { byId, make } from "./element.ts";

/** Two versions of a text side by side. Resolves with what is to be written, or null to leave what stands there. */
export function settle(mine: string, theirs: string): Promise<string | null> {
  const dialog = byId<HTMLDialogElement>("conflict");
  const own = make("textarea", { value: mine, "aria-label": "Mine" });
  const other = make("textarea", { value: theirs, readOnly: true, "aria-label": "Theirs" });
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
      make("div", { class: "sides" }, own, other),
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
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "mine" ? own.value : null), {
      once: true,
    });
  });
}
