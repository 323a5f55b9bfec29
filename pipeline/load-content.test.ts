import { expect, test } from "vitest";
import english from "#app/content/english.json" with { type: "json" };
import german from "#app/content/translations/german.json" with { type: "json" };
import { makeSmallContent, STUDY, STUDY_FILE, STUDY_FOLDER } from "../tests/helpers/content/small-content.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { ContentError, loadContent, readContent, sourcesWithText } from "./load-content.ts";
import { contentFrom } from "./read/content-files.ts";
import { formatProblem } from "./read/problem.ts";

test("loadContent throws one error that lists the problems of all files", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change("projects.yaml", "hover: slide", "hover: jump");
  await content.change("profile.yaml", "name: Ada", 'name: ""');
  const error = await loadContent(content.root).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentError);
  const report = /2 problems in the content:\n.*profile.yaml:1:7 name: .*\n.*projects.yaml:10:12 /;
  expect(String(error)).toMatch(report);
});

test("a file with problems keeps its earlier value, and all other files get their new values", async () => {
  const content = await makeSmallContent(newFolder());
  const { sources } = await readContent(content.root);
  await content.change(STUDY_FILE, "access: passcode", "access: publik");
  await content.change("profile.yaml", "name: Ada", "name: Grace");
  await content.write("case-studies/empty/hero.png", "");
  const report = await readContent(content.root, { earlier: sources });
  expect(report.problems).toHaveLength(2);
  expect(report.content).toMatchObject({
    profile: { name: "Grace" },
    caseStudies: [{ slug: "trade", access: "passcode" }],
  });
  expect((await readContent(content.root)).content).toMatchObject({ caseStudies: [] });
});

test("sourcesWithText replaces a file, or returns null if the new text has problems", async () => {
  const { root } = await makeSmallContent(newFolder());
  const { sources } = await readContent(root);
  const readTags = (text: string) => {
    const changedSources = sourcesWithText(sources, STUDY_FILE, text);
    return changedSources && contentFrom(changedSources)?.caseStudies[0]?.hero.tags;
  };
  expect(readTags(STUDY.replace("[Desktop]", "[2022]"))).toEqual(["2022"]);
  expect(readTags(STUDY.replace("[Desktop]", "2022"))).toBeNull();
  expect(sourcesWithText(sources, "case-studies/trade/constructor.yaml", "a: 1")).toBeNull();
});

test.each<[string, Record<string, string | null>, problems: RegExp[]]>([
  ["a changed text", { [STUDY_FILE]: STUDY.replace("access: passcode", "access: publik") }, [/access/]],
  ["an added study", { "case-studies/brief/case-study.yaml": STUDY }, [/the site needs the address \/brief/]],
  [
    "a removed study",
    { [STUDY_FILE]: null, [`${STUDY_FOLDER}/hero.png`]: null, [`${STUDY_FOLDER}/a.mp4`]: null },
    [/there is no page "\/trade"/],
  ],
  [
    "a changed image",
    { "avatar.png": "" },
    [/profile.*avatar.png" is empty/, /projects.*avatar.png" is empty/],
  ],
  ["a removed image", { "avatar.png": null }, [/profile.*does not exist/, /projects.*does not exist/]],
  [
    "an added typeface",
    { "theme.yaml": "fonts: { text: b.woff2 }", "b.woff2": "b" },
    [/is not a .woff2 font/],
  ],
  ["a removed typeface", { "theme.yaml": "fonts: { text: a.woff2 }", "a.woff2": null }, [/does not exist/]],
])("readContent reports the problems of %s that is not written yet", async (_title, files, problems) => {
  const { root } = await makeSmallContent(newFolder({ "a.woff2": "a" }));
  const unwritten = new Map(
    Object.entries(files).map(([path, text]) => [path, text === null ? null : Buffer.from(text)]),
  );
  const report = await readContent(root, { unwritten });
  expect(report.problems.map(formatProblem)).toEqual(
    problems.map((problem) => expect.stringMatching(problem)),
  );
  expect((await readContent(root)).problems).toEqual([]);
});

test("text without quotes stays unchanged even if it looks like a number or a date", async () => {
  const smallContent = await makeSmallContent(newFolder());
  await smallContent.change(STUDY_FILE, "[Desktop]", "[2022, 1.10, 007, yes, true, 2024-05-01, 9:30]");
  await smallContent.change(STUDY_FILE, "Some text.", "Some text.\n    slide: 2024");
  const { content } = await loadContent(smallContent.root);
  expect(content.caseStudies[0]?.sections[0]?.slide).toBe("2024");
  const tags = ["2022", "1.10", "007", "yes", "true", "2024-05-01", "9:30"];
  expect(content.caseStudies[0]?.hero.tags).toEqual(tags);
});

test("interface.yaml with old names, obsolete placeholders and unknown names causes only warnings", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change("profile.yaml", "name: Ada", "name: Ada\nlang: de-AT");
  await content.write(
    "interface.yaml",
    `gate: {title: Passwort, sumbit: Los}
study: {invited: "{name} sieht, was Sie lesen.", films: {one: "{count} Film", other: "{count} Filme"}}
links: {mail: Schreiben}
invitation: {heading: {one: Eine Studie, other: Studien}}
owner: {previewHelp: Nur für Gäste, older: Ältere}
nonsense: Unsinn
`,
  );
  const { content: files, warnings } = await loadContent(content.root);
  expect(files.strings).toMatchObject({
    lock: { title: "Passwort", submit: "Submit" },
    study: { invited: german.study.invited, videos: { one: "{count} Film" } },
    links: { mail: german.links.mail },
    invitation: { heading: german.invitation.heading },
    owner: { previewHelp: english.owner.previewHelp },
  });
  const messages = warnings.map((warning) => formatProblem(warning).replaceAll(`${content.root}/`, ""));
  expect(messages.filter((message) => message.startsWith("interface"))).toEqual([
    'interface.yaml:2:50 study.films: is now called "videos"',
    'interface.yaml:1:1 gate: is now called "lock"',
    'interface.yaml:1:33 lock.sumbit: this field does not exist here; did you mean "submit"? (the site does not use this text)',
    "interface.yaml:6:11 nonsense: this field does not exist here; choose from: page, brief, contact, cards, prototype, notFound, error (the site does not use this text)",
    "interface.yaml:3:15 links.mail: must contain {name}, which the page replaces (the site does not use this text)",
    "interface.yaml:2:18 study.invited: the placeholder {name} does not exist here: remove it (the site does not use this text)",
    "interface.yaml:5:22 owner.previewHelp: must contain {label}, which the page replaces (the site does not use this text)",
    'interface.yaml:4:23 invitation.heading: write a text; put it in quotes if it starts with [ or - or contains ": " (the site does not use this text)',
  ]);
});
