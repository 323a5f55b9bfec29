import { filmBytes } from "../content/film-bytes.ts";
import { type SmallContent, STUDY, STUDY_FILE, STUDY_FOLDER } from "../content/small-content.ts";
import type { Mistake } from "./mistake.ts";

export const MISTAKES_IN_FILES: Mistake[] = [
  [
    "a file in the encoding of Windows",
    (content) => content.write("profile.yaml", Buffer.from("name: Zoë\n", "latin1")),
    "profile.yaml:1:9 this letter is not saved as UTF-8: save the file with that encoding",
  ],
  [
    "a file in UTF-16",
    (content) => content.write("profile.yaml", Buffer.from("\ufeffname: Ada\n", "utf16le")),
    "profile.yaml:1:1 is saved as UTF-16: save it again with the encoding UTF-8",
  ],
  [
    "a rich text document",
    (content) => content.write("profile.yaml", "{\\rtf1 name: Ada}"),
    "profile.yaml:1:1 is a rich text document: save it as plain text (in TextEdit: Format, Make Plain Text)",
  ],
  [
    "a picture in place of a text",
    (content) => content.write("profile.yaml", Buffer.from([137, 80, 78, 71, 0])),
    "profile.yaml:1:1 is no text file: save it as plain text with the encoding UTF-8",
  ],
  [
    "an empty file",
    (content) => content.write("projects.yaml", ""),
    "projects.yaml:1:1 is empty: copy this file from the sample and change it",
  ],
  [
    "a file of comments",
    (content) => content.write("profile.yaml", "# later\n"),
    "profile.yaml:1:1 is empty: copy this file from the sample and change it",
  ],
  [
    "a file that is missing",
    (content) => content.remove("projects.yaml"),
    "projects.yaml:1:1 is missing: create this file",
  ],
  [
    "a file called .yml",
    (content) => content.rename("profile.yaml", "profile.yml"),
    'profile.yaml:1:1 is called "profile.yml" here: rename it',
  ],
  [
    "a file called in capitals",
    (content) => content.rename(STUDY_FILE, `${STUDY_FOLDER}/Case-Study.yaml`),
    'case-studies/trade/case-study.yaml:1:1 is called "Case-Study.yaml" here: rename it',
  ],
  [
    "a file with a second ending",
    (content) => content.rename(STUDY_FILE, `${STUDY_FOLDER}/case_study.yaml.txt`),
    'case-studies/trade/case-study.yaml:1:1 is called "case_study.yaml.txt" here: rename it',
  ],
  [
    "a folder without study",
    (content) => content.write("case-studies/notes/idea.txt", "An idea"),
    "case-studies/notes/case-study.yaml:1:1 is missing: create this file, or remove its folder",
  ],
  [
    "a study without folder",
    (content) => content.write("case-studies/notes.yaml", "access: public"),
    "case-studies/notes.yaml:1:1 put it in a folder of its own, called like the study's address, as case-study.yaml",
  ],
  [
    "the folder of the studies in another spelling",
    (content) => content.rename("case-studies", "Case Studies"),
    "Case Studies:1:1 rename this folder to case-studies",
    'projects.yaml:8:11 cards[0].link: there is no case study "/trade"; there are none',
  ],
  [
    "a study's folder with capitals and spaces",
    (content) => content.rename(STUDY_FOLDER, "case-studies/Trading Désk"),
    'case-studies/Trading Désk/case-study.yaml:1:1 the folder "Trading Désk" is the address: use small letters, digits and hyphens only, such as "trading-desk"',
    'projects.yaml:8:11 cards[0].link: there is no case study "/trade"; there are /Trading Désk',
  ],
  [
    "a study's folder with a name of the site",
    (content) => content.rename(STUDY_FOLDER, "case-studies/locked"),
    "case-studies/locked/case-study.yaml:1:1 the site itself needs /locked: rename the folder",
    'projects.yaml:8:11 cards[0].link: there is no case study "/trade"; there are /locked',
  ],
  [
    "a text called .mp4",
    (content) => withFilm(content, "This is no film."),
    "case-studies/trade/case-study.yaml:24:60 sections[2].videoLink: a.mp4 is no MP4 film, whatever its name says: export it as MP4 (H.264)",
  ],
  [
    "an empty film",
    (content) => withFilm(content, ""),
    "case-studies/trade/case-study.yaml:24:60 sections[2].videoLink: a.mp4 is empty: export it again",
  ],
  [
    "a film that is cut off",
    (content) => withFilm(content, filmBytes().subarray(0, 200)),
    "case-studies/trade/case-study.yaml:24:60 sections[2].videoLink: a.mp4 is cut off: copy or export it again",
  ],
  [
    "a film of sound alone",
    (content) => withFilm(content, filmBytes({ isSound: true })),
    "case-studies/trade/case-study.yaml:24:60 sections[2].videoLink: a.mp4 has no picture in it: export it as MP4 (H.264)",
  ],
  [
    "a film of a phone, in HEVC",
    (content) => withFilm(content, filmBytes({ codec: "hvc1" })),
    "case-studies/trade/case-study.yaml:24:60 sections[2].videoLink: a.mp4 is HEVC, which not every browser plays: run npm run film -- case-studies/trade/a.mp4",
  ],
  [
    "a film of 10 bits",
    (content) => withFilm(content, filmBytes({ profile: 110 })),
    "case-studies/trade/case-study.yaml:24:60 sections[2].videoLink: a.mp4 is H.264 with more than 8 bits or 4:2:0, which not every browser plays: run npm run film -- case-studies/trade/a.mp4",
  ],
  [
    "a film over the budget",
    (content) => withFilm(content, filmBytes({ length: 1_600_000 })),
    "case-studies/trade/case-study.yaml:24:60 sections[2].videoLink: a.mp4 has 1.61 MB, and 1.5 MB is the most: run npm run film -- case-studies/trade/a.mp4",
  ],
  [
    "a film that must load whole",
    (content) => withFilm(content, filmBytes({ isSlow: true })),
    'case-studies/trade/case-study.yaml:24:60 sections[2].videoLink: a.mp4 must load whole before it starts (no "fast start"): run npm run film -- case-studies/trade/a.mp4',
  ],
];

async function withFilm(content: SmallContent, film: string | Uint8Array): Promise<void> {
  await content.write(`${STUDY_FOLDER}/a.mp4`, film);
  const section =
    "  - {type: textVideo, title: V, description: V, videoLink: a.mp4, poster: hero.png, alt: V}";
  await content.write(STUDY_FILE, `${STUDY}${section}\n`);
}
