import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { loadContent } from "../../../pipeline/load-content.ts";
import { makeSmallContent } from "../../../tests/helpers/content/small-content.ts";
import { moveContent } from "../../../tests/helpers/move-paths.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { labelOf } from "../../client/outline/parts.ts";
import { Store } from "../content/store.ts";
import { changeList } from "./change-list.ts";
import type { StudioParts } from "./changes.ts";
import { outlineOf } from "./outline.ts";
import { sectionKinds } from "./section-kinds.ts";

vi.mock("#app/content/section-schema.ts", async (original) => {
  const { sectionSchema } = await original<typeof import("#app/content/section-schema.ts")>();
  const { image, line, richText, text, wholeNumber } = await import("#app/content/fields.ts");
  const { z } = await import("zod");
  const timeLine = z.strictObject({
    type: z.literal("timeLine"),
    heading: text,
    picture: image.meta({ describedBy: "alt" }),
    alt: text.meta({ title: "Alt text" }),
    steps: z.array(z.strictObject({ title: line(40), body: richText, week: wholeNumber(1, 52) })).min(1),
    note: text.optional(),
  });
  return { sectionSchema: z.discriminatedUnion("type", [...sectionSchema.options, timeLine]) };
});

const FILE = "case-studies/trade/case-study.yaml";
let root: string;
let parts: StudioParts;

beforeEach(async () => {
  root = newFolder();
  moveContent(root);
  await makeSmallContent(root);
  const { content } = await loadContent(root);
  const live = { content, problems: [], show: vi.fn(), forgetImagesIn: vi.fn(), shownValue: () => null };
  parts = { store: await Store.open(root, newFolder()), live: live as never };
});

const insert = (path: (string | number)[], index: number, kind: string) =>
  changeList(parts, { file: FILE, path, action: "insert", index, kind, was: null });
const sections = () => parse(readFileSync(join(root, FILE), "utf8")).sections;

test("a new section kind is in the menu, with its own image and a label", () => {
  expect(sectionKinds().map(({ name }) => labelOf(name))).toContain("Time line");
  expect(sectionKinds().at(-1)).toEqual({
    name: "timeLine",
    media: { field: "picture", isVideo: false },
  });
});

test("a section of a new kind has sample texts and an image, and so has a new item of its list", async () => {
  const count = sections().length;
  const step = { title: "A new step", body: "Write what you did, and why.", week: 1 };
  await insert(["sections"], count, "timeLine");
  await insert(["sections", count, "steps"], 1, "step");
  expect(sections()[count]).toEqual({
    type: "timeLine",
    heading: "Heading",
    picture: "new-image.png",
    alt: "Alt text",
    steps: [step, step],
  });
  expect(readFileSync(join(root, "case-studies/trade/new-image.png")).length).toBeGreaterThan(0);
});

test("the outline names a section of a new kind by its first text, and lists its items", () => {
  const steps = [{ title: "Research", body: [], week: 1 }];
  const section = { type: "timeLine", heading: "Ten weeks", picture: { src: "/a.webp" }, alt: "A", steps };
  const content = { caseStudies: [], pages: [{ slug: "about", sections: [{ ...section, note: "Done" }] }] };
  const rows = outlineOf({ content, shownValue: () => null } as never, "pages/about/page.yaml");
  expect(rows).toMatchObject([{ kind: "timeLine", title: "Ten weeks", image: "/a.webp" }]);
  expect(rows[0]?.children).toMatchObject([{ kind: "step", title: "Research" }]);
});
