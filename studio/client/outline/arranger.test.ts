import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../shared/refusal.ts";
import { Arranger } from "./arranger.tsx";

// `npm ci` does not install React Aria, which the dialogs use.
vi.mock("./arrange-dialogs.tsx", () => ({ AddDialog: null, ChoiceDialog: null, ConfirmDialog: null }));
vi.mock("../pages/card-dialog.tsx", () => ({ CardDialog: null }));

const FILE = "case-studies/everything/case-study.yaml";
const PART = ["sections", 1];
const rows = ["One", "Two", "Three"].map((title, index) => ({
  ...{ path: ["sections", index], kind: "textImage", title },
  ...{ image: null, was: { title }, children: [] },
}));
const call = vi.fn();
const showMessage = vi.fn();
const run = vi.fn((work: () => Promise<unknown>) => work());
const openDialog = vi.fn(async () => true);
const edit = vi.fn();
const saveAll = vi.fn();
const fieldsOf = vi.fn<(name: string) => object[]>();
const element = { scrollIntoView: vi.fn(), setAttribute: vi.fn(), getBoundingClientRect: vi.fn() };
let editor: { saveAll: typeof saveAll; begin: typeof edit };
let arranger: Arranger;

beforeEach(() => {
  vi.clearAllMocks();
  call.mockReset();
  saveAll.mockResolvedValue(true);
  // The state of the frame is not part of these tests.
  vi.stubGlobal("document", { querySelector: () => null });
  fieldsOf.mockReturnValue([]);
  editor = { saveAll, begin: edit };
  const page = {
    address: "/everything",
    state: { getState: () => ({ view: "stranger" }) },
    frame: {
      document: { querySelectorAll: () => [] },
      element: { offsetHeight: 900 },
      fieldsOf,
      boxOf: () => element,
      isInView: () => true,
    },
    placeMarks: vi.fn(),
    whileOutdated: (change: () => Promise<unknown>) => change(),
  };
  arranger = new Arranger({
    call,
    page,
    editor,
    notices: { openDialog, showMessage },
    undoNotice: { run: (change: () => Promise<boolean>) => change() },
    saving: { run },
    site: { pageAt: () => ({ file: FILE }) },
    replaceMedia: vi.fn(),
    onOpen: vi.fn(),
  } as never);
  arranger.showOutline({ rows, kinds: [] });
  arranger.state.setState({ part: PART });
});

const part = () => arranger.state.getState().part;

test.each([
  ["remove", () => arranger.remove(PART), { action: "remove", index: 1 }],
  ["move", () => arranger.move(PART, 0), { action: "move", from: 1, to: 0 }],
] as const)(
  "%s, called twice, sends one change with the item at its position",
  async (_name, act, change) => {
    const response = Promise.withResolvers();
    call.mockReturnValue(response.promise);
    const acts = [act(), act()];
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    acts.push(act());
    response.resolve(null);
    await Promise.all(acts);
    expect(part()).not.toEqual(PART);
    expect(call.mock.calls).toEqual([
      ["changeList", { file: FILE, path: ["sections"], was: { title: "Two" }, ...change }],
    ]);
    await arranger.remove(["sections", 0]);
    expect(call).toHaveBeenCalledTimes(2);
  },
);

test("follows the selected part through an undo, and keeps the position if the part is gone", async () => {
  const show = (...order: number[]) =>
    arranger.followPart(async () => {
      const moved = order.map((from, index) => ({ ...rows[from], path: ["sections", index] }));
      arranger.showOutline({ rows: moved as typeof rows, kinds: [] });
    });
  await show(1, 0, 2);
  expect(part()).toEqual(["sections", 0]);
  await show(2, 0);
  expect(part()).toEqual(["sections", 0]);
});

test("a part keeps its selection if its change is refused, and can be changed again", async () => {
  call.mockRejectedValueOnce(new Refusal(409, "This list has changed."));
  await expect(arranger.remove(PART)).rejects.toThrow("This list has changed.");
  expect(part()).toEqual(PART);
  await arranger.remove(PART);
  expect(part()).toBe(null);
});

test("sends the item as it is after its open text is saved", async () => {
  saveAll.mockImplementationOnce(async () => {
    const newRows = rows.with(1, { ...(rows[1] as (typeof rows)[0]), was: { title: "Two, changed" } });
    arranger.showOutline({ rows: newRows, kinds: [] });
    return true;
  });
  await arranger.move(PART, 0);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ was: { title: "Two, changed" } });
});

test("changes nothing while a text cannot be saved", async () => {
  saveAll.mockResolvedValueOnce(false);
  await expect(arranger.remove(PART)).rejects.toThrow("First correct the marked text.");
  expect(call).not.toHaveBeenCalled();
});

test("keeps characters for a part only while it is being inserted", async () => {
  const response = Promise.withResolvers();
  call.mockReturnValue(response.promise);
  expect(arranger.keepCharacter("a")).toBe(false);
  const inserting = arranger.insert(["sections", 1, "bullets"], 0);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(arranger.keepCharacter("a")).toBe(true);
  response.reject(new Refusal(409, "This list has changed."));
  await expect(inserting).rejects.toThrow("This list has changed.");
  expect(arranger.keepCharacter("a")).toBe(false);
});

test("reopens the edited text of a moved part, with its caret and the characters typed during the move", async () => {
  const caret = { charactersBefore: 2, isAtStartOfNode: false };
  const execCommand = vi.fn();
  const text = { ownerDocument: { execCommand } };
  fieldsOf.mockImplementation((name) =>
    name === `${FILE}#sections.0`
      ? [{ closest: () => ({ ...element, contains: (it: object) => it === text }) }]
      : name === `${FILE}#sections.0.title`
        ? [{}, text]
        : [],
  );
  Object.assign(editor, { editedPlace: { file: FILE, path: [...PART, "title"] }, caret });
  const response = Promise.withResolvers();
  call.mockReturnValue(response.promise);
  const moving = arranger.move(PART, 0);
  expect(arranger.keepCharacter("a")).toBe(true);
  response.resolve(null);
  await moving;
  expect(edit).toHaveBeenCalledExactlyOnceWith(text, caret);
  expect(execCommand).toHaveBeenCalledWith("insertText", false, "a");
  expect(arranger.keepCharacter("b")).toBe(false);
});

test("adds characters typed during a refused change to the text that was open before", async () => {
  const execCommand = vi.fn();
  const text = { ownerDocument: { execCommand } };
  const caret = { charactersBefore: 2, isAtStartOfNode: false };
  Object.assign(editor, { editedElement: text, caret });
  saveAll.mockImplementationOnce(async () => Object.assign(editor, { editedElement: null }));
  const response = Promise.withResolvers();
  call.mockReturnValue(response.promise);
  const inserting = arranger.insert(["sections", 1, "bullets"], 0);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(arranger.keepCharacter("a")).toBe(true);
  response.reject(new Refusal(409, "This list has changed."));
  await expect(inserting).rejects.toThrow("This list has changed.");
  expect(edit).toHaveBeenCalledExactlyOnceWith(text, caret);
  expect(execCommand).toHaveBeenCalledWith("insertText", false, "a");
});

test("does not take characters from a text that the owner opens during a move, and keeps this text open", async () => {
  Object.assign(editor, { editedElement: {}, editedPlace: { file: FILE, path: [...PART, "title"] } });
  saveAll.mockImplementationOnce(async () => Object.assign(editor, { editedElement: null }));
  const response = Promise.withResolvers();
  call.mockReturnValue(response.promise);
  const moving = arranger.move(PART, 0);
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  Object.assign(editor, { editedElement: {} });
  expect(arranger.keepCharacter("a")).toBe(false);
  response.resolve(null);
  await moving;
  expect(edit).not.toHaveBeenCalled();
});

test("says how to see a part that strangers do not see, but not for a part on the page", () => {
  arranger.show(["sections", 0]);
  expect(showMessage).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("View as: Passcode holder"));
  fieldsOf.mockReturnValue([{ closest: () => element }]);
  arranger.show(PART);
  expect(part()).toEqual(PART);
  expect(showMessage).toHaveBeenCalledOnce();
});

test("reports the new position of a moved part", async () => {
  await arranger.move(PART, 2);
  expect(await run.mock.results[0]?.value).toBe("Saved · Two, 3 of 3");
});

test("moves no part beyond the ends of its list", async () => {
  await arranger.move(["sections", 0], -1);
  await arranger.move(["sections", 2], 3);
  expect(call).not.toHaveBeenCalled();
});

test("sends null with an insertion at the end of a list", async () => {
  arranger.state.setState({ part: ["sections", 2] });
  arranger.paste("- type: quote\n");
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.calls[0]?.[1]).toMatchObject({ index: 3, was: null });
});

test("pastes a row of a table only if the row was copied in the studio", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: vi.fn() } });
  call.mockResolvedValueOnce("- [One, Two]\n");
  expect(arranger.paste("- [One, Two]")).toBe(false);
  expect(arranger.paste("")).toBe(false);
  await arranger.copy(PART);
  expect(arranger.paste("- [One, Two]")).toBe(true);
});

test.each([
  [428, "shows the question about locked files, and pastes after the confirmation", 1],
  [409, "pastes without this question into a list that has changed", 0],
])("a paste with status %d %s", async (status, _, count) => {
  call.mockRejectedValueOnce(new Refusal(status, "Refused."));
  arranger.paste("- type: quote\n");
  await vi.waitFor(() => expect(part()).toEqual(["sections", 2]));
  expect(openDialog).toHaveBeenCalledTimes(count);
  expect(call).toHaveBeenCalledTimes(2);
});

test("sends an insertion again with the item that is now at its position", async () => {
  call.mockImplementationOnce(async () => {
    arranger.showOutline({ rows: rows.toReversed(), kinds: [] });
    throw new Refusal(409, "This list has changed.");
  });
  arranger.paste("- type: quote\n");
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.calls.map(([, { was }]) => was.title)).toEqual(["Three", "One"]);
});

test("inserts a copy after a part", async () => {
  call.mockResolvedValueOnce("- title: Two\n");
  await arranger.duplicate(PART);
  const change = { action: "insert", index: 2, yaml: "- title: Two\n", isDuplicate: true };
  expect(call).toHaveBeenLastCalledWith("changeList", expect.objectContaining(change));
  expect(part()).toEqual(["sections", 2]);
});
