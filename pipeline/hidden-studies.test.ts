import { expect, test } from "vitest";
import { plainText } from "#app/ui/plain-text.ts";
import { CARD, makeSmallContent, STUDY, STUDY_FILE } from "../tests/helpers/content/small-content.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { hiddenPaths, withoutHiddenPages, withoutLinks, withPreviews } from "./hidden-studies.ts";
import { loadContent } from "./load-content.ts";
import { hrefsIn, parseRichText } from "./read/rich-text.ts";

const SITE_URL = "https://www.own.example";

const ABSOLUTE_ADDRESS = "https://own.example/Trade/present";

test.each([
  ["public", "/trade"],
  ["passcode", ABSOLUTE_ADDRESS],
])("leaves out a draft with `access: %s` and everything that leads to %s", async (access, address) => {
  const content = await makeSmallContent(newFolder());
  await content.change(STUDY_FILE, "passcode", `${access}\ndraft: true`);
  const hero = `hero:\n  link: {label: A, address: "${ABSOLUTE_ADDRESS}"}`;
  const openStudy = STUDY.replace("passcode", "public\ndraft: false").replace("hero:", hero);
  await content.write("case-studies/open/case-study.yaml", openStudy);
  await content.write("redirects.yaml", `- from: /old\n  to: ${address}\n- from: /older\n  to: /open\n`);
  await content.write("projects.yaml", `cards:\n${CARD.replace("/trade", address)}`);
  await content.change("profile.yaml", "links:", `links:\n  - ${ABSOLUTE_ADDRESS}`);
  if (access === "public") await content.change("profile.yaml", "name: Ada", "name: Ada\nopenFirst: trade");
  const { content: files } = await loadContent(content.root);
  expect(hiddenPaths(files)).toEqual(["/trade"]);
  const built = withoutHiddenPages(files, SITE_URL);
  expect(built.caseStudies.map(({ slug }) => slug)).toEqual(["open"]);
  expect(built.cards).toEqual([]);
  expect(built.redirects).toEqual([{ from: "/older", to: "/open" }]);
  expect(JSON.stringify(built)).not.toMatch(/trade\b/i);
});

test("keeps an invited study and its redirects, but not its card, and previews it as a locked study", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change(STUDY_FILE, "access: passcode", "access: invited");
  await content.write("redirects.yaml", `- from: /old\n  to: ${ABSOLUTE_ADDRESS}\n`);
  const { content: files } = await loadContent(content.root);
  const { caseStudies, cards, redirects } = withoutHiddenPages(files, SITE_URL);
  expect(hiddenPaths(files)).toEqual(["/trade"]);
  expect([caseStudies.map(({ access }) => access), cards, redirects]).toEqual([
    ["invited"],
    [],
    [{ from: "/old", to: "/trade" }],
  ]);
  const preview = withPreviews(files);
  expect(preview.caseStudies.map(({ access }) => access)).toEqual(["passcode"]);
  expect(preview.cards).toHaveLength(1);
});

test("replaces links to a draft with their text", () => {
  const text = parseRichText(
    "A [**bold** link](/trade#end), [another](/traders) and\n- [one](http://own.example/%74rade?a=1)",
  );
  const linkless = withoutLinks(text, ["/trade"], SITE_URL);
  expect(hrefsIn(linkless)).toEqual(["/traders"]);
  expect(plainText(linkless)).toBe(plainText(text));
  expect(JSON.stringify(linkless)).toContain("strong");
  expect(withoutLinks(parseRichText("A [link](/trade) here"), ["/trade"], SITE_URL)).toEqual(
    parseRichText("A link here"),
  );
});
