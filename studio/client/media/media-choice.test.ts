import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MediaChoice, type MediaSource } from "./media-choice.ts";

type ReadFile = Awaited<ReturnType<MediaSource["read"]>>;

const [first, second] = [new File(["1"], "first.png"), new File(["2"], "second.png")];
const target = {
  kind: "image",
  hasPoster: false,
  isForPhones: false,
  noun: "image",
  hasFile: true,
  notes: ["old note"],
  oldAlt: "A desk.",
} as const;
const source = {
  read: vi.fn<MediaSource["read"]>(),
  check: vi.fn<MediaSource["check"]>(),
  save: vi.fn<MediaSource["save"]>(),
};

function open(change: Partial<ConstructorParameters<typeof MediaChoice>[0]> = {}) {
  return new MediaChoice({ ...target, notes: [...target.notes], ...change }, source);
}

beforeEach(() => {
  vi.resetAllMocks();
  source.read.mockImplementation(async (file) => ({ file, clip: null }));
  source.check.mockResolvedValue([]);
  let count = 0;
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => `blob:${++count}`);
  vi.spyOn(URL, "revokeObjectURL");
});
afterEach(() => vi.restoreAllMocks());

test("shows the latest file if an older file takes longer to read", async () => {
  const older = Promise.withResolvers<ReadFile>();
  source.read.mockReturnValueOnce(older.promise);
  const choice = open();
  const choosing = choice.choose(first);
  await choice.choose(second);
  older.resolve({ file: first, clip: null });
  await choosing;
  expect(choice.state.getState()).toMatchObject({ file: second, url: "blob:1", task: null });
  expect(URL.createObjectURL).toHaveBeenCalledOnce();
});

test.each(["read", "check"] as const)("hides the error of an older file from `%s`", async (step) => {
  const older = Promise.withResolvers<never>();
  source[step].mockReturnValueOnce(older.promise);
  const choice = open();
  const choosing = choice.choose(first);
  await vi.waitFor(() => expect(source[step]).toHaveBeenCalledWith(first));
  await choice.choose(second);
  older.reject(new Error("The first file is broken."));
  await choosing;
  expect(choice.state.getState()).toMatchObject({ file: second, fileError: "" });
});

test("hides the notes about an older file", async () => {
  const older = Promise.withResolvers<string[]>();
  source.check.mockReturnValueOnce(older.promise).mockResolvedValueOnce(["new note"]);
  const choice = open();
  const choosing = choice.choose(first);
  await vi.waitFor(() => expect(source.check).toHaveBeenCalledWith(first));
  expect(choice.state.getState().notes).toEqual([]);
  await choice.choose(second);
  older.resolve(["first note"]);
  await choosing;
  expect(choice.state.getState().notes).toEqual(["new note"]);
});

test("refuses to save while a file is being read, and ignores a new file during the save", async () => {
  const reading = Promise.withResolvers<ReadFile>();
  source.read.mockReturnValueOnce(reading.promise);
  const choice = open();
  const choosing = choice.choose(first);
  choice.state.setState({ alt: "A view." });
  expect(await choice.save()).toBe(false);
  expect(source.save).not.toHaveBeenCalled();
  reading.resolve({ file: first, clip: null });
  await choosing;
  const saving = choice.save();
  await choice.choose(second);
  expect(await saving).toBe(true);
  expect(source.save.mock.calls[0]?.[0]).toMatchObject({ file: first, alt: "A view." });
  expect(choice.state.getState().file).toBe(first);
});

test.each([
  ["spaces around the alt text", { alt: " A desk. " }, false],
  ["the focal point", { focus: "1% 2%" }, true],
  ["the poster", { poster: first }, true],
])("is changed after a change of %s: %o", (_title, change, isChanged) => {
  const choice = open();
  choice.state.setState(change);
  expect(choice.isChanged).toBe(isChanged);
});

test("saves an image for phones without an alt text", async () => {
  const choice = open({ isForPhones: true });
  await choice.choose(first);
  expect(await choice.save()).toBe(true);
});

test("stops a conversion without an error, and keeps the file and its alt text", async () => {
  source.save.mockImplementationOnce(async (_state, { onProgress, signal }) => {
    onProgress(0.257);
    const stopped = Promise.withResolvers<never>();
    signal.addEventListener("abort", () => stopped.reject(signal.reason));
    await stopped.promise;
  });
  const choice = open();
  await choice.choose(first);
  choice.state.setState({ alt: "A click." });
  const saving = choice.save();
  expect(choice.state.getState()).toMatchObject({ task: "saving", progress: 25 });
  choice.stop();
  expect(await saving).toBe(false);
  const kept = { file: first, alt: "A click.", error: "", task: null, progress: null };
  expect(choice.state.getState()).toMatchObject(kept);
  expect(await choice.save()).toBe(true);
  expect(source.save.mock.calls[1]?.[1].signal.aborted).toBe(false);
});

test.each([
  ["A desk.", "A desk."],
  ["A plain color, until your portrait is here.", ""],
  ["A plain area for a new image.", ""],
])("offers for the previous alt text %j again: %j", (oldAlt, reusableAlt) => {
  expect(open({ oldAlt }).reusableAlt).toBe(reusableAlt);
});

test.each([
  ["the error of the file", {}, true, "", { fileError: "It is broken.", error: "" }],
  ["a missing file", { hasFile: false, oldAlt: "" }, false, "", { fileError: "Choose a file.", error: "" }],
  [
    "a missing alt text",
    { noun: "video" },
    false,
    "  ",
    { fileError: "", error: "Enter a description of the video." },
  ],
] as const)("refuses to save, and reports only %s", async (_title, change, isBroken, alt, errors) => {
  source.read.mockRejectedValueOnce(new Error("It is broken."));
  const choice = open(change);
  if (isBroken) await choice.choose(first);
  choice.state.setState({ alt });
  expect(await choice.save()).toBe(false);
  expect(choice.state.getState()).toMatchObject(errors);
  expect(source.save).not.toHaveBeenCalled();
});

test("saves after the owner has corrected an error, or another file has replaced a broken one", async () => {
  source.read.mockRejectedValueOnce(new Error("It is broken."));
  source.save.mockRejectedValueOnce(new Error("Not saved."));
  const choice = open();
  choice.state.setState({ alt: "" });
  expect(await choice.save()).toBe(false);
  choice.state.setState({ alt: "A view." });
  expect(await choice.save()).toBe(false);
  expect(choice.state.getState().error).toBe("Not saved.");
  expect(await choice.save()).toBe(true);
  await choice.choose(first);
  expect(await choice.save()).toBe(false);
  await choice.choose(second);
  expect(await choice.save()).toBe(true);
  expect(choice.state.getState().error).toBe("");
});

test("saves a file without alt text for a field that has none", async () => {
  const choice = open({ oldAlt: undefined });
  await choice.choose(first);
  expect(await choice.save()).toBe(true);
});

test("a new file clears the old alt text and focal point, but keeps a description that the owner wrote", async () => {
  const choice = open({ oldFocus: "10% 20%" });
  expect(choice.state.getState()).toMatchObject({ alt: "A desk.", focus: "10% 20%" });
  await choice.choose(first);
  expect(choice.state.getState()).toMatchObject({ alt: "", focus: undefined });
  choice.state.setState({ alt: "A view." });
  await choice.choose(second);
  expect(choice.state.getState().alt).toBe("A view.");
  const prototype = open({ kind: "prototype" });
  prototype.state.setState({ alt: "A view." });
  await prototype.choose(new File(["1"], "poster.png", { type: "image/png" }));
  expect(prototype.state.getState()).toMatchObject({ poster: { name: "poster.png" }, alt: "A view." });
});

test.each(["A view.", "A desk.", ""])("keeps the description %j after a refused file", async (alt) => {
  const choice = open();
  for (const step of ["read", "check"] as const) {
    choice.state.setState({ alt });
    source[step].mockRejectedValueOnce(new Error("It is broken."));
    await choice.choose(first);
    expect(choice.state.getState()).toMatchObject({ file: null, alt: alt || "A desk." });
  }
});

test("revokes the address of a replaced, refused or closed file", async () => {
  const choice = open();
  await choice.choose(first);
  await choice.choose(second);
  expect(vi.mocked(URL.revokeObjectURL).mock.calls).toEqual([["blob:1"]]);
  source.check.mockRejectedValueOnce(new Error("It is locked."));
  await choice.choose(first);
  expect(choice.state.getState()).toMatchObject({ file: null, url: null, fileError: "It is locked." });
  await choice.choose(second);
  choice.close();
  expect(vi.mocked(URL.revokeObjectURL).mock.calls).toEqual([["blob:1"], ["blob:2"], ["blob:3"], ["blob:4"]]);
});

test("creates no address for a file that is read after the dialog has closed", async () => {
  const choice = open();
  const choosing = choice.choose(first);
  choice.close();
  await choosing;
  expect(URL.createObjectURL).not.toHaveBeenCalled();
});

test("chooses the current video again, and keeps its alt text", async () => {
  vi.stubGlobal("fetch", async () => new Response("video"));
  const choice = open({ kind: "video" });
  await choice.chooseAgain("/film.mp4");
  const { file, alt } = choice.state.getState();
  expect([await file?.text(), alt]).toEqual(["video", "A desk."]);
});
