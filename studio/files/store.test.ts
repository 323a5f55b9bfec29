import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { digestOf, Store } from "./store.ts";

let root: string;
let state: string;
let store: Store;

beforeEach(async () => {
  root = newFolder({ "profile.yaml": "name: Ada\n", "avatar.png": "old" });
  state = newFolder();
  store = await Store.open(root, state);
});

const read = (file: string) => readFileSync(join(root, file), "utf8");
const digest = (text: string) => digestOf(Buffer.from(text));

/** A picture in place of another, named in the same step. */
function replace() {
  return store.commit("the picture", [
    { file: "new/view.png", was: null, bytes: Buffer.from("new") },
    { file: "profile.yaml", was: digest("name: Ada\n"), bytes: Buffer.from("name: Eve\n") },
    { file: "avatar.png", was: digest("old"), bytes: null },
  ]);
}

function expectBefore(): void {
  expect([read("profile.yaml"), read("avatar.png"), existsSync(join(root, "new"))]).toEqual([
    "name: Ada\n",
    "old",
    false,
  ]);
}

function expectAfter(): void {
  expect([read("profile.yaml"), read("new/view.png"), existsSync(join(root, "avatar.png"))]).toEqual([
    "name: Eve\n",
    "new",
    false,
  ]);
}

test("a step changes all of its files, and is taken back and done again over a restart", async () => {
  await replace();
  expectAfter();
  expect(store.history).toEqual({ undo: "the picture", redo: null });
  store = await Store.open(root, state);
  await store.undo();
  expectBefore();
  for (const _ of [1, 2]) store = await Store.open(root, state);
  expect(store.history).toEqual({ undo: null, redo: "the picture" });
  await store.redo();
  expectAfter();
});

test("a new step forgets what was taken back", async () => {
  await replace();
  await store.undo();
  await store.commit("another", [{ file: "avatar.png", was: digest("old"), bytes: Buffer.from("x") }]);
  expect(store.history).toEqual({ undo: "another", redo: null });
  store = await Store.open(root, state);
  expect(store.history).toEqual({ undo: "another", redo: null });
});

test("what was changed elsewhere is not overwritten, by a step or by taking one back", async () => {
  writeFileSync(join(root, "avatar.png"), "theirs");
  await expect(replace()).rejects.toMatchObject({ status: 409 });
  expect([read("profile.yaml"), read("avatar.png")]).toEqual(["name: Ada\n", "theirs"]);
  writeFileSync(join(root, "avatar.png"), "old");
  await replace();
  writeFileSync(join(root, "profile.yaml"), "name: Theirs\n");
  await expect(store.undo()).rejects.toMatchObject({ status: 409 });
  expect([read("profile.yaml"), read("new/view.png")]).toEqual(["name: Theirs\n", "new"]);
});

test("a step that cannot be taken back does not bar the way to the one before it", async () => {
  writeFileSync(join(root, "b.yaml"), "b: 1\n");
  await store.commit("first", [{ file: "b.yaml", was: digest("b: 1\n"), bytes: Buffer.from("b: 2\n") }]);
  await replace();
  writeFileSync(join(root, "profile.yaml"), "name: Theirs\n");
  await expect(store.undo()).rejects.toMatchObject({ status: 409 });
  expect(store.history).toEqual({ undo: "first", redo: "the picture" });
  await store.undo();
  expect([read("b.yaml"), read("profile.yaml")]).toEqual(["b: 1\n", "name: Theirs\n"]);
});

test("killed between two files, the next start finishes the step", async () => {
  await replace();
  const kept = JSON.parse(readFileSync(join(state, "steps.json"), "utf8"));
  for (const done of [0, 1, 2, 3]) {
    // As it was when so many of the files were written.
    writeFileSync(join(root, "profile.yaml"), done > 1 ? "name: Eve\n" : "name: Ada\n");
    rmSync(join(root, "new"), { recursive: true, force: true });
    mkdirSync(join(root, "new"));
    if (done > 0) writeFileSync(join(root, "new/view.png"), "new");
    rmSync(join(root, "avatar.png"), { force: true });
    if (done < 3) writeFileSync(join(root, "avatar.png"), "old");
    writeFileSync(join(state, "steps.json"), JSON.stringify({ ...kept, left: kept.steps[0].changes }));
    store = await Store.open(root, state);
    expectAfter();
    expect(store.history.undo).toBe("the picture");
  }
  await store.undo();
  expectBefore();
  // What somebody wrote while nobody was here is hers.
  writeFileSync(join(root, "profile.yaml"), "name: Theirs\n");
  writeFileSync(join(state, "steps.json"), JSON.stringify({ ...kept, left: kept.steps[0].changes }));
  await Store.open(root, state);
  expect([read("profile.yaml"), read("new/view.png")]).toEqual(["name: Theirs\n", "new"]);
});

test("steps and their bytes are forgotten after a day", async () => {
  const { changes } = await replace();
  await store.commit("later", [{ file: "b.yaml", was: null, bytes: Buffer.from("b") }]);
  const log = readFileSync(join(state, "steps.json"), "utf8");
  const setTimes = (hours: number[], done = 2) => {
    const times = hours.map((count) => `"time":${Date.now() - count * 60 * 60 * 1000}`);
    writeFileSync(
      join(state, "steps.json"),
      log.replaceAll(/"time":\d+/g, () => times.shift() ?? "").replace('"done":2', `"done":${done}`),
    );
  };
  setTimes([25, 23]);
  store = await Store.open(root, state);
  expect(store.history).toEqual({ undo: "later", redo: null });
  expect(await store.blob(changes[0]?.after ?? "")).toBeNull();
  await store.undo();
  expect(store.history).toEqual({ undo: null, redo: "later" });
  setTimes([25, 23], 1);
  store = await Store.open(root, state);
  expect(store.history).toEqual({ undo: null, redo: "later" });
  setTimes([25, 25]);
  store = await Store.open(root, state);
  expect(store.history).toEqual({ undo: null, redo: null });
});
