import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { SECTION_KINDS } from "#app/content/section-schema.ts";
import { paths } from "../../../files/paths.ts";
import { moveContent } from "../../../tests/helpers/move-paths.ts";
import { dataAt } from "../../shared/field-path.ts";
import { restoredContent } from "../../tests/restored-content.ts";
import { changeList, copyItem } from "./change-list.ts";
import { undoOrRedo } from "./changes.ts";
import { changeLabel, describeField, describeProblem, fieldLabel } from "./labels.ts";
import { removeUnusedFile, restoreUnusedFile } from "./unused-files.ts";
import { unusedMedia } from "./unused-media.ts";

const [EVERYTHING, VAULT] = ["everything", "vault"].map((slug) => `case-studies/${slug}/case-study.yaml`) as [
  string,
  string,
];
const content = { cards: [], pages: [], profile: {}, strings: {}, caseStudies: [] as object[] };
const { root, openStore } = restoredContent("tests/fixtures/site");
let parts: Parameters<typeof changeList>[0];
type Change = Parameters<typeof changeList>[1];
const dataOf = (file: string) => parse(readFileSync(join(root, file), "utf8"));

beforeEach(async () => {
  moveContent(root);
  const store = await openStore();
  content.caseStudies = ["everything", "vault", "safe", "short", "narwhal"].map((slug) => ({
    slug,
    ...dataOf(`case-studies/${slug}/case-study.yaml`),
  }));
  const mocks = { show: vi.fn(), shownValue: vi.fn(), forgetImages: vi.fn(), forgetImagesIn: vi.fn() };
  const live = { content, problems: [], ...mocks };
  parts = { store, live: live as never };
});

/** Sends a change as the studio's page does, with the item that the owner sees. */
function changeShownList(change: Change) {
  const index = change.action === "move" ? change.from : change.index;
  return changeList(parts, { ...change, was: dataAt(dataOf(change.file), [...change.path, index]) });
}

test.each([
  ...SECTION_KINDS.map((kind) => ({ list: "sections", kind })),
  ...["bullet", "figure", "card"].map((kind) => ({ list: `${kind}s`, kind })),
])("adds a valid $kind", async ({ list, kind }) => {
  const file = list === "cards" ? "projects.yaml" : VAULT;
  const path = { bullets: ["sections", 1, list], figures: ["sections", 0, list] }[list] ?? [list];
  const insertion = { file, action: "insert" } as const;
  if (kind === "figure")
    await changeShownList({ ...insertion, path: ["sections"], index: 0, kind: "figures" });
  await changeShownList({ ...insertion, path, index: 1, kind });
  expect(dataAt(dataOf(file), [...path, 1])).toMatchObject(list === "sections" ? { type: kind } : {});
  expect(parts.store.history.undo).toMatch(/^Add an? \w+$/);
});

test("labels the duplication of a part with its name", async () => {
  const yaml = await copyItem(parts, VAULT, ["sections", 0]);
  const insertion = { file: VAULT, path: ["sections"], action: "insert", index: 1, yaml } as const;
  await changeShownList({ ...insertion, isDuplicate: true });
  expect(parts.store.history.undo).toMatch(/^Duplicate section “.+”/);
});

test("adds a row with as many cells as the other rows, in one line", async () => {
  const path = ["sections", 13, "rows"];
  await changeShownList({ file: EVERYTHING, path, action: "insert", index: 2, kind: "row" });
  expect(readFileSync(join(root, EVERYTHING), "utf8")).toContain('\n      - [Name this row, "", "", ""]\n');
});

test.each([
  { action: "remove", index: 1 },
  { action: "move", from: 1, to: 0 },
  { action: "insert", index: 1, kind: "quote" },
] as const)("answers 409 to a second click, because $action refers to another item", async (change) => {
  const { sections } = dataOf(EVERYTHING);
  const request = { file: EVERYTHING, path: ["sections"], ...change, was: sections[1] };
  await changeList(parts, request);
  const text = readFileSync(join(root, EVERYTHING), "utf8");
  for (const was of [sections[1], undefined])
    await expect(changeList(parts, { ...request, was })).rejects.toMatchObject({ status: 409 });
  expect(readFileSync(join(root, EVERYTHING), "utf8")).toBe(text);
});

test("labels fields and undo steps with the titles of their section and page", async () => {
  const file = EVERYTHING;
  expect(describeField(content as never, file, ["sections", 6, "bullets", 1, "title"])).toBe(
    "A long title that goes on over several lines, as some people write them, section “Two bullets”, second bullet, title",
  );
  expect(changeLabel(content as never, file, ["sections", 1, "alt"])).toBe(
    "Change the alt text of section “A wide picture”",
  );
  expect(changeLabel(content as never, file, ["sections", 13, "rows", 1, 0])).toBe(
    "Change the first cell of the second row",
  );
  expect(changeLabel(content as never, "profile.yaml", ["tagline"])).toBe("Change the tagline of Home");
  expect(fieldLabel(content as never, { file, path: ["sections", 1, "alt"] })).toBe(
    "Alt text of the section A wide picture",
  );
  await changeShownList({ file, path: ["sections"], action: "move", from: 1, to: 0 });
  expect(parts.store.history.undo).toBe("Move “A wide picture” up");
  await changeShownList({ file, path: ["sections", 6, "bullets"], action: "remove", index: 0 });
  expect(parts.store.history.undo).toBe("Delete the first bullet");
});

test("copies a pasted section with its images, but locked images only after a confirmation", async () => {
  const yaml = await copyItem(parts, VAULT, ["sections", 0]);
  const file = "pages/about/page.yaml";
  const missing = { file, path: ["sections"], action: "insert" as const, index: 0, yaml };
  await expect(changeShownList(missing)).rejects.toMatchObject({
    message: expect.stringContaining("plan.png"),
  });
  await expect(changeShownList({ ...missing, fromFile: VAULT })).rejects.toMatchObject({
    status: 428,
    message:
      "plan.png, small-plan.png would become public: only visitors with the passcode see them in Vault.",
  });
  await changeShownList({ file: VAULT, path: ["sections"], action: "remove", index: 0 });
  expect(await unusedMedia()).toContain("case-studies/vault/plan.png");
  await changeShownList({ ...missing, fromFile: VAULT, confirmed: true });
  expect(existsSync(join(root, "pages/about/plan.png"))).toBe(true);
  await undoOrRedo(parts, "undo");
  expect(existsSync(join(root, "pages/about/plan.png"))).toBe(false);
});

test("restores unused images in a new section or card, and removes the others", async () => {
  const plan = "case-studies/vault/plan.png";
  const smallPlan = "case-studies/vault/small-plan.png";
  const card = "cards/unused.png";
  cpSync(join(root, "avatar.png"), join(root, card));
  await changeShownList({ file: VAULT, path: ["sections"], action: "remove", index: 0 });
  expect(await unusedMedia()).toEqual([card, plan, smallPlan]);
  const count = dataOf(VAULT).sections.length;
  expect(await restoreUnusedFile(parts, plan)).toEqual({
    page: "/vault",
    file: VAULT,
    path: ["sections", count, "figures", 0, "imgLink"],
  });
  const { page, path } = await restoreUnusedFile(parts, card);
  expect([page, dataAt(dataOf("projects.yaml"), path)]).toEqual(["/", card]);
  await removeUnusedFile(parts, smallPlan);
  expect(await unusedMedia()).toEqual([]);
  await expect(removeUnusedFile(parts, plan)).rejects.toMatchObject({ status: 409 });
});

test.each([
  [{ yaml: "just words" }, "Contains a text"],
  [{ yaml: "- type: [" }, "The clipboard"],
  [{ yaml: "- type: quote\n  quote: a\n" }, "is missing"],
  [{ kind: "quote", index: 99 }, "This list has changed"],
])("refuses to insert %j", async (item, message) => {
  const change = { file: VAULT, path: ["sections"], action: "insert", index: 0, ...item } as const;
  await expect(changeShownList(change as never)).rejects.toMatchObject({
    message: expect.stringContaining(message),
  });
});

test.each([
  ["case-studies/vault/hero.png", "", /^\S.*, hero\.png$/],
  ["profile.yaml", "", /^Home, profile\.yaml$/],
  ["profile 2.yaml", "", /^profile 2\.yaml$/],
  ["profile.yaml", "name", /^Home, name$/],
])("describeProblem names the file if the whole file has a problem: %s %s", (file, field, name) => {
  const problem = { file: join(paths.content, file), line: 1, column: 1, field, message: "" };
  expect(describeProblem(content as never, problem)).toMatch(name);
});
