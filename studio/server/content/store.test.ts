import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { removeLeftovers } from "./leftovers.ts";
import { hashOf, Store } from "./store.ts";

/** Simulates a change by another program just before a file is written. */
const hook = vi.hoisted(() => ({ onWrite: (_file: string) => {} }));
vi.mock(import("../../../files/write-file.ts"), async (original) => {
  const { writeFileAtomically, ...others } = await original();
  return {
    ...others,
    writeFileAtomically: (file, ...rest) => {
      hook.onWrite(file);
      return writeFileAtomically(file, ...rest);
    },
  };
});

let root: string;
let state: string;
let store: Store;

beforeEach(async () => {
  root = newFolder({ "profile.yaml": "name: Ada\n", "avatar.png": "old" });
  state = newFolder();
  hook.onWrite = () => {};
  store = await Store.open(root, state);
});

const read = (file: string) => readFileSync(join(root, file), "utf8");
const hash = (text: string) => hashOf(Buffer.from(text));

/** Replaces an image and its name in a single change. */
function replaceAvatar() {
  return store.commit("the image", [
    { file: "new/view.png", was: null, bytes: Buffer.from("new") },
    { file: "profile.yaml", was: hash("name: Ada\n"), bytes: Buffer.from("name: Eve\n") },
    { file: "avatar.png", was: hash("old"), bytes: null },
  ]);
}

function expectOldFiles(): void {
  expect([read("profile.yaml"), read("avatar.png"), existsSync(join(root, "new"))]).toEqual([
    "name: Ada\n",
    "old",
    false,
  ]);
}

function expectNewFiles(): void {
  expect([read("profile.yaml"), read("new/view.png"), existsSync(join(root, "avatar.png"))]).toEqual([
    "name: Eve\n",
    "new",
    false,
  ]);
}

test("a change writes all of its files, and can be undone and redone after a restart", async () => {
  await replaceAvatar();
  expectNewFiles();
  expect(store.history).toEqual({ undo: "the image", redo: null });
  store = await Store.open(root, state);
  await store.undo();
  expectOldFiles();
  for (const _ of [1, 2]) store = await Store.open(root, state);
  expect(store.history).toEqual({ undo: null, redo: "the image" });
  await store.redo();
  expectNewFiles();
});

test("a new change removes the undo steps that could be redone", async () => {
  await replaceAvatar();
  await store.undo();
  await store.commit("another", [{ file: "avatar.png", was: hash("old"), bytes: Buffer.from("x") }]);
  expect(store.history).toEqual({ undo: "another", redo: null });
  store = await Store.open(root, state);
  expect(store.history).toEqual({ undo: "another", redo: null });
});

test("rejects a change and undo with status 409 if another program has changed a file", async () => {
  writeFileSync(join(root, "avatar.png"), "theirs");
  await expect(replaceAvatar()).rejects.toMatchObject({ status: 409 });
  expect([read("profile.yaml"), read("avatar.png")]).toEqual(["name: Ada\n", "theirs"]);
  writeFileSync(join(root, "avatar.png"), "old");
  await replaceAvatar();
  writeFileSync(join(root, "profile.yaml"), "name: Theirs\n");
  await expect(store.undo()).rejects.toMatchObject({ status: 409 });
  expect([read("profile.yaml"), read("new/view.png")]).toEqual(["name: Theirs\n", "new"]);
});

test("skips an undo step whose file another program has changed while the studio was not running", async () => {
  writeFileSync(join(root, "b.yaml"), "b: 1\n");
  await store.commit("first", [{ file: "b.yaml", was: hash("b: 1\n"), bytes: Buffer.from("b: 2\n") }]);
  await replaceAvatar();
  writeFileSync(join(root, "profile.yaml"), "name: Theirs\n");
  store = await Store.open(root, state);
  await expect(store.undo()).rejects.toMatchObject({ status: 409 });
  expect(store.history).toEqual({ undo: "first", redo: "the image" });
  await store.undo();
  expect([read("b.yaml"), read("profile.yaml")]).toEqual(["b: 1\n", "name: Theirs\n"]);
});

test("finishes a change at the next start after a kill between two files", async () => {
  const { changes } = await replaceAvatar();
  const history = JSON.parse(readFileSync(join(state, "steps.json"), "utf8"));
  const writeInterruptedChange = () =>
    writeFileSync(join(state, "next.json"), JSON.stringify({ ...history, changes }));
  for (const writtenCount of [0, 1, 2, 3]) {
    // Simulate a kill after `writtenCount` files were written.
    writeFileSync(join(root, "profile.yaml"), writtenCount > 1 ? "name: Eve\n" : "name: Ada\n");
    rmSync(join(root, "new"), { recursive: true, force: true });
    mkdirSync(join(root, "new"));
    if (writtenCount > 0) writeFileSync(join(root, "new/view.png"), "new");
    rmSync(join(root, "avatar.png"), { force: true });
    if (writtenCount < 3) writeFileSync(join(root, "avatar.png"), "old");
    rmSync(join(state, "steps.json"));
    writeInterruptedChange();
    store = await Store.open(root, state);
    expectNewFiles();
    expect(store.history.undo).toBe("the image");
  }
  await store.undo();
  expectOldFiles();
  // A file that another program has changed stays as it is.
  writeFileSync(join(root, "profile.yaml"), "name: Theirs\n");
  writeInterruptedChange();
  await Store.open(root, state);
  expect([read("profile.yaml"), read("new/view.png")]).toEqual(["name: Theirs\n", "new"]);
});

test("removes undo steps and their bytes after a day", async () => {
  const { changes } = await replaceAvatar();
  await store.commit("later", [{ file: "b.yaml", was: null, bytes: Buffer.from("b") }]);
  const json = readFileSync(join(state, "steps.json"), "utf8");
  const setTimes = (hours: number[], done = 2) => {
    const times = hours.map((count) => `"time":${Date.now() - count * 60 * 60 * 1000}`);
    writeFileSync(
      join(state, "steps.json"),
      json.replaceAll(/"time":\d+/g, () => times.shift() ?? "").replace('"done":2', `"done":${done}`),
    );
  };
  setTimes([25, 23]);
  store = await Store.open(root, state);
  expect(store.history).toEqual({ undo: "later", redo: null });
  expect(await store.blob(changes[1]?.before ?? "")).toBeNull();
  await store.undo();
  expect(store.history).toEqual({ undo: null, redo: "later" });
  setTimes([25, 23], 1);
  store = await Store.open(root, state);
  expect(store.history).toEqual({ undo: null, redo: "later" });
  setTimes([25, 25]);
  store = await Store.open(root, state);
  expect(store.history).toEqual({ undo: null, redo: null });
});

test.each(["next.json", "profile.yaml"])(
  "rejects a change with status 409, and keeps the other program's version, if that program saves while the store writes %s",
  async (name) => {
    hook.onWrite = (file) => {
      if (basename(file) === name) writeFileSync(join(root, "profile.yaml"), "name: Theirs\n");
    };
    await expect(replaceAvatar()).rejects.toMatchObject({ status: 409 });
    store = await Store.open(root, state);
    const files = [read("profile.yaml"), read("avatar.png"), existsSync(join(root, "new"))];
    expect(files).toEqual(["name: Theirs\n", "old", false]);
    expect(store.history).toEqual({ undo: null, redo: null });
  },
);

test.each(["ENOSPC", "EACCES"])(
  "discards a change that fails with %s, even after a restart",
  async (code) => {
    hook.onWrite = (file) => {
      if (basename(file) === "profile.yaml") throw Object.assign(new Error(code), { code });
    };
    await expect(replaceAvatar()).rejects.toMatchObject({
      status: 507,
      message: expect.stringContaining("Nothing"),
    });
    expectOldFiles();
    hook.onWrite = () => {};
    store = await Store.open(root, state);
    expectOldFiles();
    expect(store.history).toEqual({ undo: null, redo: null });
    await replaceAvatar();
    expectNewFiles();
  },
);

const CHANGES = '[{"file":"../x.yaml","before":null,"after":"a"}]';
const UNDO_STEP = `{"time":9e15,"label":"x","changes":${CHANGES}}`;

test.each([
  "",
  "{",
  "null",
  "[]",
  "{}",
  '{"steps":null,"done":0}',
  '{"steps":[],"done":1}',
  '{"steps":[1],"done":0}',
])("starts with an empty history if steps.json or next.json contains %j", async (text) => {
  await replaceAvatar();
  for (const name of ["steps.json", "next.json"]) {
    writeFileSync(join(state, name), text);
    store = await Store.open(root, state);
    expectNewFiles();
  }
  expect(store.history).toEqual({ undo: null, redo: null });
});

test("starts if the history has folders instead of files, or files instead of folders", async () => {
  await replaceAvatar();
  for (const name of ["steps.json", "next.json", "blobs", "parts"]) {
    rmSync(join(state, name), { recursive: true, force: true });
    if (name.endsWith(".json")) mkdirSync(join(state, name));
    else writeFileSync(join(state, name), "");
  }
  store = await Store.open(root, state);
  expectNewFiles();
  await store.commit("later", [{ file: "b.yaml", was: null, bytes: Buffer.from("b") }]);
  store = await Store.open(root, state);
  expect(store.history.undo).toBe("later");
});

test("starts with damaged undo steps, and skips them on undo", async () => {
  writeFileSync(join(state, "steps.json"), `{"steps":[${UNDO_STEP}],"done":1}`);
  writeFileSync(join(state, "next.json"), `{"steps":[${UNDO_STEP}],"done":0,"changes":${CHANGES}}`);
  store = await Store.open(root, state);
  expect(existsSync(join(state, "next.json"))).toBe(false);
  await expect(store.undo()).rejects.toMatchObject({ status: 400 });
  for (const damageBlob of [(blob: string) => rmSync(blob), (blob: string) => writeFileSync(blob, "x")]) {
    const profile = read("profile.yaml");
    await store.commit("x", [
      { file: "profile.yaml", was: hash(profile), bytes: Buffer.from(`${profile}#\n`) },
    ]);
    damageBlob(join(state, "blobs", hash(profile)));
    store = await Store.open(root, state);
    await expect(store.undo()).rejects.toMatchObject({ status: 410 });
    expect(store.history.redo).toBe("x");
    expect(read("profile.yaml")).toBe(`${profile}#\n`);
  }
});

test("starts without a damaged history, and keeps the file", async () => {
  await replaceAvatar();
  writeFileSync(join(state, "steps.json"), "{");
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  store = await Store.open(root, state);
  expect(store.history.undo).toBe(null);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^steps.json is damaged/)]]);
  expect(readFileSync(join(state, "steps.json.damaged"), "utf8")).toBe("{");
});

test("hides the history from other users, and removes unfinished files after a kill", async () => {
  await replaceAvatar();
  const files = ["steps.json", ...readdirSync(join(state, "blobs")).map((name) => `blobs/${name}`)];
  expect(files.map((file) => statSync(join(state, file)).mode & 0o777)).toEqual(files.map(() => 0o600));
  mkdirSync(join(root, "case-studies"));
  for (const file of [`${randomUUID()}.part`, `case-studies/${randomUUID()}.part`, "draft.part"])
    writeFileSync(join(root, file), "locked text");
  writeFileSync(join(state, "parts/steps.json.12.part"), "locked text");
  await removeLeftovers(root, state);
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(
    ["case-studies", "draft.part", "new", "new/view.png", "profile.yaml"].sort(),
  );
  expect(readdirSync(state).sort()).toEqual(["blobs", "steps.json"]);
  expect(await Store.open(root, state)).toMatchObject({ history: { undo: "the image" } });
});
