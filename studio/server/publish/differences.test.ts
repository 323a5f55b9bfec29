import { expect, test } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { differencesBetween, readFiles } from "./differences.ts";

const STUDY = "content/case-studies/search/case-study.yaml";
const header = "access: public\nhero:\n  title: Search\n";
const section = (title: string, text: string) =>
  `  - type: textImage\n    title: ${title}\n    description: ${text}\n    imgLink: null\n`;
const study = (...sections: string[]) => `${header}sections:\n${sections.join("")}`;

const [one, two, three] = [section("One", "1"), section("Two", "2"), section("Three", "3")];

const changesBetween = async (before: Record<string, string>, after: Record<string, string>) =>
  differencesBetween(await readFiles(newFolder(before)), await readFiles(newFolder(after)));
const changesOf = (before: string, after: string, file = STUDY) =>
  changesBetween({ [file]: before }, { [file]: after });

test.each([
  [
    "a changed text",
    study(one, two),
    study(one, section("Two", "new")),
    { kind: "changed", where: "Search, section “Two”, description", before: "2", after: "new" },
  ],
  [
    "a changed title",
    study(one, two),
    study(one, section("Zwei", "2")),
    { kind: "changed", where: "Search, section “Zwei”, title", before: "Two", after: "Zwei" },
  ],
  ["an added section", study(one), study(two, one), { kind: "added", where: "Search, section “Two”" }],
  [
    "a removed section",
    study(one, two, three),
    study(one, three),
    { kind: "removed", where: "Search, section “Two”" },
  ],
  [
    "a moved section",
    study(one, two, three),
    study(three, one, two),
    { kind: "moved", where: "Search, sections", after: "Three, One, Two" },
  ],
  [
    "the second of two sections with the same title",
    study(one, one),
    study(one, section("One", "new")),
    { kind: "changed", where: "Search, section “One”, description", before: "1", after: "new" },
  ],
  [
    "a file that is not valid YAML",
    study(one),
    "hero: [",
    { kind: "changed", where: "Search, case-study.yaml" },
  ],
])("lists %s as one change, in the studio's words", async (_, before, after, change) => {
  expect(await changesOf(before, after)).toEqual([expect.objectContaining(change)]);
});

test("lists changes of access first", async () => {
  const changes = await changesOf(study(one), study(two).replace("public", "passcode"));
  expect(changes[0]).toEqual({ kind: "access", where: "Search", before: "Everyone", after: "Passcode" });
  expect(changes).toHaveLength(3);
});

test("lists the access to a study whose old version is not valid YAML", async () => {
  const [change] = await changesOf("access: passcode\nhero: [", study(one));
  expect(change).toMatchObject({ kind: "access", before: null, after: "Everyone" });
});

test("names the fields of the profile as the settings do", async () => {
  const [change] = await changesOf("name: Ada\n", "name: Grace\n", "content/profile.yaml");
  expect(change).toMatchObject({ where: "Home, name", before: "Ada", after: "Grace" });
});

test("names an image by its field, or else by its page", async () => {
  const source = study(one).replace("  title: Search", "  title: Search\n  imgLinkSmall: a.png");
  const before = { [STUDY]: source, "content/projects.yaml": "cards:\n  - title: Chart\n    image: b.png" };
  const folder = "content/case-studies/search";
  const images = { [`${folder}/a.png`]: "1", [`${folder}/c.png`]: "1", [`${folder}/share.png`]: "1" };
  const changes = await changesBetween(before, { ...before, ...images, "content/b.png": "1" });
  expect(changes.map(({ where }) => where)).toEqual([
    "Home, card “Chart”, image",
    "Search, image for phones",
    "Search, c.png",
    "Search, share image",
  ]);
});

test("lists a new font by its name, because a browser cannot show it as an image", async () => {
  const [change] = await changesBetween({}, { "content/fonts/lora/LICENSE.txt": "OFL" });
  expect(change).toEqual({ kind: "added", where: "lora, LICENSE.txt", before: null, after: null });
});

test("lists another image for a place, a text that ends like a file name, and a new comment", async () => {
  const image = (name: string) => study(one.replace("imgLink: null", `imgLink: ${name}`));
  expect(await changesOf(image("a.png"), image("b.png"))).toEqual([
    expect.objectContaining({ kind: "changed", before: "a.png", after: "b.png" }),
  ]);
  const files = {
    before: { [STUDY]: image("a.png") },
    after: { [STUDY]: image("b.png"), "content/case-studies/search/b.png": "" },
  };
  expect(await changesBetween(files.before, files.after)).toEqual([
    expect.objectContaining({ kind: "image" }),
  ]);
  const other = "content/case-studies/trade/b.png";
  expect(
    await changesBetween({ ...files.before, [other]: "1" }, { [STUDY]: image("b.png"), [other]: "2" }),
  ).toEqual([
    expect.objectContaining({ kind: "changed", after: "b.png" }),
    expect.objectContaining({ kind: "image" }),
  ]);
  const [text] = await changesOf(study(section("One", "1")), study(section("One", "See salary.pdf")));
  expect(text).toMatchObject({ before: "1", after: "See salary.pdf" });
  const comment = { kind: "changed", where: "Search, case-study.yaml", before: null, after: null };
  expect(await changesOf(study(one), `${study(one)}# confidential\n`)).toEqual([comment]);
  // Both versions have the same values, but a publication sends the file.
  const withoutNull = study(one).replace("    imgLink: null\n", "");
  expect(await changesOf(study(one), withoutNull)).toEqual([comment]);
});

test("lists a file whose names were updated as one change", async () => {
  const file = "content/interface.yaml";
  const changes = await changesOf("gate: {ok: Gut, wait: Warten}", "lock: {ok: Gut, wait: Warten}", file);
  expect(changes).toEqual([
    { kind: "changed", where: "Interface, interface.yaml", before: null, after: null },
  ]);
});
