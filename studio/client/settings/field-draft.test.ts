import { beforeEach, expect, test, vi } from "vitest";
import { draftOf, type FieldDraft } from "./field-draft.ts";

const place = { file: "profile.yaml", path: ["footer"] };
const saveValue = vi.fn();
const drafts = new Map<string, FieldDraft>();
const onSave = vi.fn();
const notices = { showMessage: vi.fn() };
const preview = { show: vi.fn(), stop: async () => undefined };
let refused = 0;
const countRefused = () => {
  refused = [...drafts.values()].filter(({ error }) => error).length;
};
const settings = { drafts, saveValue, onSave, notices, preview: preview as never, countRefused };
const newDraft = () => draftOf(settings, place);
let draft: FieldDraft;

beforeEach(() => {
  saveValue.mockReset();
  onSave.mockReset();
  drafts.clear();
  draft = newDraft();
  draft.saved = "Old ";
  draft.item = "item";
});

test("saves once if Enter and Tab both save", async () => {
  const response = Promise.withResolvers<void>();
  saveValue.mockReturnValue(response.promise);
  draft.change("New");
  const saves = [draft.save(), draft.save()];
  response.resolve();
  await Promise.all(saves);
  expect(saveValue.mock.calls).toEqual([[place, "New", "Old ", "item"]]);
  await draft.save();
  expect(saveValue).toHaveBeenCalledTimes(1);
});

test("reports a choice, also if the file already has the value, because the page can show an unsaved text", async () => {
  await draft.save();
  expect(onSave).not.toHaveBeenCalled();
  draft.change("Old");
  await draft.save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(place);
});

test("keeps no draft of a value that is typed back, or that is saved", async () => {
  draft.change("Old");
  await draft.save();
  expect([drafts.size, saveValue.mock.calls.length]).toEqual([0, 0]);
  draft.change("New");
  await draft.save();
  expect([drafts.size, draft.current]).toEqual([0, "New"]);
  draft.saved = "New";
  draft.settle();
  draft.saved = "From an agent";
  expect(draft.current).toBe("From an agent");
});

test("keeps a refused value with its reason, also for the next control of the field", async () => {
  saveValue.mockRejectedValueOnce(new Error("Must not be empty."));
  draft.change("");
  await draft.save();
  const next = newDraft();
  expect([next.current, next.error, refused]).toEqual(["", "Must not be empty.", 1]);
  expect([next.discard(), drafts.size, refused, next.discard()]).toEqual([true, 0, 0, false]);
});

test("is no longer refused after the owner has typed the saved value again", async () => {
  saveValue.mockRejectedValueOnce(new Error("Is too long."));
  draft.change("Long");
  await draft.save();
  expect(refused).toBe(1);
  draft.change("Old");
  await draft.save();
  expect([draft.error, refused]).toEqual(["", 0]);
});

test("saves what is typed when the field disappears, but does not repeat a refused save", async () => {
  draft.change("New");
  await draft.leave();
  expect(saveValue).toHaveBeenCalledTimes(1);
  saveValue.mockRejectedValueOnce(new Error("Must not be empty."));
  draft.change("");
  await draft.save();
  await draft.leave();
  expect(saveValue).toHaveBeenCalledTimes(2);
});

test("keeps the draft if the owner opens the settings again during a save", async () => {
  const response = Promise.withResolvers<void>();
  saveValue.mockReturnValueOnce(response.promise);
  draft.change("New");
  const saving = draft.leave();
  const next = newDraft();
  response.resolve();
  await saving;
  next.change("Newer");
  await next.save();
  expect(saveValue).toHaveBeenLastCalledWith(place, "Newer", "New", "item");
});

test("saves what is typed during a save with the saved value as the old one", async () => {
  const response = Promise.withResolvers<void>();
  saveValue.mockReturnValueOnce(response.promise);
  draft.change("New");
  const saving = draft.save();
  await vi.waitFor(() => expect(saveValue).toHaveBeenCalled());
  draft.change("Newer");
  response.resolve();
  await saving;
  await draft.save();
  expect(saveValue).toHaveBeenLastCalledWith(place, "Newer", "New", "item");
});

test.each([
  [
    "is saved with the first value as its old value",
    null,
    [
      ["New", "Old "],
      ["Newer", "New"],
    ],
  ],
  ["is kept but not saved after the first value is refused", "Too long.", [["New", "Old "]]],
])("a value that the owner saves during another save %s", async (_, error, expectedSaves) => {
  const response = Promise.withResolvers<void>();
  saveValue.mockReturnValueOnce(response.promise);
  draft.change("New");
  const first = draft.save();
  await vi.waitFor(() => expect(saveValue).toHaveBeenCalled());
  draft.change("Newer");
  const second = draft.save();
  if (error) response.reject(new Error(error));
  else response.resolve();
  await Promise.all([first, second]);
  expect(saveValue.mock.calls.map(([, value, was]) => [value, was])).toEqual(expectedSaves);
  expect([draft.current, draft.error]).toEqual(["Newer", error ?? ""]);
});

test("shows the error of a value that cannot be read, and saves nothing", async () => {
  draft.change("wide");
  await draft.save(() => {
    throw new Error("Enter a number.");
  });
  expect([draft.error, saveValue.mock.calls.length]).toEqual(["Enter a number.", 0]);
});
