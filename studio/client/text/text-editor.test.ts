import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../shared/refusal.ts";
import { TextEditor } from "./text-editor.ts";

const CARET = { charactersBefore: 2, isAtStartOfNode: false };
const setCaret = vi.fn();

// The real EditedText needs a browser.
vi.mock("./edited-text.ts", () => ({
  fieldNameOf: ({ dataset }: HTMLElement) => dataset.studio,
  replaceFocused: (element: HTMLElement) => element,
  EditedText: class {
    element: HTMLElement;
    mode = "line";
    get content() {
      return this.element.textContent;
    }
    shown = "Old";
    pageValue = "Old";
    caret = CARET;
    setCaret = (caret: unknown) => setCaret(this.element, caret);
    constructor(element: HTMLElement) {
      this.element = element;
    }
    snapshot() {
      return () => this.element.textContent;
    }
    hasShown = () => true;
    show() {}
    restore() {
      this.element.textContent = "Old";
    }
    setEditable() {}
    mark() {}
  },
}));

const [footer, name] = ["footer", "name"].map((field) => ({
  ...{ dataset: { studio: `profile.yaml#${field}` }, textContent: "", focus: vi.fn() },
})) as unknown as [HTMLElement, HTMLElement];
const saveValue = vi.fn();
let editor: TextEditor;

beforeEach(() => {
  vi.resetAllMocks();
  for (const element of [footer, name]) element.textContent = "Old";
  editor = new TextEditor({
    ...{ saveValue, onChange: vi.fn(), call: async () => ({ value: "Old" }) },
    frame: { boxOf: () => ({}), hasTextAbove: () => false },
    notices: { showMessage: vi.fn(), state: { getState: () => ({ dialogs: [] }) } },
  } as never);
});

async function type(element: HTMLElement): Promise<void> {
  await editor.begin(element);
  element.textContent = "New text";
}

test.each([
  ["at its caret if it was open", footer, CARET],
  ["at its end if the owner has opened another text", name, { charactersBefore: 8, isAtStartOfNode: false }],
])(
  "reopens a refused text %s, so that the next key does not replace the text",
  async (_, openElement, caret) => {
    saveValue.mockRejectedValue(new Refusal(422, "Refused."));
    await type(footer);
    await editor.begin(openElement);
    expect(await editor.saveAll()).toBe(false);
    expect(editor.editedElement).toBe(footer);
    expect(setCaret).toHaveBeenLastCalledWith(footer, caret);
  },
);

test.each([
  ["a closed text", name, name],
  ["the open text", footer, null],
])(
  "discards only %s that could not be saved after its value is chosen in the settings",
  async (_, openElement, editedElement) => {
    saveValue.mockRejectedValue(new Refusal(422, "Refused."));
    await type(footer);
    await editor.save();
    await editor.begin(openElement);
    await vi.waitFor(() => expect(editor.state.getState().refused).toBe(1));
    editor.discard({ file: "profile.yaml", path: ["footer"] });
    expect([footer.textContent, editor.state.getState().refused]).toEqual(["Old", 0]);
    expect(editor.editedElement).toBe(editedElement);
  },
);

test("offers to add a card type that the profile does not list, but only for this refusal", async () => {
  const missingType = { name: "Resarch", likely: "Research" };
  saveValue.mockRejectedValueOnce(new Refusal(422, "Add it.", undefined, missingType));
  await type(footer);
  await editor.save();
  expect(editor.state.getState()).toMatchObject({ error: "Add it.", missingType });
  saveValue.mockRejectedValueOnce(new Refusal(422, "Too long."));
  footer.textContent = "Longer";
  await editor.save();
  expect(editor.state.getState()).toMatchObject({ error: "Too long.", missingType: null });
});

test("saves the text when it loses the focus, but not while the focus is on its tools", async () => {
  await type(footer);
  editor.keepEditing(() => editor.onBlur());
  expect(saveValue).not.toHaveBeenCalled();
  editor.onBlur();
  await vi.waitFor(() => expect(saveValue).toHaveBeenCalled());
});

test("removes the error of an open text after a second attempt has saved it", async () => {
  saveValue.mockRejectedValueOnce(new Refusal(0, "The studio does not answer."));
  await type(footer);
  await editor.saveAll();
  const error = () => editor.state.getState().error;
  expect(error()).toContain("does not answer");
  saveValue.mockResolvedValueOnce("New text");
  editor.retry();
  await vi.waitFor(() => expect(error()).toBe(null));
  expect(editor.state.getState().refused).toBe(0);
});
