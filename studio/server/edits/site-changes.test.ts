import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { listFiles } from "../../../files/list-files.ts";
import { loadContent } from "../../../pipeline/load-content.ts";
import { moveContent } from "../../../tests/helpers/move-paths.ts";
import { restoredContent } from "../../tests/restored-content.ts";
import { setValue } from "../content/yaml/set-value.ts";
import { beginEmpty } from "./begin-empty.ts";
import type { StudioParts } from "./changes.ts";
import { consequencesOf, questionSchema } from "./consequences.ts";
import { EditSet } from "./edit-set.ts";
import { sampleLeftovers } from "./sample.ts";
import { changePages, createCard, filesToDelete, pageChangeSchema } from "./site-changes.ts";
import { filesIn } from "./site-files.ts";

const { content } = await loadContent("tests/fixtures/site");
const { root, openStore } = restoredContent("tests/fixtures/site");
let parts: StudioParts;

beforeEach(async () => {
  moveContent(root);
  const profile = { ...content.profile };
  const live = {
    content: { ...content, profile, strings: {} },
    problems: [],
    invitedStudies: [],
    reload: vi.fn(),
  };
  parts = { store: await openStore(), live: live as never };
});

const read = (file: string) => readFileSync(join(root, file), "utf8");
const readAll = () => listFiles(root).map((file) => [file, readFileSync(join(root, file), "base64")]);

const change = (kind: "study" | "page", input: object) =>
  changePages(parts, kind, pageChangeSchema.parse(input));

const create = { action: "create", title: 'The "new" one: 1', address: "new-one" } as const;
const vault = { slug: "vault" } as const;

test.each<[string, () => Promise<unknown>, [file: string, text: string | RegExp][]]>([
  [
    "a new draft with a card",
    () => change("study", { ...create, access: "draft", hasCard: true }),
    [
      ["case-studies/new-one/case-study.yaml", "access: passcode\ndraft: true\n"],
      ["projects.yaml", "link: /new-one"],
    ],
  ],
  [
    "a new study from a document",
    () =>
      change("study", {
        ...create,
        access: "public",
        fields: {
          role: "Lead: design",
          outcome: [{ value: "2", what: "minutes" }],
          sections: [{ type: "textImage", title: "One", description: "- a\n- b" }],
        },
      }),
    [
      [
        "case-studies/new-one/case-study.yaml",
        /^role: "Lead: design"\nteam: The people.*\noutcome:\n {2}- value: "2"\n {4}what: minutes\n#/m,
      ],
      ["case-studies/new-one/case-study.yaml", /description: \|-\n {6}- a\n {6}- b\n$/],
    ],
  ],
  [
    "a new page",
    () => change("page", { ...create, isInFooter: true }),
    [["profile.yaml", "pages: [uses, about, new-one]"]],
  ],
  [
    "a new card that links elsewhere",
    () => createCard(parts, { title: create.title, link: "https://a.example" }),
    [["projects.yaml", "image: cards/the-new-one-1.png"]],
  ],
  [
    "a new first card of a study",
    () => createCard(parts, { link: "/quokka", index: 0 }),
    [["projects.yaml", /^cards:\n {2}- link: \/quokka\n {2}- /m]],
  ],
  [
    "a new card of a study without an image",
    () => createCard(parts, { link: "/short" }),
    [["projects.yaml", /- link: \/short\n {4}image: cards\/short.png\n {4}alt: .*\n$/]],
  ],
  [
    "a renamed study",
    () => change("study", { ...vault, action: "rename", address: "safe-deposit" }),
    [
      ["projects.yaml", "link: /safe-deposit"],
      ["redirects.yaml", "- from: /renamed-vault\n  to: /safe-deposit\n  renamed: true\n"],
      ["redirects.yaml", /- from: \/vault\n {2}to: \/safe-deposit\n {2}renamed: true\n$/],
    ],
  ],
  [
    "a renamed page",
    () => change("page", { slug: "uses", action: "rename", address: "tools" }),
    [["profile.yaml", "pages: [tools, about]"]],
  ],
  [
    "a deleted study whose address leads elsewhere",
    () => change("study", { ...vault, action: "delete", redirect: "/safe" }),
    [["redirects.yaml", "- from: /renamed-vault\n  to: /safe\n- from"]],
  ],
  [
    "a deleted study",
    () => change("study", { slug: "short", action: "delete", redirect: null }),
    [["profile.yaml", /^(?!.*openFirst)/s]],
  ],
  [
    "a deleted page",
    () => change("page", { slug: "about", action: "delete", redirect: null }),
    [["profile.yaml", "pages: [uses]"]],
  ],
  [
    "a copy of a study",
    () => change("study", { ...vault, action: "duplicate", title: "Copied", address: "copied" }),
    [
      ["case-studies/copied/case-study.yaml", /^access: passcode\ndraft: true\n[\s\S]*title: Copied\n/m],
      [
        "projects.yaml",
        /link: \/vault[\s\S]*\n {2}- description: A locked.*\n {4}image: cards\/four-2.avif[\s\S]*link: \/copied/,
      ],
    ],
  ],
  [
    "a study that becomes public",
    () => change("study", { ...vault, action: "access", access: "public" }),
    [["case-studies/vault/case-study.yaml", /^access: public\n(?!draft)/m]],
  ],
  [
    "a site after Begin empty",
    () => beginEmpty(parts),
    [["case-studies/second-project/case-study.yaml", "access: passcode\n"]],
  ],
])("%s is valid content, and one undo restores every byte", async (_, makeChange, expectedTexts) => {
  const original = readAll();
  await makeChange();
  for (const [file, text] of expectedTexts)
    expect(read(file)).toEqual(
      expect.toSatisfy((all: string) => (typeof text === "string" ? all.includes(text) : text.test(all))),
    );
  await loadContent(root);
  await parts.store.undo();
  expect(readAll()).toEqual(original);
});

test("refuses to lock a copy of a public study, and names all files that are public in the original", async () => {
  await change("study", { slug: "everything", action: "duplicate", title: "Copied", address: "copied" });
  const locking = change("study", { slug: "copied", action: "access", access: "passcode" });
  await expect(locking).rejects.toThrow(
    /another file in one of the two places:\n(copied, .+ \(also in .+\)(;\n|\.$)){5,}/,
  );
});

test("a new card has the text of its study or page, and the first of the owner's card types", async () => {
  parts.live.content.profile.types = ["Tasarım", "Design"];
  const fields = { summary: "We made **waiting** shorter. It took a year." };
  const profile = read("profile.yaml");
  writeFileSync(join(root, "profile.yaml"), `${profile}\ntypes: [Tasarım]\n`);
  await change("study", { ...create, access: "public", hasCard: true, fields });
  await createCard(parts, { link: "/uses" });
  await createCard(parts, { link: "/quokka" });
  const { cards, pages } = (await loadContent(root)).content;
  const { description } = pages.find(({ slug }) => slug === "uses") ?? {};
  expect(cards.slice(-3)).toMatchObject([
    { title: create.title, description: "We made waiting shorter.", type: "Tasarım" },
    { description, type: "Tasarım" },
    { link: "/quokka", type: "Tasarım" },
  ]);
  expect(read("projects.yaml")).not.toMatch(/title: .*The "new" one/);
});

test("a copied card takes its title and description from the copy, if the original's are the study's own", async () => {
  const text = read("projects.yaml");
  const ownText = "A study behind the lock, of many sections.";
  writeFileSync(join(root, "projects.yaml"), text.replace("A locked study of many sections.", ownText));
  await change("study", { ...vault, action: "duplicate", title: "Copied", address: "copied" });
  const { cards } = (await loadContent(root)).content;
  expect(read("projects.yaml")).toMatch(/- image: cards\/four-2.avif/);
  expect(cards.find(({ link }) => link === "/copied")).toMatchObject({
    title: "Copied",
    description: ownText,
  });
});

test("refuses an address in use, and a public study whose images are locked elsewhere", async () => {
  for (const address of ["safe", "about", "media"])
    await expect(change("study", { ...vault, action: "rename", address })).rejects.toMatchObject({
      status: 422,
    });
});

test.each([
  { action: "access", access: "public" },
  { action: "rename", address: "third" },
  { action: "duplicate", title: "Copied", address: "third" },
  { action: "delete", redirect: null },
])("refuses to $action another study that now has the address of the shown one", async (input) => {
  const original = readAll();
  const shown = { slug: "vault", shownTitle: "Short" };
  await expect(change("study", { ...shown, ...input })).rejects.toMatchObject({ status: 409 });
  expect(readAll()).toEqual(original);
});

test("counts the image of a card in the folder of the study once", async () => {
  const edits = new EditSet(parts.store);
  const file = "case-studies/vault/plan.png";
  const index = (await loadContent(root)).content.cards.findIndex(({ link }) => link === "/vault");
  await edits.changeText("projects.yaml", (text) => setValue(text, ["cards", index, "image"], file));
  const files = await filesToDelete(edits, "study", "vault", filesIn);
  expect(files.filter((name) => name === file)).toEqual([file]);
});

test("renames a folder that is not an address, without a redirect", async () => {
  const redirects = read("redirects.yaml");
  cpSync(join(root, "case-studies/vault"), join(root, "case-studies/vault copy (2"), { recursive: true });
  await change("study", { action: "rename", slug: "vault copy (2", address: "vault-copy-2" });
  expect((await loadContent(root)).content.caseStudies.map(({ slug }) => slug)).toContain("vault-copy-2");
  expect(read("redirects.yaml")).toBe(redirects);
});

test("consequences list the fields that become locked, and the files that a deletion removes", async () => {
  const ask = (question: object) => consequencesOf(parts, questionSchema.parse({ ...vault, ...question }));
  expect((await ask({ action: "access", access: "passcode" })).lists[0]?.items.join()).toMatch(
    /section.*image.*video/,
  );
  const { lists: opened } = await ask({ action: "access", access: "public" });
  expect(opened).toEqual([{ title: "Becomes public", items: expect.arrayContaining(["1 prototype"]) }]);
  const { lists } = await ask({ action: "delete" });
  expect(lists[0]?.items).toContain("2 old addresses that lead to it");
  expect((await ask({ action: "create", address: "old-name" })).sentences.join()).toMatch(
    /redirects to another page.*invitations open this one/,
  );
});

test("consequences of Begin empty list all studies and pages, and mark the owner's own", async () => {
  const { lists } = await consequencesOf(parts, questionSchema.parse({ action: "begin-empty" }));
  expect(lists[0]?.items).toEqual(expect.arrayContaining(["Vault, which is your own"]));
  expect(lists[0]?.items).toHaveLength(content.caseStudies.length + content.pages.length);
});

test("consequences say that the card of a draft appears, but not if the study was public", async () => {
  const answer = async () =>
    (await consequencesOf(parts, questionSchema.parse({ ...vault, action: "access", access: "passcode" })))
      .sentences;
  expect(await answer()).not.toContain("Its card appears on the home page.");
  const studies = content.caseStudies.map((study) =>
    study.slug === "vault" ? { ...study, draft: true } : study,
  );
  Object.assign(parts.live.content, { caseStudies: studies });
  expect(await answer()).toContain("Its card appears on the home page.");
});

test("consequences mention git's history if a study is locked or becomes a draft", async () => {
  for (const access of ["passcode", "draft"]) {
    const question = questionSchema.parse({ ...vault, action: "access", access });
    expect((await consequencesOf(parts, question)).sentences.join()).toContain("git’s history keeps");
  }
});

describe("with a file that Undo could not restore", () => {
  const rename = { ...vault, action: "rename", address: "safe-deposit" } as const;
  const remove = { ...vault, action: "delete", redirect: null } as const;

  test.each<[string, () => Promise<unknown>]>([
    ["to rename the study", () => change("study", rename)],
    ["to delete the study", () => change("study", remove)],
    ["to begin empty", () => beginEmpty(parts)],
  ])("refuses %s", async (_, makeChange) => {
    writeFileSync(join(root, "case-studies/vault/notes.md"), "My notes");
    const original = readAll();
    await expect(makeChange()).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("notes.md"),
    });
    expect(readAll()).toEqual(original);
  });

  test("lists the consequences of a deletion, and leaves all files as they are", async () => {
    writeFileSync(join(root, "case-studies/vault/notes.md"), "My notes");
    writeFileSync(join(root, "case-studies/vault/.DS_Store"), "");
    const original = readAll();
    const { sentences } = await consequencesOf(parts, questionSchema.parse(remove));
    expect(sentences[0]).toContain("First move notes.md to a folder outside your site");
    expect(readAll()).toEqual(original);
  });

  test("removes the file if a file manager wrote it", async () => {
    writeFileSync(join(root, "case-studies/vault/.DS_Store"), "");
    await change("study", rename);
    expect(listFiles(root).filter((file) => file.includes("vault/"))).toEqual([]);
    await loadContent(root);
  });
});

test("Begin empty keeps the owner's texts in the profile, and leaves placeholders without a warning", async () => {
  writeFileSync(
    join(root, "profile.yaml"),
    read("profile.yaml").replace(/^footer: .*/m, "footer: © Robin Vale"),
  );
  expect((await sampleLeftovers(parts)).map(({ file, path }) => [file, ...path])).toEqual([
    ["profile.yaml", "footer"],
  ]);
  const [nameLine] = /^name: .*/m.exec(read("profile.yaml")) ?? [];
  await beginEmpty(parts);
  expect(read("profile.yaml")).toContain(nameLine);
  const leftovers = await sampleLeftovers(parts);
  expect(leftovers.some(({ isSample }) => isSample)).toBe(false);
  expect(leftovers.map(({ file, path }) => [basename(file), ...path].join("."))).toEqual([
    "profile.yaml.footer",
    ...["projects.yaml.cards.0.alt", "projects.yaml.cards.1.alt"],
    ...["case-study.yaml.role", "case-study.yaml.role"],
  ]);
  expect((await loadContent(root)).warnings).toEqual([]);
});
