import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { listFiles } from "../../list-files.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { listOutsideChanges } from "./outside-changes.ts";
import { hashOf, Store } from "./store.ts";

const STUDY = "case-studies/search/case-study.yaml";
const YAML = "access: public\nhero:\n  title: Search\n  imgLink: hero.png\n";
const HOME_CHANGE = "Changed outside the studio: Home, 1 place";

let root: string;
let state: string;
let store: Store;

beforeEach(async () => {
  root = newFolder({ "profile.yaml": "name: Ada\n", [STUDY]: YAML, "case-studies/search/hero.png": "old" });
  state = newFolder();
  store = await Store.open(root, state);
});

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const filesOf = () => listFiles(root).map((file) => [file, readFileSync(join(root, file), "latin1")]);
const editProfile = (name: string, was: string) =>
  store.commit("mine", [
    { file: "profile.yaml", was: hashOf(Buffer.from(was)), bytes: Buffer.from(`name: ${name}\n`) },
  ]);

/** Changes, adds, removes and renames files, with bytes and names that the studio would refuse. */
function changeManyFiles(): void {
  write("profile.yaml", "name: [\xff\r\n");
  mkdirSync(join(root, "case-studies/new"));
  write("case-studies/new/case-study.yaml", YAML.replace("Search", "New"));
  write("notes.md", "locked text");
  rmSync(join(root, "case-studies/search/hero.png"));
  renameSync(join(root, "case-studies/search"), join(root, "case-studies/find"));
}

test("undo and redo of an outside change restore every byte of all files", async () => {
  const filesBefore = filesOf();
  changeManyFiles();
  const filesAfter = filesOf();
  await store.recordOutsideChanges();
  expect(store.history.undo).toBe("Changed outside the studio: 3 pages, 6 places");
  store = await Store.open(root, state);
  await store.undo();
  expect(filesOf()).toEqual(filesBefore);
  expect(existsSync(join(root, "case-studies/new"))).toBe(false);
  await store.redo();
  expect(filesOf()).toEqual(filesAfter);
  expect(await store.recordOutsideChanges()).toBeNull();
});

test("does not record the studio's own changes, undo or redo as outside changes", async () => {
  await editProfile("Eve", "name: Ada\n");
  expect(await store.recordOutsideChanges()).toBeNull();
  for (const verb of ["undo", "redo"] as const) {
    await store[verb]();
    expect(await store.recordOutsideChanges()).toBeNull();
  }
});

test("records an outside change before the next change of the owner, even in the same file", async () => {
  write("profile.yaml", "name: Theirs\n");
  await editProfile("Mine", "name: Theirs\n");
  expect(store.history.undo).toBe("mine");
  await store.undo();
  expect(store.history.undo).toBe(HOME_CHANGE);
  await store.undo();
  expect(readFileSync(join(root, "profile.yaml"), "utf8")).toBe("name: Ada\n");
});

test("undo refuses to overwrite an outside change that is not recorded yet, and records it", async () => {
  await editProfile("Mine", "name: Ada\n");
  write(STUDY, YAML.replace("hero.png", "null"));
  await expect(store.undo()).rejects.toMatchObject({ status: 409 });
  expect(store.history.undo).toBe("Changed outside the studio: Search");
});

test("takes back an outside change after a later change of the owner, unless both changed the same file", async () => {
  write(STUDY, YAML.replace("public", "passcode"));
  const { time = 0 } = (await store.recordOutsideChanges()) ?? {};
  await editProfile("Mine", "name: Ada\n");
  await store.takeBack(time);
  expect(filesOf()).toContainEqual([STUDY, YAML]);
  expect(filesOf()).toContainEqual(["profile.yaml", "name: Mine\n"]);
  write("profile.yaml", "name: Theirs\n");
  await editProfile("Mine again", "name: Theirs\n");
  await expect(store.takeBack(store.outsideStep?.time ?? 0)).rejects.toMatchObject({ status: 409 });
  expect(filesOf()).toContainEqual(["profile.yaml", "name: Mine again\n"]);
});

test("finds a change that keeps the size and time of a file that was saved just before", async () => {
  const time = new Date(Date.now() + 60_000);
  write("profile.yaml", "name: Eve\n");
  utimesSync(join(root, "profile.yaml"), time, time);
  await store.recordOutsideChanges();
  write("profile.yaml", "name: Bob\n");
  utimesSync(join(root, "profile.yaml"), time, time);
  expect(await store.recordOutsideChanges()).toMatchObject({ label: HOME_CHANGE });
});

test("does not record changes from before the studio's start, hidden files and unfinished files", async () => {
  write("profile.yaml", "name: Eve\n");
  store = await Store.open(root, state);
  for (const file of [".DS_Store", "profile.yaml.12.part"]) write(file, "x");
  expect(await store.recordOutsideChanges()).toBeNull();
});

test("lists what has changed, with the hashes of images", async () => {
  write("case-studies/search/hero.png", "new");
  write(STUDY, YAML.replace("public", "passcode"));
  const { changes = [], label } = (await store.recordOutsideChanges()) ?? {};
  expect(label).toBe("Changed outside the studio: Search, 2 places");
  const imageAddress = (bytes: string) => `${hashOf(Buffer.from(bytes))}/hero.png`;
  expect(await listOutsideChanges(store, changes)).toEqual([
    { kind: "access", where: "Search", before: "Everyone", after: "Passcode" },
    { kind: "image", where: "search, hero.png", before: imageAddress("old"), after: imageAddress("new") },
  ]);
});
