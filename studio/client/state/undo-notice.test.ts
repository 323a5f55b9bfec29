import { beforeEach, expect, test, vi } from "vitest";
import { createState } from "./model.ts";
import type { Notices } from "./notices.ts";
import type { SiteState } from "./site.ts";
import { doneMessage, UndoNotice } from "./undo-notice.ts";

const close = vi.fn();
const add = vi.fn<Notices["add"]>();
const undo = vi.fn(async () => undefined);
let state: ReturnType<typeof createState<SiteState>>;
let notice: UndoNotice;

beforeEach(() => {
  vi.clearAllMocks();
  add.mockReturnValue(close);
  state = createState({ undo: null } as SiteState);
  const site = {
    state,
    get value() {
      return state.getState();
    },
  };
  notice = new UndoNotice({ notices: { add, showMessage: () => undefined }, site, undo });
});

const changeTo = (label: string) => async () => {
  state.setState({ undo: label });
  return true;
};
const messages = () => add.mock.calls.map(([{ message }]) => message);
const join = (labels: string[]) => labels.join(" + ");

test("two deletions share a notice, whose Undo restores both", async () => {
  await notice.run(changeTo("Delete A"), join, true);
  await notice.run(changeTo("Delete B"), join, true);
  expect(messages()).toEqual(["Delete A", "Delete A + Delete B"]);
  expect(close).toHaveBeenCalledTimes(1);
  add.mock.lastCall?.[0].action?.onPress();
  await vi.waitFor(() => expect(undo).toHaveBeenCalledTimes(2));
});

test("a change that is not a deletion gets its own notice", async () => {
  await notice.run(changeTo("Delete A"), join, true);
  await notice.run(changeTo("New page"), join);
  expect(messages()).toEqual(["Delete A", "New page"]);
});

test("another change closes the notice, and the next deletion gets its own", async () => {
  await notice.run(changeTo("Delete A"), join, true);
  state.setState({ undo: "Change the title" });
  expect(close).toHaveBeenCalledTimes(1);
  await notice.run(changeTo("Delete B"), join, true);
  expect(messages()).toEqual(["Delete A", "Delete B"]);
});

test("an update without a new change leaves the notice open", async () => {
  await notice.run(changeTo("Delete A"), join, true);
  state.setState({ undo: "Delete A", problems: [] });
  expect(close).not.toHaveBeenCalled();
});

test("a change that does nothing shows no notice", async () => {
  expect(await notice.run(async () => false, join)).toBe(false);
  expect(add).not.toHaveBeenCalled();
});

test.each([
  ["Change the address of “A” to /b", "Changed the address of “A” to /b"],
  ["Lock “A”", "Locked “A”"],
  ["Copy a case study as “A”", "Copied a case study as “A”"],
  ["New page “A”", "New page “A”"],
  ["Changed outside the studio: Home", "Changed outside the studio: Home"],
])("doneMessage turns %j into %j", (label, message) => {
  expect(doneMessage(label)).toBe(message);
});
