import { copyFile, link, mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { type SmallContent, STUDY, STUDY_FILE, STUDY_FOLDER } from "../content/small-content.ts";
import { newFolder } from "../new-folder.ts";
import { type ContentProblem, inFiles, other } from "./content-problem.ts";

const LOCKED = `${STUDY_FOLDER}/hero.png`;
const FILM = `${STUDY_FOLDER}/a.mp4`;
const OPEN_STUDY = "case-studies/open/case-study.yaml";
const PLACE = `sections[0].imgLink in ${STUDY_FILE}:17`;
const TOLD = `everyone sees this file here, and ${PLACE} locks it: name another file`;
const TOLD_UNNAMED = `everyone sees this file here, and ${PLACE} locks it: put another file here, or give the section's another name`;

/** In each, the first section of the locked study shows hero.png. */
export const PROBLEMS_IN_LOCKED_FILES: ContentProblem[] = [
  ...inFiles(`
projects.yaml
  a card with a locked picture | image: avatar.png → image: ${LOCKED}
    4:12 cards[0].image: ${TOLD}
  a card with a locked picture behind | bgimage: null → bgimage: ${LOCKED}
    6:14 cards[0].bgimage: ${TOLD}
  a locked picture by a disguised path | image: avatar.png → image: ./case-studies/../${LOCKED}
    4:12 cards[0].image: ${TOLD}

${STUDY_FILE}
  a locked picture as the hero of its study |   imgLink: null\\n  title →   imgLink: hero.png\\n  alt: A\\n  title
    6:12 hero.imgLink: ${TOLD.replace(":17", ":18")}
`).map((problem) => ({ ...problem, change: locking(problem.change) })),
  ...Object.entries({ "is the copy of": copyFile, "is a second name of": link, "leads to": symlink }).map(
    ([how, make]) =>
      other(
        `a portrait that ${how} a locked picture`,
        locking(async (content) => {
          await content.remove("avatar.png");
          await make(join(content.root, LOCKED), join(content.root, "avatar.png"));
        }),
        `profile.yaml:9:12 blurb.imgLink: ${TOLD}`,
        `projects.yaml:4:12 cards[0].image: ${TOLD}`,
      ),
  ),
  other(
    "a locked picture in a public study",
    locking((content) => addOpenStudy(content, "    imgLink: shown.png\n    alt: A", LOCKED, "shown.png")),
    `${OPEN_STUDY}:17:14 sections[0].imgLink: ${TOLD}`,
  ),
  other(
    "a locked film in a public study",
    async (content) => {
      await content.write(STUDY_FILE, `${STUDY}  - ${filmOf("a.mp4")}\n`);
      await content.write("case-studies/open/still.png", await readFile(join(content.root, "avatar.png")));
      await addOpenStudy(content, `    imgLink: null\n  - ${filmOf("b.mp4", "still.png")}`, FILM, "b.mp4");
    },
    `${OPEN_STUDY}:18:60 sections[1].videoLink: everyone sees this file here, and sections[2].videoLink in ${STUDY_FILE}:24 locks it: name another file`,
  ),
  other(
    "a locked picture called share.png",
    async (content) => {
      await content.rename(LOCKED, `${STUDY_FOLDER}/share.png`);
      await lock(content, "share.png");
    },
    `case-studies/trade/share.png:1:1 ${TOLD_UNNAMED}`,
  ),
  other(
    "a locked picture as the share picture of the home page",
    locking((content) => copyFile(join(content.root, LOCKED), join(content.root, "share.png"))),
    `share.png:1:1 ${TOLD_UNNAMED}`,
  ),
  other(
    "a locked picture as icon",
    locking((content) => copyFile(join(content.root, LOCKED), join(content.root, "favicon.png"))),
    `favicon.png:1:1 ${TOLD_UNNAMED}`,
  ),
  other(
    "a locked picture on a card, of a study whose access is misspelt",
    locking(async (content) => {
      await content.change(STUDY_FILE, "access: passcode", "access: Public");
      await content.change("projects.yaml", "image: avatar.png", `image: ${LOCKED}`);
    }),
    "case-studies/trade/case-study.yaml:1:9 access: write public or passcode",
    `projects.yaml:4:12 cards[0].image: ${TOLD}`,
  ),
  other(
    "a link to a file elsewhere",
    (content) => symlink(join(process.cwd(), "package.json"), join(content.root, "notes.txt")),
    "notes.txt:1:1 is a link that leads out of content: put the file or folder itself here",
  ),
  other(
    "a study that is a link to a folder elsewhere",
    (content) => symlink(newFolder(), join(content.root, "case-studies/other")),
    "case-studies/other:1:1 is a link that leads out of content: put the file or folder itself here",
  ),
  other(
    "a picture that is a link to nowhere",
    async (content) => {
      await content.remove("avatar.png");
      await symlink("gone.png", join(content.root, "avatar.png"));
    },
    "avatar.png:1:1 is a link that leads nowhere: put the file or folder itself here",
    'profile.yaml:9:12 blurb.imgLink: "avatar.png" cannot be opened: put a file here that you may read',
    'projects.yaml:4:12 cards[0].image: "avatar.png" cannot be opened: put a file here that you may read',
  ),
  other(
    "a folder in place of a file",
    async (content) => {
      await content.remove("profile.yaml");
      await mkdir(join(content.root, "profile.yaml"));
    },
    "profile.yaml:1:1 cannot be opened: put a file here that you may read",
  ),
];

function locking(change: ContentProblem["change"]) {
  return async (content: SmallContent): Promise<void> => {
    await lock(content, "hero.png");
    await change(content);
  };
}

function lock(content: SmallContent, picture: string): Promise<void> {
  return content.change(
    STUDY_FILE,
    "    imgLink: null\n  - type",
    `    imgLink: ${picture}\n    alt: A\n  - type`,
  );
}

async function addOpenStudy(content: SmallContent, media: string, from: string, name: string): Promise<void> {
  const study = STUDY.replace("passcode", "public").replace("    imgLink: null", media);
  await content.write(OPEN_STUDY, study);
  await copyFile(join(content.root, from), join(content.root, "case-studies/open", name));
}

function filmOf(file: string, poster = "hero.png"): string {
  return `{type: textVideo, title: V, description: V, videoLink: ${file}, poster: ${poster}, alt: V}`;
}
