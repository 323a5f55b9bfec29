import { expect, test } from "vitest";
import { plainText } from "#app/ui/plain-text.ts";
import { makeSmallContent, STUDY, STUDY_FILE } from "../tests/helpers/content/small-content.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { hiddenPaths, withoutHiddenPages, withoutLinks, withPreviews } from "./hidden-studies.ts";
import { loadContent } from "./load-content.ts";
import { hrefsIn, parseRichText } from "./read/rich-text.ts";

const SITE_URL = "https://www.own.example";

test.each(["public", "passcode"])(
  "leaves out a draft with `access: %s`, its card and its redirects",
  async (access) => {
    const content = await makeSmallContent(newFolder());
    await content.change(
      STUDY_FILE,
      "passcode",
      access === "public" ? "public\ndraft: true" : "passcode\ndraft: true",
    );
    await content.write(
      "case-studies/open/case-study.yaml",
      STUDY.replace("passcode", "public\ndraft: false"),
    );
    await content.write("redirects.yaml", "- from: /old\n  to: /trade\n- from: /older\n  to: /open\n");
    if (access === "public") await content.change("profile.yaml", "name: Ada", "name: Ada\nopenFirst: trade");
    const { content: files } = await loadContent(content.root);
    expect(hiddenPaths(files)).toEqual(["/trade"]);
    const built = withoutHiddenPages(files, SITE_URL);
    expect(built.caseStudies.map(({ slug }) => slug)).toEqual(["open"]);
    expect(built.cards).toEqual([]);
    expect(built.redirects).toEqual([{ from: "/older", to: "/open" }]);
    expect(JSON.stringify(built)).not.toContain("trade");
  },
);

test("keeps an invited study and its redirects, but not its card, and previews it as a locked study", async () => {
  const content = await makeSmallContent(newFolder());
  await content.change(STUDY_FILE, "access: passcode", "access: invited");
  await content.write("redirects.yaml", "- from: /old\n  to: /trade\n");
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

test.each(["invited", "passcode\ndraft: true"])(
  "leaves out every absolute address of a study with `access: %s`",
  async (access) => {
    const content = await makeSmallContent(newFolder());
    const address = "https://own.example/Trade/present";
    await content.change(STUDY_FILE, "access: passcode", `access: ${access}`);
    await content.change("projects.yaml", "/trade", address);
    await content.change("profile.yaml", "links:", `links:\n  - ${address}`);
    const publicStudy = STUDY.replace("passcode", "public").replace(
      "hero:",
      `hero:\n  link: {label: A, address: "${address}"}`,
    );
    await content.write("case-studies/open/case-study.yaml", publicStudy);
    await content.write("redirects.yaml", `- from: /old\n  to: ${address}\n`);
    const files = withoutHiddenPages((await loadContent(content.root)).content, SITE_URL);
    expect(files.redirects).toEqual(access === "invited" ? [{ from: "/old", to: "/trade" }] : []);
    expect(JSON.stringify({ ...files, redirects: [] })).not.toContain(address);
    expect(files.profile.links).toHaveLength(2);
  },
);

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
