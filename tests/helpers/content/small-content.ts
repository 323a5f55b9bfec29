import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { videoBytes } from "./video-bytes.ts";

const PROFILE = `name: Ada
tagline: Designs things.
links:
  - https://www.linkedin.com/in/ada
  - mailto:ada@example.com
blurb:
  title: Hello
  description: I am Ada.
  imgLink: avatar.png
  alt: Ada, drawn
footer: © 2026 Ada
`;

export const CARD = `  - title: Trading
    description: A desk.
    image: avatar.png
    alt: A screen
    bgimage: null
    bgColor: "#0e1a17"
    link: /trade
    type: Design
    hover: slide
`;

export const STUDY = `access: passcode
role: Designer
team: Two engineers
summary: A calm desk.
hero:
  imgLink: null
  title: Trading
  description: A calm desk.
  tags: [Desktop]
  width: 1120
  spacing: 64
  bgColor: "#0e1a17"
sections:
  - type: textImage
    title: Background
    description: Some text.
    imgLink: null
  - type: blockWithBullets
    title: Problems
    bullets:
      - title: First
        description: A problem.
    imgLink: null
`;

export const STUDY_FOLDER = "case-studies/trade";
export const STUDY_FILE = `${STUDY_FOLDER}/case-study.yaml`;

const FILES = {
  "profile.yaml": PROFILE,
  "projects.yaml": `cards:\n${CARD}`,
  [STUDY_FILE]: STUDY,
  "avatar.png": await drawImage("#336699"),
  [`${STUDY_FOLDER}/hero.png`]: await drawImage("#996633"),
  [`${STUDY_FOLDER}/a.mp4`]: videoBytes(),
};

export type SmallContent = Awaited<ReturnType<typeof makeSmallContent>>;

/** Writes content without problems: one card, and one locked study with an unused image and video next to it. */
export async function makeSmallContent(root: string) {
  async function write(name: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  for (const [name, content] of Object.entries(FILES)) await write(name, content);
  /** Throws if the file does not contain `from`. */
  async function change(name: string, from: string | RegExp, to: string): Promise<void> {
    const text = await readFile(join(root, name), "utf8");
    const newText = text.replace(from, () => to);
    if (newText === text) throw new Error(`${name} does not contain ${from}`);
    await write(name, newText);
  }
  return {
    root,
    write,
    change,
    rename: (name: string, newName: string) => rename(join(root, name), join(root, newName)),
    remove: (name: string) => rm(join(root, name)),
  };
}

function drawImage(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
}
