import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import {
  makeSmallContent,
  type SmallContent,
  STUDY_FILE,
} from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";

vi.setConfig({ testTimeout: 30_000 });

const warn = vi.fn();
let root: string;
let content: SmallContent;

vi.mock(import("../../files/paths.ts"), async (importOriginal) => {
  const originalModule = await importOriginal();
  const paths = new Proxy(originalModule.paths, { get: (from, name) => join(root, Reflect.get(from, name)) });
  return { ...originalModule, paths };
});

beforeEach(async () => {
  root = newFolder();
  content = await makeSmallContent(join(root, "content"));
  const hero = "imgLink: null\n  title";
  await content.change(STUDY_FILE, hero, "imgLink: hero.png\n  alt: A desk\n  title");
  await content.change(STUDY_FILE, "imgLink: null\n  - type", "imgLink: plan.png\n    alt: A plan\n  - type");
  await drawImage("hero.png", "#c05020");
  await drawImage("plan.png", "#2050c0");
});

async function drawImage(name: string, background: string): Promise<void> {
  const image = sharp({ create: { width: 1000, height: 600, channels: 3, background } });
  await writeFile(join(root, "content/case-studies/trade", name), await image.png().toBuffer());
}

const progress = { image: vi.fn(), warn, done: vi.fn() };

/** Imports the modules again before the build, like a new process. */
async function buildMedia(): Promise<number> {
  vi.resetModules();
  const { buildContent } = await import("../build-content.ts");
  return buildContent("", progress);
}

async function filesIn(folder: "public" | "locked"): Promise<string[]> {
  const files = await readdir(join(root, ".content/media", folder), { recursive: true });
  return files.filter((name) => name.includes(".")).sort();
}

async function shareImage(): Promise<Buffer> {
  const names = (await filesIn("public")).filter((name) => name.startsWith("case-studies-trade-share"));
  expect(names).toHaveLength(1);
  return readFile(join(root, ".content/media/public", names[0] ?? ""));
}

test("a locked study has locked images in its sections and a public hero image", async () => {
  await buildMedia();
  const [open, locked] = [await filesIn("public"), await filesIn("locked")];
  expect(open.filter((name) => name.includes("hero")).length).toBeGreaterThan(0);
  expect(open.filter((name) => name.includes("plan"))).toEqual([]);
  expect(locked.map((name) => name.replace(/-[0-9a-f]{10}-/, "-"))).toEqual(
    ["1000.avif", "1000.webp", "720.avif"].map((end) => `trade/case-studies-trade-plan-${end}`),
  );
});

test("locking a study deletes the public files of its images", async () => {
  await content.change(STUDY_FILE, "access: passcode", "access: public");
  await buildMedia();
  expect(`${await filesIn("public")}`).toContain("plan");
  await content.change(STUDY_FILE, "access: public", "access: passcode");
  await buildMedia();
  expect(`${await filesIn("public")}`).not.toContain("plan");
});

test("replacing an image generates files and a share image with new names, and deletes the old files", async () => {
  await buildMedia();
  const originalMedia = { share: await shareImage(), files: await filesIn("public") };
  await drawImage("hero.png", "#20c050");
  await drawImage("plan.png", "#c020c0");
  await buildMedia();
  expect((await shareImage()).equals(originalMedia.share)).toBe(false);
  const isHero = (name: string) => name.includes("hero");
  expect((await filesIn("public")).filter(isHero)).not.toEqual(originalMedia.files.filter(isHero));
  expect(await filesIn("locked")).toHaveLength(3);
});

test("the build warns about a title with characters that the share image lacks", async () => {
  await content.change(STUDY_FILE, "title: Trading", "title: 検索 Search");
  await buildMedia();
  const warnings = warn.mock.calls.flat().filter((text) => text.includes("the typeface lacks"));
  expect(warnings).toEqual([expect.stringContaining('characters of "検索 Search"')]);
});

test("a second build generates only missing files", async () => {
  await buildMedia();
  expect(await buildMedia()).toBe(0);
  const [name = ""] = await filesIn("locked");
  await rm(join(root, ".content/media/locked", name));
  expect(await buildMedia()).toBe(1);
});

test("the build generates an image only once if several fields use it", async () => {
  const count = await buildMedia();
  expect(count).toBe((await filesIn("public")).length + (await filesIn("locked")).length);
});

test("makeFile generates only the image that a page requests", async () => {
  vi.resetModules();
  const { prepareContent } = await import("../build-content.ts");
  const { content: snapshot, makeFile } = await prepareContent("");
  const study = snapshot.caseStudies.find(({ slug }) => slug === "trade");
  expect(await makeFile(study?.hero.imgLink?.src ?? "", progress)).toBe(true);
  const files = await readdir(join(root, ".content/media"), { recursive: true });
  expect(files.filter((name) => /\.(avif|webp)$/.test(name)).every((name) => name.includes("hero"))).toBe(
    true,
  );
  expect(await makeFile("/media/unknown.webp", progress)).toBe(false);
});

test("writes the fonts of a theme before it generates images, because browsers do not retry a missing font", async () => {
  await content.write("theme.yaml", 'fonts:\n  display: "@fontsource-variable/geist"\n');
  vi.resetModules();
  const { prepareContent } = await import("../build-content.ts");
  const { theme } = (await prepareContent("")).content;
  const fonts = (await filesIn("public")).map((name) => `/media/${name}`);
  expect(fonts).toEqual(expect.arrayContaining(theme.preload.display ?? ["no font"]));
});
