import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { moveContent } from "../../../tests/helpers/move-paths.ts";
import { restoredContent } from "../../tests/restored-content.ts";
import { setField, undoOrRedo } from "./changes.ts";
import { countOldNames, renameField, updateOldNames } from "./current-names.ts";

const OLD = "# mine\ngate:\n  title: Passwort\n  ok: Gut\nstudy: {films: {one: Ein Film, other: Filme}}\n";
const NEW = OLD.replace("gate", "lock").replace("films", "videos");
const { root, openStore } = restoredContent("tests/fixtures/site");
const file = join(root, "interface.yaml");

async function openSite() {
  moveContent(root);
  const store = await openStore();
  writeFileSync(file, OLD);
  const content = { caseStudies: [], pages: [], profile: {} };
  const live = {
    content,
    problems: [],
    reload: vi.fn(),
    show: vi.fn(),
    shownValue: vi.fn(),
    forgetImages: vi.fn(),
  };
  return { store, live: live as never };
}

const read = () => readFileSync(file, "utf8");

test("updates all old names as one undo step", async () => {
  const parts = await openSite();
  expect(await countOldNames(parts)).toBe(2);
  await updateOldNames(parts);
  expect([read(), await countOldNames(parts)]).toEqual([NEW, 0]);
  await undoOrRedo(parts, "undo");
  expect(read()).toBe(OLD);
});

test("a change of a text with an old name also updates the names of its file", async () => {
  const parts = await openSite();
  await setField(parts, {
    file: "interface.yaml",
    path: ["lock", "title"],
    was: "Passwort",
    value: "Kennwort",
  });
  expect(read()).toBe(NEW.replace("Passwort", "Kennwort"));
});

test.each([
  [["study", "nex"], "  nex: 'Weiter' # mine\n", "  next: 'Weiter' # mine\n"],
  [["study", "nex"], "  nex: Weiter\n  next: Vor\n", "  nex: Weiter\n  next: Vor\n"],
])("renames the misspelled field %j only if its name is not taken", async (path, before, after) => {
  const parts = await openSite();
  writeFileSync(file, `study:\n${before}`);
  await renameField(parts, { file: "interface.yaml", path, newName: "next" });
  expect(read()).toBe(`study:\n${after}`);
});

test("refuses a text without its placeholder", async () => {
  const parts = await openSite();
  const change = { file: "interface.yaml", path: ["links", "mail"], value: "Schreiben" };
  await expect(setField(parts, change)).rejects.toThrow("Must contain {name}");
  expect(read()).toBe(OLD);
});
