import { cp, glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";

/** Small, as thousands are made; the artwork of a real study takes seconds. */
export const PICTURE = { width: 160, height: 100 };
export const PICTURES = ["hero", "first", "second"];

const WORDS =
  "a the and of to in with one two every before after by hand people desk phone list order price week page quiet slow " +
  "clear screen note draft plan team choice word colour signal field ledger morning evening answer question measure";
const DICTIONARY = WORDS.split(" ");

/** Every second study is locked, the cards lead to the first ones, the rest is that of `source`. Gives the slugs. */
export async function writeContent(source: string, folder: string, count: number): Promise<string[]> {
  const slugs = Array.from({ length: count }, (_, index) => `study-${index + 1}`);
  await cp(source, folder, { recursive: true, filter: (path) => !path.endsWith("case-studies") });
  const projects = await readFile(join(folder, "projects.yaml"), "utf8");
  let card = 0;
  const linked = projects.replace(/link: \/\S+/g, () => `link: /${slugs[card++]}`);
  await writeFile(join(folder, "projects.yaml"), linked);
  const next = random(0);
  for await (const name of glob("**/*.png", { cwd: folder })) await writePicture(join(folder, name), next);
  for (const [index, slug] of slugs.entries()) await writeStudy(join(folder, "case-studies", slug), index);
  return slugs;
}

async function writeStudy(folder: string, index: number): Promise<void> {
  const next = random(index + 1);
  function sentences(count: number): string {
    return Array.from({ length: count }, () => {
      const words = Array.from({ length: 14 }, () => DICTIONARY[Math.floor(next() * DICTIONARY.length)]);
      return `${words.join(" ")}.`;
    }).join(" ");
  }
  const section = (imgLink: string) => ({
    type: "textImage",
    title: sentences(1).slice(0, 40),
    description: `${sentences(5)}\n\n${sentences(5)}`,
    imgLink: `${imgLink}.png`,
    alt: sentences(1),
  });
  const study = {
    access: index % 2 === 0 ? "public" : "passcode",
    role: "Product designer",
    team: sentences(1),
    summary: sentences(3),
    hero: {
      imgLink: "hero.png",
      alt: sentences(1),
      title: `Study ${index + 1}`,
      description: sentences(1),
      tags: ["Web", "Mobile"],
      width: 1120,
      spacing: 64,
      bgColor: colour(next),
    },
    sections: [section("first"), section("second")],
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "case-study.yaml"), stringify(study));
  for (const name of PICTURES) await writePicture(join(folder, `${name}.png`), next);
}

/** A few windows on a ground, so that the encoders have edges to work on. */
async function writePicture(file: string, next: () => number): Promise<void> {
  const { width, height } = PICTURE;
  const windows = Array.from({ length: 6 }, () => {
    const [x, y] = [Math.floor(next() * width * 0.7), Math.floor(next() * height * 0.7)];
    return `<rect x="${x}" y="${y}" width="90" height="50" rx="6" fill="${colour(next)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour(next)}"/>${windows.join("")}</svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
}

function colour(next: () => number): string {
  const channel = () => (60 + Math.floor(next() * 160)).toString(16);
  return `#${channel()}${channel()}${channel()}`;
}

/** The same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
