import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { caseStudySchema, profileSchema } from "#app/content/schema.ts";
import { formatProblem, readYaml } from "../yaml/yaml-file.ts";
import { checkCardTypes } from "./check-card-types.ts";
import { checkTexts } from "./check-texts.ts";

test("a link that leads nowhere is named by file, line and field", () => {
  const file = readYaml(
    "case-study.yaml",
    "summary: See [this](javascript:alert) and [that](/trad#end).\nsections:\n  - type: textImage\n    description: |\n      Fine [here](/trade#end), [as a file](/cv.pdf) and [at home](/), not [there](www.example.com).\n",
  );
  expect(checkTexts(file, caseStudySchema, ["trade"]).map(formatProblem)).toEqual([
    'case-study.yaml:1:10 summary: the link to "javascript:alert" leads nowhere: start its address with https://, mailto:, tel:, / or #',
    'case-study.yaml:1:10 summary: the link to "/trad#end" leads nowhere; did you mean "/trade"?',
    'case-study.yaml:4:18 sections[0].description: the link to "www.example.com" leads nowhere: start its address with https://, mailto:, tel:, / or #',
  ]);
});

test("a card's type is one of the three or of the profile's own", () => {
  const projects = readYaml(
    "projects.yaml",
    "cards:\n  - type: Design\n  - type: Research\n  - type: Reserch\n",
  );
  expect(checkCardTypes(projects, ["Research"]).map(formatProblem)).toEqual([
    'projects.yaml:4:11 cards[2].type: write Design, Full-Stack, Front-end or Research, or list "Reserch" under types in profile.yaml',
  ]);
  expect(checkCardTypes(projects, readYaml("profile.yaml", ""))).toHaveLength(2);
});

const PROFILE = `name: Ada
tagline: Designs.
links: [https://example.com]
blurb: { title: A, description: A, imgLink: a.png, alt: A }
footer: A
`;

test.each([
  ["", []],
  [
    "networking: https://x.example\n",
    ['networking: write it in links: a line "- https://www.linkedin.com/in/your-name"'],
  ],
  [
    "showcase: https://x.example\n",
    ['showcase: write it in links: a line "- https://dribbble.com/your-name"'],
  ],
  ["email: a@b.example\n", ['email: write it in links: a line "- mailto:you@example.com"']],
  ["lang: german\n", ['lang: write a language by its short name: "en", "de", "fr-CH"']],
  ["lang: pt-BR\n", []],
])("in a profile, %j", (line, messages) => {
  const { problems } = readYaml("profile.yaml", PROFILE + line).check(profileSchema);
  expect(problems.map(formatProblem).map((text) => text.replace(/^\S+ /, ""))).toEqual(messages);
});

test.each([
  ["[]", "links: write at least one address"],
  ["[ada@example.com]", "links[0]: write an address that starts with https://, mailto: or tel:"],
  ["[javascript:alert(1)]", "links[0]: write an address that starts with https://, mailto: or tel:"],
  ["[https://a.b, https://a.b]", "links: write each address once"],
  ["[tel:1, tel:2, tel:3, tel:4, tel:5, tel:6, tel:7]", "links: write at most six addresses"],
])("links: %s", (links, message) => {
  const text = PROFILE.replace("[https://example.com]", links);
  const { problems } = readYaml("profile.yaml", text).check(profileSchema);
  expect(problems.map(formatProblem).map((problem) => problem.replace(/^\S+ /, ""))).toEqual([message]);
});

test("a word of the interface that nobody knows is named", () => {
  const { problems } = readYaml("interface.yaml", "gate:\n  sumbit: Go\n").check(interfaceSchema);
  expect(problems.map(formatProblem)).toEqual([
    'interface.yaml:2:11 gate.sumbit: no such field; did you mean "submit"?',
  ]);
});
