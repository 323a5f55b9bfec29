import { cpSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { listFiles } from "../../../files/list-files.ts";
import { prepareContent } from "../../../pipeline/build-content.ts";
import { readContent } from "../../../pipeline/load-content.ts";
import { moveProject } from "../../../tests/helpers/move-paths.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { setField } from "../edits/changes.ts";
import { sampleLeftovers } from "../edits/sample.ts";
import { unusedMedia } from "../edits/unused-media.ts";
import { LiveContent } from "./live-content.ts";
import { Store } from "./store.ts";

const recorded = vi.hoisted(() => ({ reads: new Set<string>() }));
vi.mock(import("../../../pipeline/build-content.ts"), async (original) => {
  const { withoutMedia } = await import("../../../tests/helpers/content/without-media.ts");
  return withoutMedia(await original());
});
vi.mock(import("../../../pipeline/theme/webfonts.ts"), async (original) => {
  const { withoutWebfonts } = await import("../../../tests/helpers/content/without-media.ts");
  return withoutWebfonts(await original());
});
vi.mock("node:fs/promises", async (original) => recordReads(await original(), "readFile"));
vi.mock("node:fs", async (original) => recordReads(await original(), "readFileSync"));

function recordReads<T extends Record<string, (...args: never[]) => unknown>>(module: T, name: string): T {
  const read = (...args: never[]) => {
    recorded.reads.add(String(args[0]));
    return module[name]?.(...args);
  };
  return { ...module, [name]: read };
}

test("a saved word reads no other file of content/", async () => {
  const root = newFolder();
  moveProject(root);
  const content = join(root, "content");
  cpSync("tests/fixtures/site", content, { recursive: true });
  const longAgo = new Date("2024-01-01");
  for (const file of listFiles(content)) utimesSync(join(content, file), longAgo, longAgo);
  const { content: shown } = await prepareContent("", { isPreview: true });
  const live = new LiveContent("", shown, await readContent(content), { image() {}, warn() {}, done() {} });
  const parts = { live, store: await Store.open(content, newFolder()) };
  const save = async (value: string, was: string) => {
    await setField(parts, { file: "profile.yaml", path: ["name"], value, was });
    await live.rebuild();
    await parts.store.recordOutsideChanges();
    await sampleLeftovers(parts);
    await unusedMedia();
  };
  await save("First", "Zoë O'Hara-Müller");
  recorded.reads.clear();
  await save("Second", "First");
  const reads = [...recorded.reads].filter((file) => file.startsWith(content));
  expect(reads).toEqual([join(content, "profile.yaml")]);
});
