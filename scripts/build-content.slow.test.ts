import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";

const SCRIPT = resolve("scripts/build-content.ts");
const STUDY = "content/case-studies/trade";

const PROFILE = `name: Ada
tagline: Designs things.
links:
  - https://www.linkedin.com/in/ada
  - mailto:ada@example.com
blurb: { title: Hello, description: I am Ada., imgLink: moves.webp, alt: Ada }
footer: © 2026 Ada
`;

const CARD = `cards:
  - { title: Trading, description: A desk., image: huge.png, alt: A screen, bgimage: null, bgColor: "#0e1a17",
      link: /trade, type: Design, hover: slide }
`;

const CASE = `access: passcode
role: Designer
team: Two engineers
summary: A calm desk.
hero: { imgLink: null, title: Trading, description: A desk., tags: [Web], width: 900, spacing: 0, bgColor: "#0e1a17" }
sections:
  - { type: textImage, title: Background, description: Some text., imgLink: inside.png, alt: Inside }
`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(folder, STUDY), { recursive: true });
  await write("content/profile.yaml", PROFILE);
  await write("content/projects.yaml", CARD);
  await write(`${STUDY}/case-study.yaml`, CASE);
  await write("content/huge.png", await plain(7000, 6000).png().toBuffer());
  await write(`${STUDY}/inside.png`, await plain(90, 60).png().toBuffer());
  const frames = await Promise.all(
    [plain(40, 40), plain(40, 40).negate()].map((frame) => frame.png().toBuffer()),
  );
  await write(
    "content/moves.webp",
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
});

afterAll(() => rm(folder, { recursive: true }));

const write = (name: string, data: string | Buffer) => writeFile(join(folder, name), data);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c05020" } });
const list = (name: string) => readdir(join(folder, ".content/media", name)).catch(() => []);

const MADE = ".content/media";

async function filesIn(place: string): Promise<{ name: string; bytes: Buffer }[]> {
  const entries = await readdir(join(folder, place), { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(folder, place), join(entry.parentPath, entry.name)));
  return Promise.all(
    names.sort().map(async (name) => ({ name, bytes: await readFile(join(folder, place, name)) })),
  );
}

async function build(): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [SCRIPT], { cwd: folder }).catch(
    (failed) => failed,
  );
  return stdout + stderr;
}

test("tells how far it is, and what it did with odd pictures; a second build makes nothing", async () => {
  const output = await build();
  expect(output).toContain("Making pictures 1 of 5: ");
  expect(output).toContain("content/moves.webp moves: only its first picture is shown.");
  expect(output).toContain("content/huge.png has 42 million pixels: it was scaled to 2656 pixels wide");
  expect(await list("public")).not.toContainEqual(expect.stringMatching(/\.part$/));
  expect(await build()).toBe("Content checked, media up to date\n");
}, 60_000);

test("what was cut off is made anew, and nothing else", async () => {
  await build();
  const made = await filesIn(MADE);
  const pictures = made.filter(({ name }) => /inside.*avif|share.*jpg/.test(name));
  expect(pictures).toHaveLength(3);
  for (const { name, bytes } of pictures) await write(join(MADE, name), bytes.subarray(0, 100));
  await write(join(MADE, pictures[0]?.name ?? ""), "");
  expect(await build()).toContain("Content checked, 3 media files made\n");
  expect(await filesIn(MADE)).toEqual(made);
}, 60_000);

test.each([
  ["a ledger that is cut off", "media/ledger.json", (text: string) => text.slice(0, -20)],
  ["an empty ledger", "media/ledger.json", () => ""],
  ["a ledger of another version", "media/ledger.json", () => '{"0123456789":{"width":1,"height":1}}'],
  ["a ledger without anything", "media/ledger.json", () => "null"],
  ["content that is cut off", "content.json", (text: string) => text.slice(0, 100)],
])(
  "%s stops no build",
  async (_name, file, spoil) => {
    await build();
    const whole = await readFile(join(folder, ".content", file), "utf8");
    await write(join(".content", file), spoil(whole));
    expect(await build()).toBe("Content checked, media up to date\n");
    expect(JSON.parse(await readFile(join(folder, ".content", file), "utf8"))).toMatchObject(
      file === "content.json" ? JSON.parse(whole) : { pictures: JSON.parse(whole).pictures },
    );
  },
  60_000,
);

test("each page has a share picture of its own, and what is locked stays locked", async () => {
  await build();
  const shares = (await list("public")).filter((name) => name.endsWith(".jpg"));
  expect(shares).toEqual([
    expect.stringMatching(/^case-studies-trade-share-[0-9a-f]+\.jpg$/),
    expect.stringMatching(/^share-[0-9a-f]+\.jpg$/),
  ]);
  const content = JSON.parse(await readFile(join(folder, ".content/content.json"), "utf8"));
  expect([content.caseStudies[0].share, content.profile.share]).toEqual(
    shares.map((name) => `/media/${name}`),
  );
  expect((await list("public")).join()).not.toContain("inside");
  expect((await list("locked/trade")).join()).toContain("inside");
}, 60_000);

test("her own share picture, a JPEG of any size, takes the place of the made one; a broken one is named", async () => {
  await write("content/share.jpeg", await plain(3000, 500).jpeg().toBuffer());
  await build();
  const [, home = ""] = (await list("public")).filter((name) => name.endsWith(".jpg"));
  const { width, height } = await sharp(join(folder, ".content/media/public", home)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  await write("content/share.jpeg", "no picture");
  expect(await build()).toBe(
    '1 problem in the content:\ncontent/share.jpeg:1:1 "share.jpeg" is no picture: export it as JPEG, PNG, WebP or AVIF\n',
  );
}, 60_000);

test("says in one sentence that a file is in the way", async () => {
  await rm(join(folder, ".content"), { recursive: true });
  await rm(join(folder, "content/share.jpeg"), { force: true });
  await write(".content", "");
  expect((await build()).split("\n")).toEqual([
    ".content/schemas cannot be made: on its path a file stands where a folder belongs, or the other way round; move that away, and run this again.",
    "",
  ]);
}, 60_000);
