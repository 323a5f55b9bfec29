import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { ReadFrames } from "../../leak-check/find-leaks.ts";
import { createFinder } from "../../leak-check/find-leaks.ts";
import { readSecrets } from "../../leak-check/secrets.ts";
import { withFrames } from "./with-frames.ts";

export const SECTION =
  "Nobody wanted the same screen in the morning and at month end, and the traders’ notes said so.";
export const NEW_FIELD = "The client is a gas desk in Rotterdam that must never be named.";
export const NOTE = "Ask the desk before the second drawing is shown to anybody outside.";

export const FAR_NOTE = "Никто не хотел видеть один и тот же экран утром и вечером.";

const STUDY = `access: passcode
role: Designer
team: Two engineers
summary: A calm desk for people who trade.
hero:
  imgLink: hero.png
  alt: A desk.
  title: Trading
  description: A calm desk.
  tags: [Desktop]
  width: 1120
  spacing: 64
  bgColor: "#0e1a17"
sections:
  - type: textImage
    title: Background
    description: ${SECTION}
    imgLink: plan.png
    alt: Five windows that lie over one another.
  - type: blockWithBullets
    title: Problems
    confidential: ${NEW_FIELD}
    bullets:
      - title: Margin call
        description: Nobody saw the grey box before the afternoon.
    imgLink: null
  - type: textVideo
    title: Unified view
    description: The ticket opens next to the list and stays there.
    videoLink: film.mp4
    poster: poster.png
    alt: A ticket opens.
`;

const OPEN = `access: public
role: Designer
summary: A week of a student.
sections:
  - type: textImage
    title: Background
    description: Everyone may read these words about a week in the library.
    imgLink: week.png
`;

const PROFILE = "name: Ada\ntagline: Designs things for a calm desk.\n";

/** A site's folder with one locked study and one that is public, and with a finder that knows them. */
export async function makeUpSite(readFrames?: ReadFrames) {
  const root = await mkdtemp(join(tmpdir(), "leaks-"));
  const locked = join(root, "content/case-studies/trade");
  const open = join(root, "content/case-studies/student");
  for (const folder of [locked, open]) await mkdir(folder, { recursive: true });
  await writeFile(join(root, "content/profile.yaml"), PROFILE);
  await writeFile(join(locked, "case-study.yaml"), STUDY);
  await writeFile(join(open, "case-study.yaml"), OPEN);
  await writeFile(join(locked, "notes.txt"), `${NOTE}\n${FAR_NOTE}\n`);
  await draw(join(locked, "hero.png"), 1);
  await draw(join(locked, "plan.png"), 2);
  await draw(join(locked, "poster.png"), 3);
  await draw(join(open, "week.png"), 4);
  const plan = sharp(join(locked, "plan.png"));
  await plan.clone().resize(900).webp().toFile(join(open, "plan-again.webp"));
  const corner = { left: 0, top: 0, width: 900, height: 600 };
  await plan.clone().extract(corner).toFile(join(open, "corner.png"));
  await copyFile("tests/fixtures/site/case-studies/vault/film.mp4", join(locked, "film.mp4"));
  const read = await readSecrets(root, join(root, "none"));
  const secrets = readFrames ? await withFrames(read, readFrames) : read;
  return {
    root,
    secrets,
    find: await createFinder(secrets, readFrames),
    locked: (name: string) => join(locked, name),
    open: (name: string) => join(open, name),
    picture: () => sharp(join(locked, "plan.png")),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true }),
  };
}

export type MadeUpSite = Awaited<ReturnType<typeof makeUpSite>>;

/** A screen of 1200 × 750 pixels full of panels and lines, which another seed puts elsewhere. */
async function draw(file: string, seed: number): Promise<void> {
  let state = seed * 7919;
  const random = (below: number) => {
    state = (Math.imul(state, 48_271) >>> 0) % 0x7fffffff;
    return Math.floor((state / 0x7fffffff) * below);
  };
  const shapes = Array.from({ length: 60 }, (_, at) => {
    const isPanel = at < 12;
    const [width, height] = isPanel
      ? [120 + random(400), 80 + random(260)]
      : [40 + random(260), 6 + random(20)];
    const colour = `hsl(${random(360)} ${isPanel ? 50 : 60}% ${20 + random(70)}%)`;
    return `<rect x="${random(1100)}" y="${random(700)}" width="${width}" height="${height}" fill="${colour}"/>`;
  });
  const ground = `<rect width="1200" height="750" fill="hsl(${random(360)} 45% ${10 + random(85)}%)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750">${ground}${shapes.join("")}</svg>`;
  await sharp(Buffer.from(svg)).toFile(file);
}
