import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { listFiles } from "../../../files/list-files.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { hashOf, Store } from "./store.ts";

const STUDY = "case-studies/search/case-study.yaml";
const YAML = "access: public\nhero:\n  title: Search\n  imgLink: hero.png\n";

let root: string;
let store: Store;

beforeEach(async () => {
  root = newFolder({ "profile.yaml": "name: Ada\n", [STUDY]: YAML, "case-studies/search/hero.png": "old" });
  store = await Store.open(root, newFolder());
});

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const filesOf = () => listFiles(root).map((file) => [file, readFileSync(join(root, file), "latin1")]);
const hash = (text: string) => hashOf(Buffer.from(text));
const editProfile = (was: string, name: string) =>
  store.commit("mine", [
    { file: "profile.yaml", was: hash(`name: ${was}\n`), bytes: Buffer.from(`name: ${name}\n`) },
  ]);

test("refuses to replace a file that is only in iCloud", async () => {
  write(".theme.yaml.icloud", "");
  const theme = [{ file: "theme.yaml", was: null, bytes: Buffer.from("motion: none\n") }];
  await expect(store.commit("mine", theme)).rejects.toThrow(/^Look is only in iCloud/);
  expect(existsSync(join(root, "theme.yaml"))).toBe(false);
});

test("undo and redo of an outside change restore every byte of all files", async () => {
  const filesBefore = filesOf();
  // The studio itself would refuse these bytes and names.
  write("profile.yaml", "name: [\xff\r\n");
  write("notes.md", "locked text");
  mkdirSync(join(root, "case-studies/new"));
  write("case-studies/new/case-study.yaml", YAML.replace("Search", "New"));
  rmSync(join(root, "case-studies/search/hero.png"));
  renameSync(join(root, "case-studies/search"), join(root, "case-studies/find"));
  const filesAfter = filesOf();
  await store.recordOutsideChanges();
  expect(store.history.undo).toBe("Changed outside the studio: 3 pages, 6 places");
  await store.undo();
  expect(filesOf()).toEqual(filesBefore);
  expect(existsSync(join(root, "case-studies/new"))).toBe(false);
  await store.redo();
  expect(filesOf()).toEqual(filesAfter);
  expect(await store.recordOutsideChanges()).toBeNull();
});

test("records an outside change before the next change of the owner in the same file, and nothing else", async () => {
  write("profile.yaml", "name: Theirs\n");
  await editProfile("Theirs", "Mine");
  for (const verb of ["undo", "redo", "undo"] as const) {
    expect(await store.recordOutsideChanges()).toBeNull();
    await store[verb]();
  }
  expect(store.history.undo).toBe("Changed outside the studio: Home, 1 place");
  await store.undo();
  expect(readFileSync(join(root, "profile.yaml"), "utf8")).toBe("name: Ada\n");
});

test("undo refuses to overwrite an outside change that is not recorded yet, and records it", async () => {
  await editProfile("Ada", "Mine");
  write(STUDY, YAML.replace("hero.png", "null"));
  await expect(store.undo()).rejects.toMatchObject({ status: 409 });
  expect(store.history.undo).toBe("Changed outside the studio: Search, 1 place");
});

test("does not record changes from before the studio's start, hidden files and unfinished files", async () => {
  write("profile.yaml", "name: Eve\n");
  store = await Store.open(root, newFolder());
  for (const file of [".DS_Store", "profile.yaml.12.part"]) write(file, "x");
  expect(await store.recordOutsideChanges()).toBeNull();
});

test("keeps the permissions of a file, and neither replaces nor removes a file that is read-only", async () => {
  const profile = join(root, "profile.yaml");
  chmodSync(profile, 0o600);
  await editProfile("Ada", "Mine");
  expect(statSync(profile).mode & 0o777).toBe(0o600);
  chmodSync(profile, 0o444);
  const message = "Profile is read-only: allow changes to it. Nothing was changed.";
  const removal = { file: "profile.yaml", was: hash("name: Mine\n"), bytes: null };
  const changes = [() => editProfile("Mine", "Eve"), () => store.commit("x", [removal]), store.undo];
  for (const change of changes) await expect(change()).rejects.toMatchObject({ status: 507, message });
  chmodSync(profile, 0o600);
  await store.undo();
  expect(readFileSync(profile, "utf8")).toBe("name: Ada\n");
});

test("names a changed image by its page and field", async () => {
  write("case-studies/search/hero.png", "new");
  await store.recordOutsideChanges();
  const { undo, outside } = store.history;
  expect(undo).toBe("Changed outside the studio: Search, 1 place");
  expect(outside?.changes[0]?.where).not.toContain("hero.png");
});
