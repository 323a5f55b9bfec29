import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { prepareContent } from "../../../pipeline/build-content.ts";
import { readContent } from "../../../pipeline/load-content.ts";
import {
  makeSmallContent,
  type SmallContent,
  STUDY,
  STUDY_FILE,
} from "../../../tests/helpers/content/small-content.ts";
import { moveProject } from "../../../tests/helpers/move-paths.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { LiveContent } from "./live-content.ts";

const hooks = vi.hoisted(() => ({ afterRead: async () => {} }));
vi.mock(import("../../../pipeline/theme/webfonts.ts"), async (original) => {
  const { withoutWebfonts } = await import("../../../tests/helpers/content/without-media.ts");
  return withoutWebfonts(await original());
});
vi.mock(import("../../../pipeline/load-content.ts"), async (original) => {
  const { readContent, ...others } = await original();
  async function readContentSlowly(...options: Parameters<typeof readContent>) {
    const report = await readContent(...options);
    await hooks.afterRead();
    return report;
  }
  return { ...others, readContent: readContentSlowly };
});

let root: string;
let content: SmallContent;
let live: LiveContent;
let onImage = () => {};

beforeEach(async () => {
  root = newFolder();
  moveProject(root);
  hooks.afterRead = async () => {};
  content = await makeSmallContent(join(root, "content"));
  const report = await readContent(content.root);
  const prepared = await prepareContent("", { isPreview: true });
  onImage = () => {};
  const progress = { image: () => onImage(), warn() {}, done() {} };
  live = new LiveContent("", prepared.content, report, progress);
});

async function save(title: string): Promise<void> {
  const text = STUDY.replace("title: Background", `title: ${title}`);
  await content.write(STUDY_FILE, text);
  await live.show(STUDY_FILE, text);
}

const shownTitles = () =>
  live.content.caseStudies[0]?.sections.map((section) => "title" in section && section.title);

test("shows each saved text while an image of another file is missing, and keeps the page's images", async () => {
  const { imgLink } = live.content.profile.blurb;
  rmSync(join(content.root, "avatar.png"));
  await save("First");
  expect(shownTitles()).toEqual(["First", "Problems"]);
  await live.rebuild();
  await save("Second");
  await live.reload();
  await live.rebuild();
  expect(shownTitles()).toEqual(["Second", "Problems"]);
  expect(live.content.profile.blurb.imgLink).toEqual(imgLink);
  expect(live.problems).not.toEqual([]);
  expect(await live.contentWith(STUDY_FILE, STUDY)).toMatchObject({ caseStudies: [{ slug: "trade" }] });
});

test("keeps a saved text that a rebuild has read too early", async () => {
  hooks.afterRead = async () => {
    hooks.afterRead = async () => {};
    await save("Saved");
    // Another file also shows the saved text.
    await live.show("projects.yaml", "cards: []\n");
    expect(shownTitles()).toEqual(["Saved", "Problems"]);
  };
  await live.rebuild();
  await live.show("projects.yaml", "cards: []\n");
  expect(shownTitles()).toEqual(["Saved", "Problems"]);
});

test("returns values as in the version that the pages show", async () => {
  const title = ["sections", 0, "title"];
  await content.change(STUDY_FILE, "title: Background", "title: Theirs");
  expect(live.shownValue(STUDY_FILE, title)).toBe("Background");
  await live.reload();
  expect([live.shownValue(STUDY_FILE, title), shownTitles()?.[0]]).toEqual(["Theirs", "Theirs"]);
  // The rebuild of `reload` must not continue in the next test.
  await live.rebuild();
});

test("shows the original of an image that is added while other images are generated", async () => {
  const text = STUDY.replace("imgLink: null\n  - type", "imgLink: hero.png\n    alt: A desk\n  - type");
  const image = { file: STUDY_FILE, path: ["sections", 0, "imgLink"], hash: "a1", width: 8, height: 6 };
  const { promise, resolve } = Promise.withResolvers<void>();
  await content.write(STUDY_FILE, text);
  onImage = () => {
    onImage = () => {};
    void live.show(STUDY_FILE, text, image);
    // The next rebuild waits, and would generate the image.
    hooks.afterRead = () => promise;
  };
  await live.rebuild();
  const { caseStudies } = await live.contentWith("projects.yaml", "cards: []\n");
  expect(caseStudies[0]?.sections[0]).toMatchObject({ imgLink: { src: "/studio/blob/a1" } });
  resolve();
  await live.rebuild();
});

test("previews the share image of the home page without the card of a draft, as in a build", async () => {
  await content.change(STUDY_FILE, "access: passcode", "access: passcode\ndraft: true");
  const [preview, build] = [
    await prepareContent("http://own.example", { isPreview: true }),
    await prepareContent("http://own.example"),
  ];
  expect(preview.content.cards).not.toEqual(build.content.cards);
  expect(preview.content.shares).toEqual(build.content.shares);
});

test("shows a new address of the site without a change of the content", async () => {
  live.siteUrl = "https://www.example.com";
  await once(live, "change");
  expect(live.content.siteUrl).toBe("https://www.example.com");
});
