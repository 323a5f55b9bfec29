import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { readSecrets } from "./secrets.ts";

const REST = `role: Designer of many desks
hero:
  title: A desk for everyone to see
  note: What nobody may know of the hero.
sections:
  - type: textImage
    title: Inside
    seenBy:
      - The first two engineers of the team
`;

function read(access: string, rest = REST, opened?: string[]) {
  const root = newFolder({
    "content/case-studies/desk/case-study.yaml": access + rest,
    "content/case-studies/desk/share.png": "a picture to share",
    "content/case-studies/desk/brief.md": "The brief that came by mail.\n",
    "built/desk/plan-0123456789.mp4": "a film",
  });
  return readSecrets(root, join(root, opened ? "built" : "none"), opened);
}

test.each(["passcode", "team", "Public", '"public "', "[public]", "true", "{ public: true }", ""])(
  "a study with the access %s is locked, with every field and file",
  async (access) => {
    const secrets = await read(`access: ${access}\n`);
    expect(secrets.slugs).toEqual(["desk"]);
    expect(secrets.texts).toEqual([
      "What nobody may know of the hero.",
      "The first two engineers of the team",
      "The brief that came by mail.",
    ]);
    expect(secrets.sources).toEqual([
      "content/case-studies/desk/brief.md",
      "content/case-studies/desk/case-study.yaml",
    ]);
    expect(secrets.publicTexts).toContain("A desk for everyone to see");
  },
);

test("a study without the field, or that nobody can read, is locked", async () => {
  expect((await read("")).slugs).toEqual(["desk"]);
  const broken = await read("access: public\n", "hero: [\n");
  expect(broken.slugs).toEqual(["desk"]);
  expect(broken.sources).toHaveLength(2);
});

test("a locked study that is opened has no secret", async () => {
  const closed = await read("access: passcode\n", REST, ["other"]);
  expect(closed.slugs).toEqual(["desk"]);
  expect(closed.files.map(({ name }) => name)).toContain("plan-0123456789.mp4");
  const secrets = await read("access: passcode\n", REST, ["desk"]);
  expect(secrets).toMatchObject({ slugs: [], texts: [], files: [], names: [], sources: [] });
  expect(secrets.publicTexts).toContain("The first two engineers of the team");
});

test("a copy of a locked study under another name makes nothing of it public", async () => {
  const root = newFolder({
    "content/case-studies/desk/case-study.yaml": `access: passcode\n${REST}`,
    "content/backup/desk.yaml": REST,
    "content/desk.yaml": REST,
  });
  const { publicTexts } = await readSecrets(root, join(root, "none"));
  expect(publicTexts).toContain("A desk for everyone to see");
  expect(publicTexts).not.toContain("What nobody may know of the hero.");
});

test("a public study has no secret", async () => {
  const secrets = await read("access: public\n");
  expect(secrets).toMatchObject({ slugs: [], texts: [], files: [], names: [], sources: [] });
  expect(secrets.publicTexts).toContain("What nobody may know of the hero.");
});
