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
import { fingerprint } from "./ledger.ts";

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

async function prepareSite() {
  vi.resetModules();
  const { prepareContent } = await import("../build-content.ts");
  return prepareContent("http://own.example");
}

async function filesIn(folder: "public" | "locked"): Promise<string[]> {
  const files = await readdir(join(root, ".content/media", folder), { recursive: true });
  return files.filter((name) => name.includes(".")).sort();
}

/** Returns the hash in the names of the files that are generated from an image of the study. */
async function hashOf(name: string): Promise<string> {
  return fingerprint(await readFile(join(root, "content/case-studies/trade", name)));
}

async function shareImages(): Promise<string[]> {
  return (await filesIn("public")).filter((name) => name.endsWith(".jpg"));
}

test("a locked study has locked images in its sections and a public hero image", async () => {
  await buildMedia();
  const [heroHash, planHash] = [await hashOf("hero.png"), await hashOf("plan.png")];
  const endings = ["1000.avif", "1000.webp", "720.avif"];
  expect(await filesIn("locked")).toEqual(endings.map((end) => `trade/${planHash}-${end}`));
  const openFiles = await filesIn("public");
  expect(openFiles).toEqual(expect.arrayContaining(endings.map((end) => `${heroHash}-${end}`)));
  expect(`${openFiles}`).not.toContain(planHash);
});

test("locking a study deletes the public files of its images", async () => {
  await content.change(STUDY_FILE, "access: passcode", "access: public");
  await buildMedia();
  const planHash = await hashOf("plan.png");
  expect(`${await filesIn("public")}`).toContain(planHash);
  await content.change(STUDY_FILE, "access: public", "access: passcode");
  await buildMedia();
  expect(`${await filesIn("public")}`).not.toContain(planHash);
});

test("replacing an image generates files and a share image with new names, and deletes the old files", async () => {
  await buildMedia();
  const originalMedia = { hash: await hashOf("hero.png"), shares: await shareImages() };
  await drawImage("hero.png", "#20c050");
  await drawImage("plan.png", "#c020c0");
  await buildMedia();
  const newShares = await shareImages();
  expect(newShares).toHaveLength(originalMedia.shares.length);
  expect(newShares.filter((name) => !originalMedia.shares.includes(name))).toHaveLength(1);
  expect(`${await filesIn("public")}`).toContain(await hashOf("hero.png"));
  expect(`${await filesIn("public")}`).not.toContain(originalMedia.hash);
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
  const { content: snapshot, makeFile } = await prepareSite();
  const study = snapshot.caseStudies.find(({ slug }) => slug === "trade");
  expect(await makeFile(study?.hero.imgLink?.src ?? "", progress)).toBe(true);
  const files = await readdir(join(root, ".content/media"), { recursive: true });
  const heroHash = await hashOf("hero.png");
  expect(files.filter((name) => /\.(avif|webp)$/.test(name) && !name.includes(heroHash))).toEqual([]);
  expect(await makeFile("/media/unknown.webp", progress)).toBe(false);
});

test("offers exactly the résumés that the content check accepts, with the same names", async () => {
  for (const name of ["Acme  Ltd.pdf", ".DS_Store"]) await content.write(`resumes/${name}`, "%PDF-1.7 %%EOF");
  const { resumes } = (await prepareSite()).content;
  expect(resumes.map(({ name }) => name)).toEqual(["Acme  Ltd.pdf"]);
});

test("writes the fonts of a theme before it generates images, because browsers do not retry a missing font", async () => {
  await content.write("theme.yaml", 'fonts:\n  display: "@fontsource-variable/geist"\n');
  const { theme } = (await prepareSite()).content;
  const fonts = (await filesIn("public")).map((name) => `/media/${name}`);
  expect(fonts).toEqual(expect.arrayContaining(theme.preload));
  expect(theme.preload).toHaveLength(2);
});

test("records which files each public file is generated from, also for two fields with equal images", async () => {
  await content.write("copy.png", await readFile(join(root, "content/avatar.png")));
  await content.change("projects.yaml", "bgimage: null", "bgimage: copy.png");
  const { publicSources } = await prepareSite();
  const sourcesOf = (hash: string) =>
    Object.entries(publicSources).find(([name]) => name.startsWith(hash))?.[1];
  const inContent = (names: string[]) => names.map((name) => join(root, "content", name));
  expect(sourcesOf(await hashOf("hero.png"))).toEqual(inContent(["case-studies/trade/hero.png"]));
  expect(sourcesOf(await hashOf("../../avatar.png"))).toEqual(
    expect.arrayContaining(inContent(["avatar.png", "copy.png"])),
  );
  expect(`${Object.values(publicSources)}`).not.toContain("plan.png");
});

test("generates an image and a video whose names have 255 bytes", async () => {
  const stem = "ä".repeat(125);
  await content.rename("avatar.png", `${stem}1.png`);
  await content.change("profile.yaml", "avatar.png", `${stem}1.png`);
  await content.change("projects.yaml", "avatar.png", `${stem}1.png`);
  await content.rename("case-studies/trade/a.mp4", `case-studies/trade/${stem}2.mp4`);
  const video = `  - {type: textVideo, title: V, description: V, videoLink: ${stem}2.mp4, poster: plan.png, alt: V}`;
  await content.change(STUDY_FILE, "sections:", `sections:\n${video}`);
  expect(await buildMedia()).toBeGreaterThan(0);
});
