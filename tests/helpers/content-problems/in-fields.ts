import { profileSchema } from "#app/content/schema.ts";
import { SECTION_KINDS } from "#app/content/section-schema.ts";
import { STUDY_FILE } from "../content/small-content.ts";
import { type ContentProblem, inFiles, other } from "./content-problem.ts";

const PROFILE = Object.keys(profileSchema.shape).join(", ");

export const PROBLEMS_IN_FIELDS: ContentProblem[] = [
  ...inFiles(String.raw`
projects.yaml
  fields where a list belongs |   - title: Trading →     title: Trading
    2:5 cards: write a list: lines that start with a hyphen
  a colour without quotes | "#0e1a17" → #0e1a17
    7:14 cards[0].bgColor: write a colour as "#rrggbb", in quotes; # after a space starts a comment, so it needs quotes
  a colour of three digits | "#0e1a17" → "#fff"
    7:14 cards[0].bgColor: write a colour as "#rrggbb", in quotes
  a colour without # | "#0e1a17" → 001122
    7:14 cards[0].bgColor: write a colour as "#rrggbb", in quotes

theme.yaml
  a theme with a colour that is none | → colors: {accent: blue}
    1:18 colors.accent: write a colour as "#rrggbb", in quotes
  a theme with a text that cannot be read | → colors:\n  text: "#8a8a8a"
    2:9 colors.text: #8a8a8a on background #fbfbf9 is 3.3 : 1, and 4.5 : 1 is the least to be read: write #747474, which is the nearest that can
  a theme with a typeface that is not installed, and a misspelt value | → fonts:\n  text: "@fontsource/none"\nshape:\n  buttons: round
    2:9 fonts.text: "@fontsource/none" is not installed: run npm install @fontsource/none
    4:12 shape.buttons: write pill, rounded or square
  a theme with a typeface that is none | → fonts: {display: avatar.png}
    1:18 fonts.display: write the whole name of its package, such as "@fontsource-variable/avatar.png"
  a theme with a typeface from outside | → fonts: {text: [../secret.woff2]}
    1:16 fonts.text[0]: name an installed package of Fontsource, or .woff2 files in content/
  a theme with four columns | → layout: {columns: 4}
    1:19 layout.columns: write a number, 3 at most
  a theme with a logo that is none | → logo: avatar.png
    1:7 logo: name an .svg file
  a theme with a field nobody knows | → colours: {}
    1:10 colours: no such field; did you mean "colors"?

profile.yaml
  a field that is nearly right | footer: → foter:
    11:8 foter: no such field; did you mean "footer"?
  a field that nobody knows | name: Ada → name: Ada\nphone: none
    2:8 phone: no such field; there are ${PROFILE}
  a field called like a part of JavaScript | name: Ada → name: Ada\n__proto__: none\nconstructor: none
    2:12 __proto__: no such field; there are ${PROFILE}
    3:14 constructor: no such field; there are ${PROFILE}
  a field left out | tagline: Designs things.\n →
    1:1 tagline: is missing
  an empty field | tagline: Designs things. → tagline:
    2:9 tagline: write a text
  a text of spaces | name: Ada → name: "  "
    1:7 name: must not be empty
  a text where fields belong | blurb:\n  title: Hello\n  description: I am Ada.\n  imgLink: avatar.png\n  alt: Ada, drawn\n → blurb: Hello\n
    6:8 blurb: write fields here, one a line: "title: …"
  a résumé that is no PDF | name: Ada → name: Ada\nresume: avatar.png
    2:9 resume: name a .pdf file
  a résumé that is not there | name: Ada → name: Ada\nresume: cv.pdf
    2:9 resume: there is no file "cv.pdf" in content
  a language that is none | name: Ada → name: Ada\nlang: german
    2:7 lang: write a language by its short name: "en", "de", "fr-CH"

case-studies/trade/case-study.yaml
  a field with a capital | role: Designer → Role: Designer
    2:7 Role: no such field; did you mean "role"?
  a field that belongs further in | role: Designer → role: Designer\ntags: [Web]
    3:7 tags: no such field here; it belongs under hero
  a field that belongs further out |   width: 1120 →   width: 1120\n  summary: Calm.
    11:12 hero.summary: no such field here; it belongs at the left edge of the file
  a field of another kind of section |     description: Some text. →     description: Some text.\n    bullets: []
    17:14 sections[0].bullets: no such field here; it belongs in sections of type blockWithBullets
  a list where a text belongs | role: Designer → role:\n  - Designer\n  - Lead
    3:3 role: write a text, no list; one that starts with [ or - needs quotes
  a text where a list belongs | tags: [Desktop] → tags: Desktop
    9:9 hero.tags: write a list: lines that start with a hyphen

  a type in another spelling | type: textImage → type: TextImage
    14:11 sections[0].type: write one of: ${SECTION_KINDS.join(", ")}
  access in another spelling | access: passcode → access: Password
    1:9 access: write public or passcode
  a number with px | width: 1120 → width: 1120px
    10:10 hero.width: write a number of pixels; digits only, without quotes and px
  a number in quotes | spacing: 64 → spacing: "64"
    11:12 hero.spacing: write a number of pixels; digits only, without quotes and px
  half a pixel | spacing: 64 → spacing: 6.5
    11:12 hero.spacing: write a number of pixels, a whole one
  a number too large | width: 1120 → width: 11200
    10:10 hero.width: write a number of pixels, 2000 at most
  a summary too long | summary: A calm desk. → summary: ${"word ".repeat(61).trim()}
    4:10 summary: use at most 60 words
  a caption that is too long |     description: Some text. →     description: Some text.\n    caption: ${"c".repeat(141)}
    17:14 sections[0].caption: use at most 140 characters
  outcomes that are too long | role: Designer → role: Designer\noutcome:\n  - value: ${"o".repeat(61)}\n    what: ${"o".repeat(61)}
    4:12 outcome[0].value: use at most 60 characters
    5:11 outcome[0].what: use at most 60 characters
  a fourth outcome | role: Designer → role: Designer\noutcome:${"\\n  - value: 1 %\\n    what: more".repeat(4)}
    4:3 outcome: write at most three outcomes
  an empty bullet | title: First → title: ""
    21:16 sections[1].bullets[0].title: must not be empty
  a field of a section left out |     description: Some text.\n →
    14:5 sections[0].description: is missing
`),
  other(
    "a résumé that is a PDF by its name alone",
    async (content) => {
      await content.write("cv.pdf", "Hello");
      await content.change("profile.yaml", "name: Ada", "name: Ada\nresume: cv.pdf");
    },
    "profile.yaml:2:9 resume: cv.pdf is no PDF, whatever its name says: export it as PDF",
  ),
  other(
    "a résumé that nobody waits for",
    async (content) => {
      await content.write("cv.pdf", `%PDF-1.4${" ".repeat(10_000_000)}`);
      await content.change("profile.yaml", "name: Ada", "name: Ada\nresume: cv.pdf");
    },
    "profile.yaml:2:9 resume: cv.pdf has more than 10 MB: export it smaller",
  ),
  other(
    "no sections",
    (content) => content.change(STUDY_FILE, /sections:[\s\S]*$/, "sections: []\n"),
    `${STUDY_FILE}:13:11 sections: write at least one section`,
  ),
];
