import { rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { profileSchema } from "#app/content/schema.ts";
import { SECTION_KINDS } from "#app/content/section-schema.ts";
import { testProblem, testProblems } from "../../tests/helpers/content/problem-table.ts";
import { type SmallContent, STUDY, STUDY_FILE } from "../../tests/helpers/content/small-content.ts";

const SYNTAX_ADVICE = "Check the quotes, colons and spaces of this line and of the line above.";
const COMMENT_ADVICE = "a # after a space starts a comment, so the text needs quotes";
const PROFILE_FIELDS = Object.keys(profileSchema.shape).join(", ");

testProblems(String.raw`
profile.yaml
  a colon in a text | tagline: Designs things. → tagline: Designer: things
    2:10 "tagline: Designer: things" is not valid YAML (Nested mappings are not allowed in compact mappings). ${SYNTAX_ADVICE}
  a text that a comment truncates | tagline: Designs things. → tagline: Designer #1 of things
    2:19 tagline: the text ends here: ${COMMENT_ADVICE}
  a text in brackets | tagline: Designs things. → tagline: [Draft]
    2:10 tagline: write a text; put it in quotes if it starts with [ or - or contains ": "
  a repeated field | tagline: Designs things. → tagline: Designs things.\ntagline: And more.
    3:1 "tagline: And more." repeats a field: remove one of the two, or start a new list item with "- "
  a misspelled field, and not a missing field | footer: → foter:
    11:8 foter: this field does not exist here; did you mean "footer"?
  fields with names from JavaScript | name: Ada → name: Ada\n__proto__: none\nconstructor: none
    2:12 __proto__: this field does not exist here; choose from: ${PROFILE_FIELDS}
    3:14 constructor: this field does not exist here; choose from: ${PROFILE_FIELDS}
  a missing field | tagline: Designs things.\n →
    1:1 tagline: is missing
  an empty field | tagline: Designs things. → tagline:
    2:9 tagline: write a text
  a blank text | name: Ada → name: "  "
    1:7 name: must not be empty
  a text instead of fields | blurb:\n  title: Hello\n  description: I am Ada.\n  imgLink: avatar.png\n  alt: Ada, drawn\n → blurb: Hello\n
    6:8 blurb: write fields, one in each line: "title: …"
  an unknown language | name: Ada → name: Ada\nlang: german
    2:7 lang: write the short name of a language, such as "en", "de" or "fr-CH"
  a link that runs a script | https://www.linkedin.com/in/ada → javascript:alert(1)
    4:5 links[0]: write an address that starts with https://, mailto: or tel:
  a repeated link | mailto:ada@example.com → https://www.linkedin.com/in/ada
    4:3 links: write each address once
  a rich text document | → {\rtf1 name: Ada}
    1:1 is a rich text document: in TextEdit, choose Format, Make Plain Text
  a file with the extension .yml | ⇒ profile.yml
    1:1 the file is named "profile.yml": rename it to profile.yaml
  a required file that contains only comments | → # later\n
    1:1 is empty: copy this file from the sample and change it

projects.yaml
  a missing required file | ⇒
    1:1 is missing: create this file
  fields instead of a list of cards |   - title: Trading →     title: Trading
    2:5 cards: write a list: one line for each item, starting with a hyphen and a space
  a color without quotes | "#0e1a17" → #0e1a17
    7:14 cards[0].bgColor: write a color as "#rrggbb", in quotes; ${COMMENT_ADVICE}
  a color with three digits | "#0e1a17" → "#fff"
    7:14 cards[0].bgColor: write a color as "#rrggbb", in quotes

theme.yaml
  a typeface outside content/ | → fonts: {text: [../secret.woff2]}
    1:16 fonts.text[0]: write the name of an installed Fontsource package, or of .woff2 files in content/
  a number above its limit | → layout: {columns: 4}
    1:19 layout.columns: write a number of at most 3
  a number below its limit | → layout: {columns: 0}
    1:19 layout.columns: write a number of at least 1

interface.yaml
  a misspelled string | → lock:\n  sumbit: Go\n
    2:11 lock.sumbit: this field does not exist here; did you mean "submit"?

case-studies/trade/case-study.yaml
  an unclosed quote in the middle of a file |     title: Problems →     title: 'Problems
    19:12 "title: 'Problems" is not valid YAML (Missing closing 'quote). ${SYNTAX_ADVICE}
  a text that starts with * |     title: Background →     title: *Background*
    15:12 put the text in quotes, because it starts with *
  a text that starts with & |     title: Background →     title: &Co
    15:12 put the text in quotes, because it starts with &
  a text that starts with ! |     title: Background →     title: !Wow nice
    15:12 put the text in quotes, because it starts with !
  a list item without its hyphen |   - type: blockWithBullets →     type: blockWithBullets
    18:5 "type: blockWithBullets" repeats a field: remove one of the two, or start a new list item with "- "
  Markdown that a comment truncates | description: Some text. → description: Issue #1 is the best
    16:24 sections[0].description: the text ends here: ${COMMENT_ADVICE}
  a field of another section kind |     description: Some text. →     description: Some text.\n    quote: Yes
    17:12 sections[0].quote: this field does not exist here; choose from: type, title, description, imgLink, alt, imgLinkSmall, altSmall, caption, figureFirst, bgColor, slide, notes, imgBgColor, spacing, borderRadius
  an unknown section kind | type: textImage → type: TextImage
    14:11 sections[0].type: write one of: ${SECTION_KINDS.join(", ")}
  a number with px | width: 1120 → width: 1120px
    10:10 hero.width: write a number of pixels, without quotes or px
  a fraction of a pixel | spacing: 64 → spacing: 6.5
    11:12 hero.spacing: write a whole number
  a summary of 61 words | summary: A calm desk. → summary: ${"word ".repeat(61).trim()}
    4:10 summary: use at most 60 words
  Markdown of 20,001 characters | Some text. → ${"a".repeat(20_001)}
    16:18 sections[0].description: use at most 20,000 characters
  Markdown with 1,001 asterisks | Some text. → ${"a*".repeat(1001)}
    16:18 sections[0].description: use at most 1,000 asterisks and underscores
  a caption of 141 characters |     description: Some text. →     description: Some text.\n    caption: ${"c".repeat(141)}
    17:14 sections[0].caption: use at most 140 characters
  a slide that is neither a line nor false |     description: Some text. →     description: Some text.\n    slide: true
    17:12 sections[0].slide: write false, or a line of at most 140 characters
  a fourth outcome | role: Designer → role: Designer\noutcome:${"\\n  - value: 1 %\\n    what: more".repeat(4)}
    4:3 outcome: write at most three outcomes
  a missing field of a section |     description: Some text.\n →
    14:5 sections[0].description: is missing
  a file name with uppercase letters and two extensions | ⇒ case-studies/trade/Case_Study.yaml.txt
    1:1 the file is named "Case_Study.yaml.txt": rename it to case-study.yaml

redirects.yaml
  a redirect from an address with a host | → - from: https://ada.example/old\n  to: /trade\n
    1:9 [0].from: write only the old path, such as /old-name, without https://, spaces, ? or #
  a redirect to an address without a host | → - from: /old\n  to: https://[]\n
    2:7 [0].to: write "/name" for a page of this site, "/" or an address that starts with https://
  a redirect to http | → - from: /old\n  to: http://ada.example\n
    2:7 [0].to: write "/name" for a page of this site, "/" or an address that starts with https://

case-studies/notes/idea.txt
  a study folder without case-study.yaml | → An idea
    case-studies/notes/case-study.yaml:1:1 is missing: create this file, or remove its folder

redirect.yml
  a misnamed file of redirects | → - from: /old
    redirects.yaml:1:1 the file is named "redirect.yml": rename it to redirects.yaml

case-studies/constructor/case-study.yaml
  no problem in a study named constructor | ⇐ case-studies/trade/case-study.yaml

case-studies/trade/case-study.yaml
  no problem in a section without its optional image |     imgLink: null\n  - type →   - type
  no problem in optional values that are null |     description: Some text. →     description: Some text.\n    bgColor: null\n    imgBgColor: null\n    spacing: null\n    borderRadius: null
  no problem in a section without its optional video | sections: → sections:\n  - {type: textVideo, title: V, description: V}
  no problem if comments follow a choice and a number | access: passcode → access: passcode # so
    + case-studies/trade/case-study.yaml | width: 1120 → width: 1120 # so
  no problem in spaces around a file name | imgLink: null\n  title → imgLink: " hero.png "\n  alt: A\n  title

profile.yaml
  no problem in a card type that the profile lists | name: Ada → name: Ada\ntypes: [Research]
    + projects.yaml | type: Design → type: Research

redirects.yaml
  no problem in an optional file with only comments | → # - from: /old

.trash/old.yaml
  no problem in a hidden file | → a

Avatar.png
  no problem if two image names differ only in case | ⇐ avatar.png
`);

const STUDY_FROM_WINDOWS = `\uFEFF# Mine\n${STUDY}`.replaceAll("\n", "\r\n# More\r\n");
testProblem(
  "no problem in a file with Windows line endings",
  [({ write }) => write(STUDY_FILE, STUDY_FROM_WINDOWS)],
  [],
);

const UTF8_ADVICE = "save the file with the encoding UTF-8";

for (const [title, text, problem] of [
  [
    "a file in Windows-1252",
    Buffer.from("name: Zoë\n", "latin1"),
    `9 this character is not saved as UTF-8: ${UTF8_ADVICE}`,
  ],
  [
    "a file in UTF-16",
    Buffer.from("name: Ada\n", "utf16le"),
    "1 is not plain text: save it with the encoding UTF-8",
  ],
  [
    "a text of more than 1 MB",
    `# ${"a".repeat(1_000_000)}`,
    "1 is larger than 1 MB: check that this is the right file",
  ],
] as const)
  testProblem(title, [({ write }) => write("profile.yaml", text)], [`profile.yaml:1:${problem}`]);

const LINK_PROBLEM =
  "avatar.png:1:1 is a link to a folder, a missing file or a place outside content/: replace it with the file";

async function replaceAvatar({ root, remove }: SmallContent, target: string): Promise<void> {
  await remove("avatar.png");
  await symlink(target, join(root, "avatar.png"));
}

for (const [title, target] of [
  ["a link out of content/", ".."],
  ["a link to a missing file", "gone.png"],
  ["a link to a folder", "case-studies"],
] as const)
  testProblem(title, [(content) => replaceAvatar(content, target)], [LINK_PROBLEM]);

async function linkToNeighbor(content: SmallContent): Promise<void> {
  const neighbor = `${content.root}-old.png`;
  await writeFile(neighbor, "");
  onTestFinished(() => rm(neighbor));
  await replaceAvatar(content, neighbor);
}

testProblem("a link to a file next to content/ with a similar name", [linkToNeighbor], [LINK_PROBLEM]);
