import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listFiles } from "../../../../files/list-files.ts";
import { loadContent } from "../../../../pipeline/load-content.ts";
import { contentFields } from "../../../../pipeline/read/content-fields.ts";
import { readSource, schemaOfFile } from "../../../../pipeline/read/content-files.ts";
import { newFolder } from "../../../../tests/helpers/new-folder.ts";
import { runs } from "../../../../tests/helpers/runs.ts";
import type { Path } from "../../../shared/field-path.ts";
import { Store } from "../store.ts";
import { editList, itemText, type ListEdit } from "./edit-list.ts";
import { setValue } from "./set-value.ts";

const CONTENT_FOLDER = "tests/fixtures/site";
const FILES = listFiles(CONTENT_FOLDER).filter((name) => name.endsWith(".yaml"));

/** Adds words to the nth text of a file. */
const edit = fc.record({
  file: fc.constantFrom(...FILES),
  index: fc.nat(),
  words: fc.constantFrom(" again", ": and", ' "so"', " #1", " – ja", "\n\nA paragraph", " & *one*"),
  isAtEnd: fc.boolean(),
});

function readAllFiles(root: string): Map<string, string> {
  return new Map(listFiles(root).map((name) => [name, readFileSync(join(root, name), "latin1")]));
}

test("a hundred random edits keep the content valid, and undoing them restores every byte", async () => {
  const property = fc.asyncProperty(fc.array(edit, { minLength: 100, maxLength: 100 }), async (edits) => {
    const root = newFolder();
    cpSync(CONTENT_FOLDER, root, { recursive: true });
    const originalBytes = readAllFiles(root);
    const store = await Store.open(root, newFolder());
    let editCount = 0;
    for (const { file, index, words, isAtEnd } of edits) {
      const { bytes, hash } = await store.read(file);
      const text = bytes?.toString() ?? "";
      const schema = schemaOfFile(file);
      const fields = schema ? contentFields(schema, parse(text)).filter(acceptsMoreWords) : [];
      const field = fields[index % fields.length];
      if (!field || (field.kind === "text" && words.includes("\n"))) continue;
      const value = isAtEnd ? field.value.trimEnd() + words : words.trimStart() + field.value.trimEnd();
      const newText = setValue(text, field.path, value);
      await store.commit(file, [{ file, was: hash, bytes: Buffer.from(newText) }]);
      editCount += 1;
    }
    expect(editCount).toBeGreaterThan(50);
    await loadContent(root);
    while (await store.undo());
    expect(readAllFiles(root)).toEqual(originalBytes);
  });
  await fc.assert(property, runs(4));
}, 600_000);

/** Returns true if a field accepts more words. */
function acceptsMoreWords({ kind, path }: ReturnType<typeof contentFields>[number]): boolean {
  const name = String(path.at(-1));
  const isBounded = /^(value|what|caption|who|label|availability|summary|type|lang|address|link|types)$/.test(
    name,
  );
  return (
    (kind === "markdown" && !isBounded) ||
    (kind === "text" && /^(title|description|alt|role|team|footer|tagline)$/.test(name))
  );
}

test("removing an added field restores every byte", () => {
  for (const file of FILES) {
    const text = readFileSync(join(CONTENT_FOLDER, file), "utf8");
    const data = parse(text);
    const paths = [...(Array.isArray(data) ? [] : [["deep", "er"]]), ...newPathsIn(data)];
    // The test parses the file four times for each path, so it usually checks only every fourth path.
    const step = process.env.MANY_RUNS ? 1 : 4;
    for (const path of paths.filter((_, index) => index % step === 0)) {
      const textWithField = setValue(text, path, 12);
      expect(parse(textWithField), path.join(".")).not.toEqual(data);
      expect(setValue(textWithField, path, undefined), `${file} ${path.join(".")}`).toBe(text);
    }
  }
});

/** Yields a path for a new field in each mapping of a file. */
function* newPathsIn(data: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (Array.isArray(data))
    for (const [index, item] of data.entries()) yield* newPathsIn(item, [...path, index]);
  else if (typeof data === "object" && data) {
    yield [...path, "fresh"];
    for (const [key, item] of Object.entries(data)) yield* newPathsIn(item, [...path, key]);
  }
}

const listStep = fc.record({
  action: fc.constantFrom("move", "move", "insert", "remove"),
  place: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
});

// The sample is large, so only `npm run test:all` arranges it.
test.each([CONTENT_FOLDER, ...(process.env.MANY_RUNS ? ["content"] : [])])(
  "random moves, copies and removals in the lists of %s keep all comments, and undo restores every byte",
  async (folder) => {
    const length = runs(100).numRuns;
    const steps = fc.array(listStep, { minLength: length, maxLength: length });
    const property = fc.asyncProperty(steps, async (listSteps) => {
      const root = newFolder();
      cpSync(folder, root, { recursive: true });
      const files = listFiles(root).filter((name) => name.endsWith(".yaml"));
      for (const file of files)
        writeFileSync(join(root, file), withNotes(readFileSync(join(root, file), "utf8")));
      const originalBytes = readAllFiles(root);
      const store = await Store.open(root, newFolder());
      let editCount = 0;
      for (const { action, place } of listSteps) {
        const file = files[place[0] % files.length] ?? "";
        const { bytes, hash } = await store.read(file);
        const text = `${bytes}`;
        const lists = [...listsIn(parse(text))];
        const { path, size } = lists[place[1] % lists.length] ?? { path: [], size: 0 };
        // The last item takes the whole list with it, and a card or a redirect must be unique.
        const isUnique = /^(projects|redirects)/.test(file);
        if (size === 0 || (action === "remove" ? size === 1 : action === "insert" && isUnique)) continue;
        const [from, to] = [place[2] % size, place[3] % size];
        const yaml = itemText(text, [...path, from]);
        const fields = action === "move" ? { from, to } : { index: from, yaml };
        const newText = editList(text, path, { action, ...fields } as ListEdit);
        const change = { move: 0, insert: notesIn(yaml), remove: -notesIn(yaml) }[action];
        expect(notesIn(newText), `${file} ${path.join(".")}`).toBe(notesIn(text) + (change ?? 0));
        if (readSource("", file, newText)?.problems.length !== 0) continue;
        await store.commit(file, [{ file, was: hash, bytes: Buffer.from(newText) }]);
        editCount += 1;
      }
      expect(editCount).toBeGreaterThan(length / 4);
      await loadContent(root);
      while (await store.undo());
      expect(readAllFiles(root)).toEqual(originalBytes);
    });
    await fc.assert(property, { ...runs(5), endOnFailure: true });
  },
  600_000,
);

/** Adds comments above, behind and in the items of lists. */
function withNotes(text: string): string {
  return text.replaceAll(/^( *)- (type|title|value): .*$/gm, (line, indent: string, key: string) =>
    key === "type" ? `${indent}# note\n${line} # note\n${indent}  # note` : `\n${indent}# note\n\n${line}`,
  );
}

function notesIn(text: string): number {
  return text.split("# note").length - 1;
}

function* listsIn(data: unknown, path: (string | number)[] = []): Generator<{ path: Path; size: number }> {
  if (Array.isArray(data)) yield { path, size: data.length };
  if (typeof data !== "object" || !data) return;
  for (const [key, item] of Object.entries(data))
    yield* listsIn(item, [...path, Array.isArray(data) ? Number(key) : key]);
}
