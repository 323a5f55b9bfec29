import { execFileSync } from "node:child_process";
import { copyFile, cp, link, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { profileSchema } from "#app/content/schema.ts";
import { SECTION_KINDS } from "#app/content/section-schema.ts";
import {
  CARD,
  makeSmallContent,
  type SmallContent,
  STUDY,
  STUDY_FILE,
  STUDY_FOLDER,
} from "../../tests/helpers/content/small-content.ts";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { readContent } from "./load-content.ts";
import { formatProblem } from "./problem.ts";

const CHECK_LINE = "Check the quotes, colons and spaces of this line and of the line above.";
const QUOTES = "a # after a space starts a comment, so the text needs quotes";
const PROFILE_FIELDS = Object.keys(profileSchema.shape).join(", ");
const IMAGE = "export it as JPEG, PNG, WebP or AVIF";
const STRAY =
  "no page uses this file: move it out of content/, or make it a page (case-studies/name/case-study.yaml or pages/name/page.yaml)";

/**
 * A file name, and below it rows "title | old text → new text" with the reported problems below them. Without an old
 * text, the row replaces the whole file; "title ⇒ new path" renames the file, and "title ⇒" removes it.
 */
const TABLE = String.raw`
profile.yaml
  a missing space after a colon | name: Ada → name:Ada
    1:1 "name:Ada" is not valid YAML (Implicit keys need to be on a single line). ${CHECK_LINE}
  a colon in a text | tagline: Designs things. → tagline: Designer: things
    2:10 "tagline: Designer: things" is not valid YAML (Nested mappings are not allowed in compact mappings). ${CHECK_LINE}
  an unclosed quote where it opens | name: Ada → name: "Ada
    1:7 "name: "Ada" is not valid YAML (Missing closing "quote). ${CHECK_LINE}
  two documents in one file | tagline: Designs → ---\ntagline: Designs
    2:1 "---" is not valid YAML (Source contains multiple documents). ${CHECK_LINE}
  a text that a comment cuts short | tagline: Designs things. → tagline: Designer #1 of things
    2:19 tagline: the text ends here: ${QUOTES}
  a comment instead of a text | tagline: Designs things. → tagline: #1 designer
    2:10 tagline: write a text; ${QUOTES}
  a text in brackets | tagline: Designs things. → tagline: [Draft]
    2:10 tagline: write a text; put it in quotes if it starts with [ or - or contains ": "
  a repeated field | tagline: Designs things. → tagline: Designs things.\ntagline: And more.
    3:1 "tagline: And more." repeats a field: remove one of the two, or start a new list item with "- "
  a misspelled field, but not that it is missing | footer: → foter:
    11:8 foter: this field does not exist here; did you mean "footer"?
  an unknown field | name: Ada → name: Ada\nphone: none
    2:8 phone: this field does not exist here; choose from: ${PROFILE_FIELDS}
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
  an own page that does not exist | name: Ada → name: Ada\npages: [about]
    2:9 pages[0]: there is no folder "about" in pages/
  a résumé that is not a PDF | name: Ada → name: Ada\nresume: avatar.png
    2:9 resume: "avatar.png" is not a PDF: export it as PDF
  an image that does not exist | imgLink: avatar.png → imgLink: portrait.png
    9:12 blurb.imgLink: "portrait.png" does not exist in content
  an image with another case | imgLink: avatar.png → imgLink: Avatar.PNG
    9:12 blurb.imgLink: "Avatar.PNG" is named "avatar.png": write the same uppercase and lowercase letters
  an image with another ending | imgLink: avatar.png → imgLink: avatar.jpeg
    9:12 blurb.imgLink: "avatar.jpeg" does not exist in content; did you mean "avatar.png"?
  an image on the web | imgLink: avatar.png → imgLink: https://example.com/a.png
    9:12 blurb.imgLink: "https://example.com/a.png" must be a file next to this one, or in a folder next to it
  an image outside its folder | imgLink: avatar.png → imgLink: ../avatar.png
    9:12 blurb.imgLink: "../avatar.png" must be a file next to this one, or in a folder next to it
  a backslash in a path | imgLink: avatar.png → imgLink: pictures\avatar.png
    9:12 blurb.imgLink: "pictures\avatar.png" must be written with /: "pictures/avatar.png"
  a rich text document | → {\rtf1 name: Ada}
    1:1 is a rich text document: in TextEdit, choose Format, Make Plain Text
  a file with the ending .yml ⇒ profile.yml
    1:1 the file is named "profile.yml": rename it to profile.yaml
  a required file with only comments | → # later\n
    1:1 is empty: copy this file from the sample and change it

projects.yaml
  a missing file ⇒
    1:1 is missing: create this file
  fields instead of a list |   - title: Trading →     title: Trading
    2:5 cards: write a list: one line for each item, starting with a hyphen and a space
  a color without quotes | "#0e1a17" → #0e1a17
    7:14 cards[0].bgColor: write a color as "#rrggbb", in quotes; ${QUOTES}
  a color with three digits | "#0e1a17" → "#fff"
    7:14 cards[0].bgColor: write a color as "#rrggbb", in quotes
  a card without alt text |     alt: A screen\n →
    2:5 cards[0].alt: is missing: describe what avatar.png shows
  a card's link without a slash | link: /trade → link: trade
    8:11 cards[0].link: write "/name" for a page of this site, or an address that starts with https://
  a card's link with a slash at the end | link: /trade → link: /trade/
    8:11 cards[0].link: there is no page "/trade/"; did you mean "/trade"?
  a card's link to a misspelled study | link: /trade → link: /trad
    8:11 cards[0].link: there is no page "/trad"; did you mean "/trade"?
  two cards with one link | → cards:\n${`${CARD}${CARD}`.replaceAll("\n", "\\n")}
    17:11 cards[1].link: cards[0] already has this link: give each card its own
  a card's type that the profile does not list | type: Design → type: Research
    9:11 cards[0].type: write Design, Full-Stack or Front-end, or add "Research" to the types in profile.yaml

theme.yaml
  a typeface that is not installed, and a misspelled value | → fonts:\n  text: "@fontsource/none"\nshape:\n  buttons: round
    2:9 fonts.text: "@fontsource/none" is not installed: run npm install @fontsource/none
    4:12 shape.buttons: write pill, rounded or square
  a typeface outside content/ | → fonts: {text: [../secret.woff2]}
    1:16 fonts.text[0]: name an installed Fontsource package, or .woff2 files in content/
  a number above its limit | → layout: {columns: 4}
    1:19 layout.columns: write a number of at most 3
  a number below its limit | → layout: {columns: 0}
    1:19 layout.columns: write a number of at least 1

interface.yaml
  a misspelled string | → lock:\n  sumbit: Go\n
    2:11 lock.sumbit: this field does not exist here; did you mean "submit"?

case-studies/trade/case-study.yaml
  a tab at the start of a line |   imgLink: null\n  title: Trading →   imgLink: null\n\ttitle: Trading
    7:1 "title: Trading" is not valid YAML (Tabs are not allowed as indentation). ${CHECK_LINE}
  an unclosed quote in the middle of a file |     title: Problems →     title: 'Problems
    19:12 "title: 'Problems" is not valid YAML (Missing closing 'quote). ${CHECK_LINE}
  an alias |     title: Background →     title: *Background*
    15:12 put the text in quotes, because it starts with *
  an anchor |     title: Background →     title: &Co
    15:12 put the text in quotes, because it starts with &
  a tag |     title: Background →     title: !Wow nice
    15:12 put the text in quotes, because it starts with !
  a list item without its hyphen |   - type: blockWithBullets →     type: blockWithBullets
    18:5 "type: blockWithBullets" repeats a field: remove one of the two, or start a new list item with "- "
  Markdown that a comment cuts short | description: Some text. → description: Issue #1 is the best
    16:24 sections[0].description: the text ends here: ${QUOTES}
  a field of another section kind |     description: Some text. →     description: Some text.\n    quote: Yes
    17:12 sections[0].quote: this field does not exist here; choose from: type, title, description, imgLink, alt, imgLinkSmall, caption, bgColor, imgBgColor, spacing, borderRadius
  an unknown section kind | type: textImage → type: TextImage
    14:11 sections[0].type: write one of: ${SECTION_KINDS.join(", ")}
  a number with px | width: 1120 → width: 1120px
    10:10 hero.width: write a number of pixels, without quotes or px
  half a pixel | spacing: 64 → spacing: 6.5
    11:12 hero.spacing: write a whole number
  a summary of 61 words | summary: A calm desk. → summary: ${"word ".repeat(61).trim()}
    4:10 summary: use at most 60 words
  Markdown of 20,001 characters | Some text. → ${"a".repeat(20_001)}
    16:18 sections[0].description: use at most 20,000 characters
  Markdown with 1,001 asterisks | Some text. → ${"a*".repeat(1001)}
    16:18 sections[0].description: use at most 1,000 * and _
  a caption of 141 characters |     description: Some text. →     description: Some text.\n    caption: ${"c".repeat(141)}
    17:14 sections[0].caption: use at most 140 characters
  a fourth outcome | role: Designer → role: Designer\noutcome:${"\\n  - value: 1 %\\n    what: more".repeat(4)}
    4:3 outcome: write at most three outcomes
  a missing field of a section |     description: Some text.\n →
    14:5 sections[0].description: is missing
  a hero without alt text |   imgLink: null\n  title →   imgLink: hero.png\n  title
    5:1 hero.alt: is missing: describe what hero.png shows
  a video without alt text and poster | A problem.\n    imgLink: null\n → A problem.\n    imgLink: null\n  - type: textVideo\n    title: V\n    description: V\n    videoLink: a.mp4\n
    24:5 sections[2].alt: is missing: describe what a.mp4 shows
    24:5 sections[2].poster: is missing: name an image to show before a.mp4 plays
  a text link with script | A calm desk.\nhero → See [this](javascript:alert).\nhero
    4:10 summary: the link to "javascript:alert" must start with https://, mailto:, tel:, / or #
  the second of four text links | Some text. → Fine [here](/trade#end), [there](www.example.com), [as a file](/cv.pdf) and [at home](/).
    16:18 sections[0].description: the link to "www.example.com" must start with https://, mailto:, tel:, / or #
  a text link to a misspelled study | Some text. → And [that](/trad#end).
    16:18 sections[0].description: the link to "/trad#end" leads to no page; did you mean "/trade"?
  a file name with uppercase letters ⇒ case-studies/trade/Case-Study.yaml
    1:1 the file is named "Case-Study.yaml": rename it to case-study.yaml
  a file name with a second ending ⇒ case-studies/trade/case_study.yaml.txt
    1:1 the file is named "case_study.yaml.txt": rename it to case-study.yaml

redirects.yaml
  fields instead of a list of redirects | → from: /old\nto: /trade\n
    1:1 write a list: one line for each item, starting with a hyphen and a space
  a redirect from another site | → - from: https://ada.example/old\n  to: /trade\n
    1:9 [0].from: write only the old path, such as /old-name, without https://, spaces, ? or #
  a redirect from a page | → - from: /trade\n  to: /\n
    1:9 [0].from: /trade is an existing page: redirect only addresses without a page
  a redirect from a reserved address | → - from: /api/old\n  to: /\n
    1:9 [0].from: the site needs the address /api: it cannot be redirected
  a repeated redirect | → - from: /old\n  to: /\n- from: /old/\n  to: /trade\n
    3:9 [1].from: is already in this list: remove one of them
  a redirect to a misspelled page | → - from: /old\n  to: /trad\n
    2:7 [0].to: there is no page "/trad"; did you mean "/trade"?
  a redirect to a redirect | → - from: /older\n  to: /old\n- from: /old\n  to: /trade\n
    2:7 [0].to: /old is an old address, too: write "/trade"
  redirects in a circle | → - from: /older\n  to: /old\n- from: /old\n  to: /older\n
    2:7 [0].to: /old leads in a circle: write the address of a page
    4:7 [1].to: /older leads in a circle: write the address of a page
  a chain of three redirects | → - from: /a\n  to: /b\n- from: /b\n  to: /c\n- from: /c\n  to: /trade\n
    2:7 [0].to: /b is an old address, too: write "/trade"
    4:7 [1].to: /c is an old address, too: write "/trade"
  a redirect to an address without a host | → - from: /old\n  to: https://[]\n
    2:7 [0].to: write "/name" for a page of this site, "/" or an address that starts with https://
  a redirect to http | → - from: /old\n  to: http://ada.example\n
    2:7 [0].to: write "/name" for a page of this site, "/" or an address that starts with https://

share.png
  a share image that is a text | → a text
    1:1 is not a complete image: ${IMAGE}

case-studies/trade/share.jpg
  a study's share image that is a text | → a text
    1:1 is not a complete image: ${IMAGE}

share.svg
  an SVG as share image | → <svg xmlns="http://www.w3.org/2000/svg"/>
    1:1 is an SVG: export it as PNG, 1800 pixels wide

favicon.png
  an icon that is a text | → a text
    1:1 is not a complete image: ${IMAGE}

favicon.svg
  a text as icon | → a text
    1:1 is not an SVG that can be drawn: export it again

case-studies/notes.yaml
  a study without its own folder | → access: public
    1:1 ${STRAY}
`;

const HERO = `${STUDY_FOLDER}/hero.png`;
const LOCKED = `everyone can see this file here, but sections[0].imgLink in ${STUDY_FILE}:17 is locked`;

/** Same, but the first section of the locked study shows hero.png. */
const LOCKED_TABLE = String.raw`
projects.yaml
  a locked image on a card | image: avatar.png → image: ${HERO}
    4:12 cards[0].image: ${LOCKED}: use another file
  a locked image on a card by a longer path | image: avatar.png → image: ./case-studies/../${HERO}
    4:12 cards[0].image: ${LOCKED}: use another file
  a locked image behind a card | bgimage: null → bgimage: ${HERO}
    6:14 cards[0].bgimage: ${LOCKED}: use another file

case-studies/trade/case-study.yaml
  a locked image as the hero of its own study | imgLink: null\n  title → imgLink: hero.png\n  alt: A\n  title
    6:12 hero.imgLink: ${LOCKED.replace(":17", ":18")}: use another file
`;

interface Row {
  title: string;
  change: (content: SmallContent) => Promise<unknown>;
  /** Each as `file:line:column field: message`. */
  problems: string[];
}

const OPEN_STUDY = "case-studies/open/case-study.yaml";
const OUTSIDE = "is a link to a place outside this folder: replace the link with the file";
const IRREGULAR = "is not a regular file: replace it with a file or a folder";
const PAGE = "title: Trade\ndescription: Mine.\nsections: [{type: quote, quote: Q, who: W}]\n";

const OTHER_ROWS: Row[] = [
  row(
    "an empty list of sections",
    (content) => content.change(STUDY_FILE, /sections:[\s\S]*$/, "sections: []\n"),
    [`${STUDY_FILE}:13:11 sections: write at least one section`],
  ),
  row(
    "a file in Windows-1252",
    (content) => content.write("profile.yaml", Buffer.from("name: Zoë\n", "latin1")),
    ["profile.yaml:1:9 this character is not saved as UTF-8: save the file with the encoding UTF-8"],
  ),
  row(
    "a file in UTF-16",
    (content) => content.write("profile.yaml", Buffer.from("\ufeffname: Ada\n", "utf16le")),
    ["profile.yaml:1:1 is not plain text: save it with the encoding UTF-8"],
  ),
  row(
    "an image instead of a text",
    (content) => content.write("profile.yaml", Buffer.from([137, 80, 78, 71, 0])),
    ["profile.yaml:1:1 is not plain text: save it with the encoding UTF-8"],
  ),
  row("a text of more than 1 MB", (content) => content.write("profile.yaml", `# ${"a".repeat(1_000_000)}`), [
    "profile.yaml:1:1 is larger than 1 MB: check that this is the right file",
  ]),
  row(
    "no card's type while the profile is unreadable",
    async (content) => {
      await content.change("profile.yaml", "name: Ada", 'name: "Ada');
      await content.change("projects.yaml", "type: Design", "type: Research");
    },
    [`profile.yaml:1:7 "name: "Ada" is not valid YAML (Missing closing "quote). ${CHECK_LINE}`],
  ),
  row("misnamed redirects", (content) => content.write("redirect.yml", "- from: /old\n  to: /trade\n"), [
    'redirects.yaml:1:1 the file is named "redirect.yml": rename it to redirects.yaml',
  ]),
  row(
    "copies of a study",
    async (content) => {
      await content.write("backup/trade.yaml", STUDY);
      await content.write(`${STUDY_FOLDER}/old.yml`, STUDY);
    },
    [`backup/trade.yaml:1:1 ${STRAY}`, `case-studies/trade/old.yml:1:1 ${STRAY}`],
  ),
  row("a folder without its study", (content) => content.write("case-studies/notes/idea.txt", "An idea"), [
    "case-studies/notes/case-study.yaml:1:1 is missing: create this file, or remove its folder",
  ]),
  row("a misnamed folder of studies", (content) => content.rename("case-studies", "Case Studies"), [
    `Case Studies/trade/case-study.yaml:1:1 ${STRAY}`,
    'projects.yaml:8:11 cards[0].link: there is no page "/trade"',
  ]),
  row("a page with the address of a study", (content) => content.write("pages/trade/page.yaml", PAGE), [
    "pages/trade/page.yaml:1:1 a case study is named trade, too: rename one folder",
  ]),
  ...["Trading Désk", "__proto__", "robots.txt"].map((slug) => {
    const rule = "becomes the address: use only lowercase letters, digits and hyphens";
    return withStudyFolder(slug, `the folder "${slug}" ${rule}`);
  }),
  ...["api", "assets", "brief", "healthz", "i", "locked", "media", "owner"].map((slug) =>
    withStudyFolder(slug, `the site needs the address /${slug}: rename the folder`),
  ),
  withResume("a text named .pdf", "Hello", "is not a PDF: export it as PDF"),
  withResume(
    "a PDF of 10 MB",
    `%PDF-1.4${" ".repeat(10_000_000)}`,
    "is larger than 10 MB: export a smaller PDF",
  ),
  row(
    "a video that browsers cannot play",
    async (content) => {
      await content.write(`${STUDY_FOLDER}/a.mp4`, "");
      const video = "{type: textVideo, title: V, description: V, videoLink: a.mp4, poster: hero.png, alt: V}";
      await content.write(STUDY_FILE, `${STUDY}  - ${video}\n`);
    },
    [`${STUDY_FILE}:24:60 sections[2].videoLink: "a.mp4" is empty: export it again`],
  ),
  ...Object.entries({ copy: copyFile, "hard link": link, "symbolic link": symlink }).map(([kind, make]) =>
    row(
      `a ${kind} of a locked image`,
      locking(async (content) => {
        await content.remove("avatar.png");
        await make(join(content.root, HERO), join(content.root, "avatar.png"));
      }),
      [
        `profile.yaml:9:12 blurb.imgLink: ${LOCKED}: use another file`,
        `projects.yaml:4:12 cards[0].image: ${LOCKED}: use another file`,
      ],
    ),
  ),
  row(
    "a locked image in a public study",
    locking(async (content) => {
      const media = "    imgLink: shown.png\n    alt: A";
      await content.write(
        OPEN_STUDY,
        STUDY.replace("passcode", "public").replace("    imgLink: null", media),
      );
      await copyFile(join(content.root, HERO), join(content.root, "case-studies/open/shown.png"));
    }),
    [`${OPEN_STUDY}:17:14 sections[0].imgLink: ${LOCKED}: use another file`],
  ),
  ...["share.png", "favicon.png", "brief/share.png", `${STUDY_FOLDER}/share.png`].map((name) =>
    row(
      `a locked image as ${name}`,
      locking(async (content) => content.write(name, await readFile(join(content.root, HERO)))),
      [`${name}:1:1 ${LOCKED}: use another file`],
    ),
  ),
  row(
    "a locked image on a card although access is misspelled",
    locking(async (content) => {
      await content.change(STUDY_FILE, "access: passcode", "access: Public");
      await content.change("projects.yaml", "image: avatar.png", `image: ${HERO}`);
    }),
    [
      `${STUDY_FILE}:1:9 access: write public or passcode`,
      `projects.yaml:4:12 cards[0].image: ${LOCKED}: use another file`,
    ],
  ),
  irregular("a link out of content/, and nothing else", (file) => symlink("..", file), OUTSIDE),
  irregular("a link to a device", (file) => symlink("/dev/zero", file), OUTSIDE),
  irregular(
    "a link to a missing file",
    (file) => symlink("gone.png", file),
    "is a link to a missing file: replace the link with the file",
  ),
  irregular("a link to a folder", (file) => symlink("case-studies", file), IRREGULAR),
  irregular("a pipe", async (file) => execFileSync("mkfifo", [file]), IRREGULAR),
  row(
    "problems of all files, in order",
    async (content) => {
      await content.change("projects.yaml", "hover: slide", "hover: jump");
      await content.change("profile.yaml", "name: Ada", 'name: ""');
      await content.change(STUDY_FILE, "title: First", "title: [1]");
      await content.change(STUDY_FILE, "type: textImage", "type: picture");
      await content.write("share.png", "a text");
    },
    [
      `${STUDY_FILE}:14:11 sections[0].type: write one of: ${SECTION_KINDS.join(", ")}`,
      `${STUDY_FILE}:21:16 sections[1].bullets[0].title: write a text; put it in quotes if it starts with [ or - or contains ": "`,
      "profile.yaml:1:7 name: must not be empty",
      "projects.yaml:10:12 cards[0].hover: write rise, fan, slide, scroll, breathe, lift or carry",
      `share.png:1:1 is not a complete image: ${IMAGE}`,
    ],
  ),
];

const LOCKED_ROWS = rowsOf(LOCKED_TABLE).map((each) => ({ ...each, change: locking(each.change) }));

test.each([...rowsOf(TABLE), ...LOCKED_ROWS, ...OTHER_ROWS])(
  "reports $title",
  async ({ change, problems }) => {
    const content = await makeSmallContent(newFolder());
    await change(content);
    const report = await readContent(content.root);
    const { root } = content;
    const reported = report.problems.map((problem) =>
      formatProblem(problem).replaceAll(`${root}/`, "").replaceAll(root, "content"),
    );
    expect(reported).toEqual(problems);
  },
);

function rowsOf(table: string): Row[] {
  const rows: Row[] = [];
  let file = "";
  for (const line of table.split("\n").filter(Boolean)) {
    const [, title, from, to = ""] = /^ {2}(\S.*?) \| (?:(.*?) )?→ ?(.*)$/.exec(line) ?? [];
    const [, renamed, path] = /^ {2}(\S.*) ⇒ ?(.*)$/.exec(line) ?? [];
    if (line.startsWith("    ")) rows.at(-1)?.problems.push(`${file}:${line.trim()}`);
    else if (renamed) rows.push(row(renamed, renaming(file, path), []));
    else if (title) rows.push(row(title, changing(file, from, to), []));
    else file = line;
  }
  return rows;
}

function changing(file: string, from: string | undefined, to: string): Row["change"] {
  const text = (part: string) => part.replaceAll("\\n", "\n").replaceAll("\\t", "\t");
  if (from === undefined) return (content) => content.write(file, text(to));
  return (content) => content.change(file, text(from), text(to));
}

function renaming(file: string, path: string | undefined): Row["change"] {
  return (content) => (path ? content.rename(file, path) : content.remove(file));
}

function row(title: string, change: Row["change"], problems: string[]): Row {
  return { title, change, problems };
}

/** Replaces avatar.png. */
function irregular(title: string, make: (file: string) => Promise<unknown>, problem: string): Row {
  return row(
    title,
    async (content) => {
      await content.remove("avatar.png");
      await make(join(content.root, "avatar.png"));
    },
    [`avatar.png:1:1 ${problem}`],
  );
}

function withStudyFolder(slug: string, problem: string): Row {
  const path = `case-studies/${slug}`;
  return row(
    `a study's folder named ${slug}`,
    ({ root }) => cp(join(root, STUDY_FOLDER), join(root, path), { recursive: true }),
    [`${path}/case-study.yaml:1:1 ${problem}`],
  );
}

function withResume(title: string, pdf: string, problem: string): Row {
  return row(
    title,
    async (content) => {
      await content.write("cv.pdf", pdf);
      await content.change("profile.yaml", "name: Ada", "name: Ada\nresume: cv.pdf");
    },
    [`profile.yaml:2:9 resume: "cv.pdf" ${problem}`],
  );
}

/** Shows hero.png in the first section of the locked study, then makes a change. */
function locking(change: Row["change"]): Row["change"] {
  return async (content) => {
    const image = "    imgLink: hero.png\n    alt: A\n  - type";
    await content.change(STUDY_FILE, "    imgLink: null\n  - type", image);
    await change(content);
  };
}
