import { readFileSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { videoBytes } from "./video-bytes.ts";

export const STUDY_FOLDER = "case-studies/trade";
export const STUDY_FILE = `${STUDY_FOLDER}/case-study.yaml`;

const YAML_FILES = join(import.meta.dirname, "../../fixtures/small");
export const CARD = readFileSync(join(YAML_FILES, "projects.yaml"), "utf8").replace("cards:\n", "");
export const STUDY = readFileSync(join(YAML_FILES, STUDY_FILE), "utf8");

const MEDIA_FILES = {
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
  await cp(YAML_FILES, root, { recursive: true });
  for (const [name, content] of Object.entries(MEDIA_FILES)) await write(name, content);
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
