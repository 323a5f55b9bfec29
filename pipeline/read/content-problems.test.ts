import { rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { SECTION_KINDS } from "#app/content/section-schema.ts";
import { CLOUD_ONLY } from "../../files/site-file.ts";
import { change, copy, rename, testProblems, write } from "../../tests/helpers/content/problem-table.ts";
import { type SmallContent, STUDY, STUDY_FILE } from "../../tests/helpers/content/small-content.ts";

const SYNTAX_ADVICE = "Check the quotes, colons and spaces of this line and of the line above.";
const COMMENT_ADVICE = "a # after a space starts a comment, so the text needs quotes";
const FOUR_OUTCOMES = "\n  - value: 1 %\n    what: more".repeat(4);
const PROFILE_FIELDS = "title, availability, resume, lang, types, openFirst, pages";

// biome-ignore format: two lines for each case
testProblems([
  { title: "a colon in a text", edits: [change("profile.yaml", "tagline: Designs things.", "tagline: Designer: things")],
    problems: [`profile.yaml:2:10 "tagline: Designer: things" is not valid YAML (Nested mappings are not allowed in compact mappings). ${SYNTAX_ADVICE}`] },
  { title: "a text that a comment truncates", edits: [change("profile.yaml", "tagline: Designs things.", "tagline: Designer #1 of things")],
    problems: [`profile.yaml:2:19 tagline: the text ends here: ${COMMENT_ADVICE}`] },
  { title: "a text in brackets", edits: [change("profile.yaml", "tagline: Designs things.", "tagline: [Draft]")],
    problems: ['profile.yaml:2:10 tagline: write a text; put it in quotes if it starts with [ or - or contains ": "'] },
  { title: "a repeated field", edits: [change("profile.yaml", "tagline: Designs things.", "tagline: Designs things.\ntagline: And more.")],
    problems: ['profile.yaml:3:1 "tagline: And more." repeats a field: remove one of the two, or start a new list item with "- "'] },
  { title: "a misspelled field, and not a missing field", edits: [change("profile.yaml", "footer:", "foter:")],
    problems: ['profile.yaml:11:8 foter: this field does not exist here; did you mean "footer"?'] },
  { title: "fields with names from JavaScript", edits: [change("profile.yaml", "name: Ada", "name: Ada\n__proto__: none\nconstructor: none")],
    problems: [`profile.yaml:2:12 __proto__: this field does not exist here; choose from: ${PROFILE_FIELDS}`, `profile.yaml:3:14 constructor: this field does not exist here; choose from: ${PROFILE_FIELDS}`] },
  { title: "a missing field", edits: [change("profile.yaml", "tagline: Designs things.\n", "")],
    problems: ["profile.yaml:1:1 tagline: is missing"] },
  { title: "an empty field", edits: [change("profile.yaml", "tagline: Designs things.", "tagline:")],
    problems: ["profile.yaml:2:9 tagline: write a text"] },
  { title: "a blank text", edits: [change("profile.yaml", "name: Ada", 'name: "  "')],
    problems: ["profile.yaml:1:7 name: must not be empty"] },
  { title: "a text instead of fields", edits: [change("profile.yaml", "blurb:\n  title: Hello\n  description: I am Ada.\n  imgLink: avatar.png\n  alt: Ada, drawn\n", "blurb: Hello\n")],
    problems: ['profile.yaml:6:8 blurb: write fields, one in each line: "title: …"'] },
  { title: "a focal point outside the image", edits: [change("projects.yaml", "alt: A screen", 'alt: A screen\n    focus: "150% 20%"')],
    problems: ['projects.yaml:6:12 cards[0].focus: write two percentages, from the left and from the top, such as "50% 20%"'] },
  { title: "an unknown language", edits: [change("profile.yaml", "name: Ada", "name: Ada\nlang: german")],
    problems: ['profile.yaml:2:7 lang: write the short name of a language, such as "en", "de" or "fr-CH"'] },
  { title: "a link that runs a script", edits: [change("profile.yaml", "https://www.linkedin.com/in/ada", "javascript:alert(1)")],
    problems: ["profile.yaml:4:5 links[0]: write an address that starts with https://, mailto: or tel:"] },
  { title: "a repeated link", edits: [change("profile.yaml", "mailto:ada@example.com", "https://www.linkedin.com/in/ada")],
    problems: ["profile.yaml:4:3 links: write each address once"] },
  { title: "a rich text document", edits: [write("profile.yaml", "{\\rtf1 name: Ada}")],
    problems: ["profile.yaml:1:1 is a rich text document: in TextEdit, choose Format, Make Plain Text"] },
  { title: "a file with the extension .yml", edits: [rename("profile.yaml", "profile.yml")],
    problems: ['profile.yaml:1:1 the file is named "profile.yml": rename it to profile.yaml'] },
  { title: "a required file that contains only comments", edits: [write("profile.yaml", "# later\n")],
    problems: ["profile.yaml:1:1 is empty: copy this file from the sample and change it"] },
  { title: "a missing required file", edits: [(content) => content.remove("projects.yaml")],
    problems: ["projects.yaml:1:1 is missing: create this file"] },
  { title: "fields instead of a list of cards", edits: [change("projects.yaml", "  - title: Trading", "    title: Trading")],
    problems: ["projects.yaml:2:5 cards: write a list: one line for each item, starting with a hyphen and a space"] },
  { title: "a color without quotes", edits: [change("projects.yaml", '"#0e1a17"', "#0e1a17")],
    problems: [`projects.yaml:7:14 cards[0].bgColor: write a color as "#rrggbb", in quotes; ${COMMENT_ADVICE}`] },
  { title: "a color with three digits", edits: [change("projects.yaml", '"#0e1a17"', '"#fff"')],
    problems: ['projects.yaml:7:14 cards[0].bgColor: write a color as "#rrggbb", in quotes'] },
  { title: "a typeface outside content/", edits: [write("theme.yaml", "fonts: {text: [../secret.woff2]}")],
    problems: ["theme.yaml:1:16 fonts.text[0]: write the name of an installed Fontsource package, or of .woff2 files in content/"] },
  { title: "a number above its limit", edits: [write("theme.yaml", "layout: {columns: 4}")],
    problems: ["theme.yaml:1:19 layout.columns: write a number of at most 3"] },
  { title: "a number below its limit", edits: [write("theme.yaml", "layout: {columns: 0}")],
    problems: ["theme.yaml:1:19 layout.columns: write a number of at least 1"] },
  { title: "an unclosed quote in the middle of a file", edits: [change(STUDY_FILE, "    title: Problems", "    title: 'Problems")],
    problems: [`case-studies/trade/case-study.yaml:19:12 "title: 'Problems" is not valid YAML (Missing closing 'quote). ${SYNTAX_ADVICE}`] },
  { title: "a text that starts with *", edits: [change(STUDY_FILE, "    title: Background", "    title: *Background*")],
    problems: ["case-studies/trade/case-study.yaml:15:12 put the text in quotes, because it starts with *"] },
  { title: "a text that starts with &", edits: [change(STUDY_FILE, "    title: Background", "    title: &Co")],
    problems: ["case-studies/trade/case-study.yaml:15:12 put the text in quotes, because it starts with &"] },
  { title: "a text that starts with !", edits: [change(STUDY_FILE, "    title: Background", "    title: !Wow nice")],
    problems: ["case-studies/trade/case-study.yaml:15:12 put the text in quotes, because it starts with !"] },
  { title: "a list item without its hyphen", edits: [change(STUDY_FILE, "  - type: blockWithBullets", "    type: blockWithBullets")],
    problems: ['case-studies/trade/case-study.yaml:18:5 "type: blockWithBullets" repeats a field: remove one of the two, or start a new list item with "- "'] },
  { title: "Markdown that a comment truncates", edits: [change(STUDY_FILE, "description: Some text.", "description: Issue #1 is the best")],
    problems: [`case-studies/trade/case-study.yaml:16:24 sections[0].description: the text ends here: ${COMMENT_ADVICE}`] },
  { title: "a field of another section kind", edits: [change(STUDY_FILE, "    description: Some text.", "    description: Some text.\n    quote: Yes")],
    problems: ["case-studies/trade/case-study.yaml:17:12 sections[0].quote: this field does not exist here; choose from: alt, imgLinkSmall, altSmall, prototype, size, tall, caption, figureFirst, bgColor, slide, notes, imgBgColor, spacing, borderRadius"] },
  { title: "an unknown section kind", edits: [change(STUDY_FILE, "type: textImage", "type: TextImage")],
    problems: [`case-studies/trade/case-study.yaml:14:11 sections[0].type: write one of: ${SECTION_KINDS.join(", ")}`] },
  { title: "a number with px", edits: [change(STUDY_FILE, "width: 1120", "width: 1120px")],
    problems: ["case-studies/trade/case-study.yaml:10:10 hero.width: write a number of pixels, without quotes or px"] },
  { title: "a fraction of a pixel", edits: [change(STUDY_FILE, "spacing: 64", "spacing: 6.5")],
    problems: ["case-studies/trade/case-study.yaml:11:12 hero.spacing: write a whole number"] },
  { title: "a summary of 61 words", edits: [change(STUDY_FILE, "summary: A calm desk.", `summary: ${"word ".repeat(61).trim()}`)],
    problems: ["case-studies/trade/case-study.yaml:4:10 summary: use at most 60 words"] },
  { title: "Markdown of 20,001 characters", edits: [change(STUDY_FILE, "Some text.", "a".repeat(20_001))],
    problems: ["case-studies/trade/case-study.yaml:16:18 sections[0].description: use at most 20,000 characters"] },
  { title: "Markdown with 1,001 asterisks", edits: [change(STUDY_FILE, "Some text.", "a*".repeat(1001))],
    problems: ["case-studies/trade/case-study.yaml:16:18 sections[0].description: use at most 1,000 asterisks and underscores"] },
  { title: "a caption of 141 characters", edits: [change(STUDY_FILE, "    description: Some text.", `    description: Some text.\n    caption: ${"c".repeat(141)}`)],
    problems: ["case-studies/trade/case-study.yaml:17:14 sections[0].caption: use at most 140 characters"] },
  { title: "a slide that is neither a line nor false", edits: [change(STUDY_FILE, "    description: Some text.", "    description: Some text.\n    slide: true")],
    problems: ["case-studies/trade/case-study.yaml:17:12 sections[0].slide: write false, or a line of at most 140 characters"] },
  { title: "a row with too few cells", edits: [change(STUDY_FILE, "sections:", 'sections:\n  - type: table\n    title: T\n    columns: ["", B]\n    rows:\n      - [A, 1.10]\n      - [B]')],
    problems: ["case-studies/trade/case-study.yaml:19:9 sections[0].rows[1]: write as many cells as there are columns: 2"] },
  { title: "a table with seven columns", edits: [change(STUDY_FILE, "sections:", "sections:\n  - {type: table, title: T, columns: [1, 2, 3, 4, 5, 6, 7], rows: [[1, 2, 3, 4, 5, 6, 7]]}")],
    problems: ["case-studies/trade/case-study.yaml:14:38 sections[0].columns: write at most 6 columns"] },
  { title: "an empty cell without quotes", edits: [change(STUDY_FILE, "sections:", "sections:\n  - {type: table, title: T, columns: [A, B], rows: [[~, B]]}")],
    problems: ['case-studies/trade/case-study.yaml:14:54 sections[0].rows[0][0]: write a text, or "" for an empty cell'] },
  { title: "a fourth outcome", edits: [change(STUDY_FILE, "role: Designer", `role: Designer\noutcome:${FOUR_OUTCOMES}`)],
    problems: ["case-studies/trade/case-study.yaml:4:3 outcome: write at most three outcomes"] },
  { title: "a missing field of a section", edits: [change(STUDY_FILE, "    description: Some text.\n", "")],
    problems: ["case-studies/trade/case-study.yaml:14:5 sections[0].description: is missing"] },
  { title: "a file name with uppercase letters and two extensions", edits: [rename(STUDY_FILE, "case-studies/trade/Case_Study.yaml.txt")],
    problems: ['case-studies/trade/case-study.yaml:1:1 the file is named "Case_Study.yaml.txt": rename it to case-study.yaml'] },
  { title: "a redirect from an address with a host", edits: [write("redirects.yaml", "- from: https://ada.example/old\n  to: /trade\n")],
    problems: ["redirects.yaml:1:9 [0].from: write only the old path, such as /old-name, without https://, spaces, ? or #"] },
  { title: "a redirect to an address without a host", edits: [write("redirects.yaml", "- from: /old\n  to: https://[]\n")],
    problems: ['redirects.yaml:2:7 [0].to: write "/name" for a page of this site, "/" or an address that starts with https://'] },
  { title: "a redirect to http", edits: [write("redirects.yaml", "- from: /old\n  to: http://ada.example\n")],
    problems: ['redirects.yaml:2:7 [0].to: write "/name" for a page of this site, "/" or an address that starts with https://'] },
  { title: "a study folder without case-study.yaml", edits: [write("case-studies/notes/idea.txt", "An idea")],
    problems: ["case-studies/notes/case-study.yaml:1:1 is missing: create this file, or remove its folder"] },
  { title: "a misnamed file of redirects", edits: [write("redirect.yml", "- from: /old")],
    problems: ['redirects.yaml:1:1 the file is named "redirect.yml": rename it to redirects.yaml'] },
  { title: "no problem in a study named constructor", edits: [copy(STUDY_FILE, "case-studies/constructor/case-study.yaml")] },
  { title: "no problem in a section without its optional image", edits: [change(STUDY_FILE, "    imgLink: null\n  - type", "  - type")] },
  { title: "no problem in optional values that are null", edits: [change(STUDY_FILE, "    description: Some text.", "    description: Some text.\n    bgColor: null\n    imgBgColor: null\n    spacing: null\n    borderRadius: null")] },
  { title: "no problem in a section without its optional video", edits: [change(STUDY_FILE, "sections:", "sections:\n  - {type: textVideo, title: V, description: V}")] },
  { title: "no problem if comments follow a choice and a number", edits: [change(STUDY_FILE, "access: passcode", "access: passcode # so"), change(STUDY_FILE, "width: 1120", "width: 1120 # so")] },
  { title: "no problem in spaces around a file name", edits: [change(STUDY_FILE, "imgLink: null\n  title", 'imgLink: " hero.png "\n  alt: A\n  title')] },
  { title: "no problem in a card type that the profile lists", edits: [change("profile.yaml", "name: Ada", "name: Ada\ntypes: [Research]"), change("projects.yaml", "type: Design", "type: Research")] },
  { title: "no problem in an optional file with only comments", edits: [write("redirects.yaml", "# - from: /old")] },
  { title: "a required file that is only in iCloud", edits: [rename("profile.yaml", ".profile.yaml.icloud")],
    problems: [`profile.yaml:1:1 ${CLOUD_ONLY}`] },
  { title: "a study and an image that are only in iCloud", edits: [rename(STUDY_FILE, "case-studies/trade/.case-study.yaml.icloud"), rename("avatar.png", ".avatar.png.icloud")],
    problems: [`avatar.png:1:1 ${CLOUD_ONLY}`, `${STUDY_FILE}:1:1 ${CLOUD_ONLY}`] },
  { title: "no problem in a hidden file", edits: [write(".trash/old.yaml", "a")] },
  { title: "no problem if two image names differ only in case", edits: [copy("avatar.png", "Avatar.png")] },
]);

const STUDY_FROM_WINDOWS = `\uFEFF# Mine\n${STUDY}`.replaceAll("\n", "\r\n# More\r\n");
const UTF8_ADVICE = "save the file with the encoding UTF-8";

// biome-ignore format: two lines for each case
testProblems([
  { title: "no problem in a file with Windows line endings", edits: [write(STUDY_FILE, STUDY_FROM_WINDOWS)] },
  { title: "a file in Windows-1252", edits: [write("profile.yaml", Buffer.from("name: Zoë\n", "latin1"))],
    problems: [`profile.yaml:1:9 this character is not saved as UTF-8: ${UTF8_ADVICE}`] },
  { title: "a file in UTF-16", edits: [write("profile.yaml", Buffer.from("name: Ada\n", "utf16le"))],
    problems: ["profile.yaml:1:1 is not plain text: save it with the encoding UTF-8"] },
  { title: "a text of more than 1 MB", edits: [write("profile.yaml", `# ${"a".repeat(1_000_000)}`)],
    problems: ["profile.yaml:1:1 is larger than 1 MB: check that this is the right file"] },
]);

const LINK_PROBLEM =
  "avatar.png:1:1 is a link to a folder, a missing file or a place outside content/: replace it with the file";

async function replaceAvatar({ root, remove }: SmallContent, target: string): Promise<void> {
  await remove("avatar.png");
  await symlink(target, join(root, "avatar.png"));
}

async function linkToNeighbor(content: SmallContent): Promise<void> {
  const neighbor = `${content.root}-old.png`;
  await writeFile(neighbor, "");
  onTestFinished(() => rm(neighbor));
  await replaceAvatar(content, neighbor);
}

// biome-ignore format: two lines for each case
testProblems([
  { title: "a link out of content/", edits: [(content) => replaceAvatar(content, "..")],
    problems: [LINK_PROBLEM] },
  { title: "a link to a missing file", edits: [(content) => replaceAvatar(content, "gone.png")],
    problems: [LINK_PROBLEM] },
  { title: "a link to a folder", edits: [(content) => replaceAvatar(content, "case-studies")],
    problems: [LINK_PROBLEM] },
  { title: "a link to a file next to content/ with a similar name", edits: [linkToNeighbor],
    problems: [LINK_PROBLEM] },
]);
