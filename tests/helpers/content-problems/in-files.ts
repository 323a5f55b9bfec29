import { cp } from "node:fs/promises";
import { join } from "node:path";
import { filmBytes } from "../content/film-bytes.ts";
import { CARD, STUDY, STUDY_FILE, STUDY_FOLDER } from "../content/small-content.ts";
import { type ContentProblem, inFiles, other } from "./content-problem.ts";

const FILM = "24:60 sections[2].videoLink: a.mp4";
const REMEDY = "run npm run film -- case-studies/trade/a.mp4";

export const PROBLEMS_IN_FILES: ContentProblem[] = [
  ...inFiles(String.raw`
profile.yaml
  a rich text document | → {\rtf1 name: Ada}
    1:1 is a rich text document: save it as plain text (in TextEdit: Format, Make Plain Text)
  a file called .yml ⇒ profile.yml
    1:1 is called "profile.yml" here: rename it
  a file of comments | → # later\n
    1:1 is empty: copy this file from the sample and change it

projects.yaml
  a file that is missing ⇒
    1:1 is missing: create this file
  an empty file | →
    1:1 is empty: copy this file from the sample and change it

interface.yaml
  a word of the interface that nobody knows | → lock:\n  sumbit: Go\n
    2:11 lock.sumbit: no such field; did you mean "submit"?

case-studies/trade/case-study.yaml
  a file called in capitals ⇒ case-studies/trade/Case-Study.yaml
    1:1 is called "Case-Study.yaml" here: rename it
  a file with a second ending ⇒ case-studies/trade/case_study.yaml.txt
    1:1 is called "case_study.yaml.txt" here: rename it
  a video without words and poster | A problem.\n    imgLink: null\n → A problem.\n    imgLink: null\n  - type: textVideo\n    title: V\n    description: V\n    videoLink: a.mp4\n
    24:5 sections[2].alt: is missing: say in words what a.mp4 shows
    24:5 sections[2].poster: is missing: name a picture that stands for a.mp4

share.png
  no picture called share.png | → a text
    1:1 "share.png" is no picture: export it as JPEG, PNG, WebP or AVIF

share.jpeg
  no picture called share.jpeg | → a text
    1:1 "share.jpeg" is no picture: export it as JPEG, PNG, WebP or AVIF

share.svg
  a drawing called share.svg | → <svg xmlns="http://www.w3.org/2000/svg"/>
    1:1 "share.svg" is an SVG drawing: export it as PNG, 1800 pixels wide

case-studies/trade/share.webp
  no picture called share.webp | → a text
    1:1 "share.webp" is no picture: export it as JPEG, PNG, WebP or AVIF

case-studies/trade/share.jpg
  no picture called case-studies/trade/share.jpg | → a text
    1:1 "share.jpg" is no picture: export it as JPEG, PNG, WebP or AVIF

favicon.png
  no picture called favicon.png | → a text
    1:1 "favicon.png" is no picture: export it as JPEG, PNG, WebP or AVIF

favicon.svg
  an icon that is no drawing | → a text
    1:1 this picture cannot be drawn: save it again as SVG or PNG, or take it away

case-studies/notes.yaml
  a study without folder | → access: public
    1:1 put it in a folder of its own, called like the study's address, as case-study.yaml
`),
  other(
    "a file in the encoding of Windows",
    (content) => content.write("profile.yaml", Buffer.from("name: Zoë\n", "latin1")),
    "profile.yaml:1:9 this letter is not saved as UTF-8: save the file with that encoding",
  ),
  other(
    "a file in UTF-16",
    (content) => content.write("profile.yaml", Buffer.from("\ufeffname: Ada\n", "utf16le")),
    "profile.yaml:1:1 is saved as UTF-16: save it again with the encoding UTF-8",
  ),
  other(
    "a picture in place of a text",
    (content) => content.write("profile.yaml", Buffer.from([137, 80, 78, 71, 0])),
    "profile.yaml:1:1 is no text file: save it as plain text with the encoding UTF-8",
  ),
  other(
    "two cards with one link",
    (content) => content.write("projects.yaml", `cards:\n${CARD}${CARD}`),
    "projects.yaml:17:11 cards[1].link: cards[0] has this link already: each card needs its own",
  ),
  other(
    "redirects called .yml",
    (content) => content.write("redirect.yml", "- from: /old\n  to: /trade\n"),
    'redirects.yaml:1:1 is called "redirect.yml" here: rename it',
  ),
  other(
    "a copy of a study elsewhere, and one beside it",
    async (content) => {
      await content.write("backup/trade.yaml", STUDY);
      await content.write(`${STUDY_FOLDER}/old.yml`, STUDY);
    },
    "backup/trade.yaml:1:1 no page is made of this file: take it out of content/, or make a study of it",
    "case-studies/trade/old.yml:1:1 no page is made of this file: take it out of content/, or make a study of it",
  ),
  other(
    "a folder called share.png",
    (content) => content.write("share.png/share.png", "x"),
    "share.png:1:1 cannot be opened: put a file here that you may read",
  ),
  other(
    "a folder without study",
    (content) => content.write("case-studies/notes/idea.txt", "An idea"),
    "case-studies/notes/case-study.yaml:1:1 is missing: create this file, or remove its folder",
  ),
  other(
    "the folder of the studies in another spelling",
    (content) => content.rename("case-studies", "Case Studies"),
    "Case Studies:1:1 rename this folder to case-studies",
    'projects.yaml:8:11 cards[0].link: there is no case study "/trade"; there are none',
  ),
  other(
    "a study's folder with capitals and spaces",
    (content) => content.rename(STUDY_FOLDER, "case-studies/Trading Désk"),
    'case-studies/Trading Désk/case-study.yaml:1:1 the folder "Trading Désk" is the address: use small letters, digits and hyphens only, such as "trading-desk"',
    'projects.yaml:8:11 cards[0].link: there is no case study "/trade"; there are /Trading Désk',
  ),
  ...[
    ["__proto__", "proto"],
    ["__manifest", "manifest"],
    ["robots.txt", "robots-txt"],
  ].map(([slug, better]) =>
    secondStudy(
      `${slug}`,
      `the folder "${slug}" is the address: use small letters, digits and hyphens only, such as "${better}"`,
    ),
  ),
  ...["api", "assets", "brief", "healthz", "i", "locked", "media"].map((slug) =>
    secondStudy(slug, `the site itself needs /${slug}: rename the folder`),
  ),
  withFilm(
    "a text called .mp4",
    "This is no film.",
    "is no MP4 film, whatever its name says: export it as MP4 (H.264)",
  ),
  withFilm("an empty film", "", "is empty: export it again"),
  withFilm("a film that is cut off", filmBytes().subarray(0, 200), "is cut off: copy or export it again"),
  withFilm(
    "a film of sound alone",
    filmBytes({ tracks: ["sound"] }),
    "has no picture in it: export it as MP4 (H.264)",
  ),
  withFilm(
    "a film of a phone, in HEVC",
    filmBytes({ codec: "hvc1" }),
    `is HEVC, which not every browser plays: ${REMEDY}`,
  ),
  withFilm(
    "a film of 10 bits",
    filmBytes({ profile: 110 }),
    `is H.264 with more than 8 bits or 4:2:0, which not every browser plays: ${REMEDY}`,
  ),
  withFilm(
    "a film over the budget",
    filmBytes({ length: 1_600_000 }),
    `has 1.61 MB, and 1.5 MB is the most: ${REMEDY}`,
  ),
  withFilm(
    "a film that must load whole",
    filmBytes({ isSlow: true }),
    `must load whole before it starts (no "fast start"): ${REMEDY}`,
  ),
];

function secondStudy(slug: string, told: string): ContentProblem {
  return other(
    `a study's folder called ${slug}`,
    ({ root }) => cp(join(root, STUDY_FOLDER), join(root, "case-studies", slug), { recursive: true }),
    `case-studies/${slug}/case-study.yaml:1:1 ${told}`,
  );
}

function withFilm(name: string, film: string | Uint8Array, told: string): ContentProblem {
  const section =
    "  - {type: textVideo, title: V, description: V, videoLink: a.mp4, poster: hero.png, alt: V}";
  return other(
    name,
    async (content) => {
      await content.write(`${STUDY_FOLDER}/a.mp4`, film);
      await content.write(STUDY_FILE, `${STUDY}${section}\n`);
    },
    `${STUDY_FILE}:${FILM} ${told}`,
  );
}
