import { join } from "node:path";
import { expect, test } from "vitest";
import { pathsOfBuild } from "../../files/paths.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { leaksInBuild } from "./leaks-in-build.ts";
import { readSecrets } from "./secrets.ts";

const STUDY_PATH = "content/case-studies/desk/case-study.yaml";
const STUDY_WITHOUT_ACCESS = `role: Designer of many desks
hero:
  title: A desk for everyone to see
  note: Nobody must read this about the hero.
sections:
  - type: textImage
    seenBy:
      - Nobody else! The *first* two engineers of [the team](https://team.example/a/b/c)
    imgLink: ../shared/plan.png
`;
const SITE_FILES = {
  [STUDY_PATH]: `access: passcode\n${STUDY_WITHOUT_ACCESS}`,
  "content/case-studies/desk/share.png": "share",
  "content/case-studies/desk/brief.md": "brief",
  "content/case-studies/desk/steps/share.png": "step",
  "content/case-studies/shared/plan.png": "plan",
  "content/case-studies/shared/case-study.yaml": "access: public\n",
  "content/backup/desk.yaml": STUDY_WITHOUT_ACCESS,
  "built/desk/0123456789-800.avif": "video",
  "build/media/share.jpg": "share image",
};

function readSiteSecrets(files: Record<string, string> = {}, opened?: string[]) {
  const root = newFolder({ ...SITE_FILES, ...files });
  return readSecrets(root, join(root, "built"), opened);
}

test.each(["passcode", "Public", "[public]", "true", "["])("`access: %s` locks a study", async (access) => {
  expect(
    (await readSiteSecrets({ [STUDY_PATH]: `access: ${access}\n${STUDY_WITHOUT_ACCESS}` })).slugs,
  ).toEqual(["desk"]);
});

test("treats all fields and files of a locked study as secret, except its public fields", async () => {
  const secrets = await readSiteSecrets();
  expect(secrets.sentences).toEqual([
    "Nobody must read this about the hero.",
    "textImage",
    "Nobody else!",
    "The *first* two engineers of the team",
    "https://team.example/a/b/c",
    "../shared/plan.png",
  ]);
  expect(secrets.sources).toEqual([
    "content/case-studies/desk/brief.md",
    STUDY_PATH,
    "content/case-studies/desk/steps/share.png",
    "content/case-studies/shared/plan.png",
  ]);
  expect(secrets.names).toEqual(["brief.md", "plan.png", "0123456789"]);
  expect(secrets.publicTexts).toContain("A desk for everyone to see");
  expect(secrets.publicTexts).not.toContain("Nobody must read this about the hero.");
});

test("finds the public hero image of a locked study if its name has spaces around it", async () => {
  const { sources } = await readSiteSecrets({
    [STUDY_PATH]: 'access: passcode\nhero: { imgLink: " hero.png " }\n',
    "content/case-studies/desk/hero.png": "hero",
  });
  expect(sources).not.toContain("content/case-studies/desk/hero.png");
});

test.each([
  ["public", { [STUDY_PATH]: `access: public\n${STUDY_WITHOUT_ACCESS}` }, []],
  ["opened for a guest", {}, ["desk"]],
])("does not return secrets of a study that is %s", async (_, files, opened) => {
  const secrets = await readSiteSecrets(files, opened);
  expect(secrets).toMatchObject({ slugs: [], sentences: [], sources: [] });
  expect(secrets.publicTexts).toContain("Nobody must read this about the hero.");
});

test("treats the texts of a locked prototype as secret, and those of a public prototype as public", async () => {
  const html =
    "<!doctype html><style>.a b c {}</style><p>Turn the brass dial.</p><script>var secret, in, it;</script>";
  const secrets = await readSiteSecrets({
    "content/case-studies/desk/dial.html": html,
    "content/case-studies/shared/plan.html": html.replace("brass", "wooden"),
  });
  expect(secrets.sentences).toContain("Turn the brass dial.");
  expect(secrets.sentences.filter((text) => /secret|\{/.test(text))).toEqual([]);
  expect(secrets.publicTexts).toContain("Turn the wooden dial.");
  expect(secrets.names).toContain("dial.html");
});

test("treats every field of an invited study and every résumé as secret", async () => {
  const secrets = await readSiteSecrets({
    [STUDY_PATH]: `access: invited\n${STUDY_WITHOUT_ACCESS}`,
    "content/projects.yaml": "cards:\n  - title: A desk for everyone to see\n    link: /desk\n",
    "content/resumes/acme.pdf": "résumé",
  });
  const publicSentences = ["Designer of many desks", "A desk for everyone to see"];
  expect(secrets.sentences).toEqual(expect.arrayContaining(publicSentences));
  expect(secrets.names).toEqual(expect.arrayContaining(["acme.pdf", "share.png"]));
  expect(secrets.files.map(({ name }) => name)).toContain("content/resumes/acme.pdf");
  expect(secrets.drafts).toEqual([]);
});

test("lets a résumé equal the public one, keeps its name secret, and lets no other locked file equal it", async () => {
  const { files, names, sources } = await readSiteSecrets({
    "content/profile.yaml": "resume: cv.pdf\n",
    "content/cv.pdf": "résumé",
    "content/resumes/acme.pdf": "résumé",
    "content/resumes/globex.pdf": "another résumé",
    "content/case-studies/desk/copy.pdf": "résumé",
    "built/_resumes/1123456789-resume.pdf": "résumé",
    "built/_resumes/2123456789-resume.pdf": "another résumé",
  });
  expect(files.map(({ name }) => name).filter((name) => name.endsWith(".pdf"))).toEqual([
    "content/case-studies/desk/copy.pdf",
    "content/resumes/globex.pdf",
    "_resumes/2123456789-resume.pdf",
  ]);
  expect(names).toEqual(expect.arrayContaining(["acme.pdf", "2123456789"]));
  expect(names).not.toContain("1123456789");
  expect(sources).toContain("content/resumes/acme.pdf");
});

test("treats everything in a draft and on its card as secret, even if the draft is public", async () => {
  const card = "cards:\n  - title: A desk for everyone to see\n    link: /desk\n";
  const secrets = await readSiteSecrets({
    [STUDY_PATH]: `access: public\ndraft: true\n${STUDY_WITHOUT_ACCESS}`,
    "content/projects.yaml": card,
    "content/case-studies/desk/copy.mp4": "plan",
  });
  expect(secrets).toMatchObject({ slugs: [], drafts: ["desk"] });
  expect(secrets.sentences).toContain("A desk for everyone to see");
  expect(secrets.publicTexts).not.toContain("A desk for everyone to see");
  expect(secrets.sources).toContain("content/case-studies/desk/share.png");
  expect(secrets.files.map(({ name }) => name)).not.toContain("content/case-studies/desk/copy.mp4");
});

test("treats notes as secret in every study and page, but lets a build with a draft keep published notes", async () => {
  const sections = (notes: string) =>
    `sections:\n  - title: A desk for everyone to see\n    notes: ${notes}\n`;
  const files = {
    [STUDY_PATH]: `access: public\n${sections("Point at the empty desk.")}`,
    "content/pages/about/page.yaml": sections("Nobody presents this page."),
  };
  const { sentences, publicTexts } = await readSiteSecrets(files, ["desk"]);
  expect(sentences).toEqual(["Nobody presents this page.", "Point at the empty desk."]);
  expect(publicTexts).toContain("A desk for everyone to see");
  expect(publicTexts).not.toContain("Point at the empty desk.");
  const leaks = await leaksWith({
    [STUDY_PATH]: `access: passcode\n${sections("Point at the empty desk.")}`,
    "content/case-studies/draft/case-study.yaml": `draft: true\n${sections("Unfinished thoughts of mine.")}`,
    "build/server/index.js": "Point at the empty desk. Unfinished thoughts of mine.",
    "build/locked/desk/0123456789.mp4": "video",
  });
  expect(leaks).toEqual(['build/server/index.js: the locked sentence "Unfinished thoughts of mine."']);
});

async function leaksWith(files: Record<string, string>, sources: Record<string, string[]> = {}) {
  const root = newFolder({ ...SITE_FILES, "build/client/index.html": "<h1>Ada</h1>", ...files });
  const leaks = await leaksInBuild(pathsOfBuild(join(root, "build")), { "share.jpg": [], ...sources }, root);
  return leaks.map((line) => line.replace(`${root}/`, ""));
}

test("reports each leak in a build with the name of the file", async () => {
  const leaks = await leaksWith({
    "build/locked/desk/0123456789.mp4": "video",
    "build/client/index.html": "<p>Nobody <b>must</b> read this about the hero.</p>",
    "build/client/copy.webp": "video",
    "build/client/page.html": "/locked/desk/0123456789.mp4",
    "build/media/share.jpg": "video",
  });
  expect(leaks).toEqual([
    "build/client/copy.webp: the locked file desk/0123456789.mp4",
    'build/client/index.html: the locked sentence "Nobody must read this about the hero."',
    "build/client/page.html: the locked file name 0123456789",
    "build/media/share.jpg: the locked file desk/0123456789.mp4",
  ]);
});

test.each([
  ["a row of short cells", ["Ward A", "12 min", "4 min"], "Ward A 12 min 4 min"],
  ["a table of short rows", ["Day", "2.50", "1", "Week", "9", "1.10"], "Day 2 50 1 Week 9 1 10"],
])("reports %s that a public page shows", async (_, cells, sentence) => {
  const leaks = await leaksWith({
    [STUDY_PATH]: `access: passcode\nsections:\n  - rows: [[${cells.slice(0, 3)}], [${cells.slice(3)}]]\n`,
    "build/client/index.html": `<tr><th scope="row">${cells.join("</th><td>")}</td></tr>`,
  });
  expect(leaks).toEqual([`build/client/index.html: the locked sentence "${sentence}"`]);
});

test("reports a public file whose source is locked or unknown, whatever the names are", async () => {
  const media = ["0123456789-720.avif", "1123456789.mp4", "2123456789.svg"];
  const publicFiles = Object.fromEntries(media.map((name) => [`build/media/${name}`, `bytes of ${name}`]));
  const leaks = await leaksWith(
    { ...publicFiles, "content/case-studies/desk/demo.mp4": "a locked video", "content/demo.png": "a card" },
    {
      "0123456789-720.avif": ["content/avatar.png", "content/case-studies/shared/plan.png"],
      "1123456789.mp4": ["content/demo.png"],
    },
  );
  expect(leaks).toEqual([
    "build/media/0123456789-720.avif: generated from the locked file content/case-studies/shared/plan.png",
    "build/media/2123456789.svg: generated from an unknown file",
  ]);
});

test("reports sentences and files of a draft among the locked files of a build", async () => {
  const leaks = await leaksWith({
    [STUDY_PATH]: `access: passcode\ndraft: true\n${STUDY_WITHOUT_ACCESS}`,
    "content/case-studies/open/case-study.yaml": `access: passcode\nrole: Designer of two other desks\n`,
    "build/server/index.js": 'const a = "A desk for everyone to see", b = "Designer of two other desks";',
    "build/locked/open/plan.mp4": "brief",
  });
  expect(leaks).toEqual([
    'build/server/index.js: the locked sentence "A desk for everyone to see"',
    "build/locked/open/plan.mp4: the locked file content/case-studies/desk/brief.md",
  ]);
});

test("returns an empty list for a build without leaks, lists at most 20 leaks, and rejects a missing build", async () => {
  expect(await leaksWith({})).toEqual([]);
  const pages = Array.from({ length: 30 }, (_, index) => [`build/client/${index}.html`, "see brief.md"]);
  const leaks = await leaksWith(Object.fromEntries(pages));
  expect(leaks).toHaveLength(21);
  expect(leaks.at(-1)).toBe("… and 10 more");
  await expect(leaksInBuild(pathsOfBuild("missing"), {}, newFolder())).rejects.toThrow("ENOENT");
});
