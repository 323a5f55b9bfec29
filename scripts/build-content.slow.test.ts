import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { listFiles } from "../list-files.ts";
import { makeSmallContent, STUDY_FILE, STUDY_FOLDER } from "../tests/helpers/content/small-content.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";

vi.setConfig({ testTimeout: 60_000 });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c05020" } });
const frames = [plain(40, 40), plain(40, 40).negate()].map((frame) => frame.png().toBuffer());
const moving = sharp(await Promise.all(frames), { join: { animated: true } });

const folder = newFolder();
const content = await makeSmallContent(join(folder, "content"));
await content.write("huge.png", await plain(7000, 6000).png().toBuffer());
await content.write("moves.webp", await moving.webp().toBuffer());
await content.write(`${STUDY_FOLDER}/inside.png`, await plain(90, 60).png().toBuffer());
await content.change("projects.yaml", "avatar.png", "huge.png");
await content.change("profile.yaml", "avatar.png", "moves.webp");
await content.change(
  STUDY_FILE,
  "text.\n    imgLink: null",
  "text.\n    imgLink: inside.png\n    alt: Inside",
);

const MADE = ".content/media";

const write = (name: string, data: string | Buffer) => writeFile(join(folder, name), data);
const list = (name: string) => listFiles(join(folder, MADE, name));

async function build(): Promise<string> {
  const { said, complained } = await runScript("scripts/build-content.ts", [], { cwd: folder });
  return said + complained;
}

test("reports progress and warnings, and generates nothing in a second build", async () => {
  const output = await build();
  expect(output).toContain("Generating images 1 of 6: ");
  expect(output).toContain("content/moves.webp is animated, and only its first frame appears");
  expect(output).toContain("content/huge.png has 42 million pixels and appears 2656 pixels wide");
  expect(list("public")).not.toContainEqual(expect.stringMatching(/\.part$/));
  expect(await build()).toMatch(/^Content checked, media up to date\n$/m);
});

test.each([
  ["a truncated ledger", (text: string) => text.slice(0, -20)],
  ["a ledger of another version", () => '{"0123456789":{"width":1,"height":1}}'],
])("builds despite %s", async (_name, spoil) => {
  await build();
  const ledger = join(MADE, "ledger.json");
  const whole = await readFile(join(folder, ledger), "utf8");
  await write(ledger, spoil(whole));
  expect(await build()).toMatch(/^Content checked, media up to date\n$/m);
  const { images } = JSON.parse(whole);
  expect(JSON.parse(await readFile(join(folder, ledger), "utf8"))).toMatchObject({ images });
});

test("generates one share image for each page, and keeps locked images locked", async () => {
  await build();
  const shares = list("public").filter((name) => name.endsWith(".jpg"));
  expect(shares).toEqual([
    expect.stringMatching(/^brief-share-[0-9a-f]+\.jpg$/),
    expect.stringMatching(/^case-studies-trade-share-[0-9a-f]+\.jpg$/),
    expect.stringMatching(/^share-[0-9a-f]+\.jpg$/),
  ]);
  const { caseStudies, shares: byPage } = JSON.parse(
    await readFile(join(folder, ".content/content.json"), "utf8"),
  );
  expect([byPage["/brief"], caseStudies[0].share, byPage["/"]]).toEqual(
    shares.map((name) => `/media/${name}`),
  );
  expect(list("public").join()).not.toContain("inside");
  expect(list("locked/trade").join()).toContain("inside");
});

test("uses the owner's share image, and reports a broken one", async () => {
  await write("content/share.jpeg", await plain(3000, 500).jpeg().toBuffer());
  await build();
  const [, home = ""] = list("public").filter((name) => name.endsWith(".jpg"));
  const { width, height } = await sharp(join(folder, ".content/media/public", home)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  await write("content/share.jpeg", "a text");
  expect(await build()).toBe(
    "1 problem in the content:\ncontent/share.jpeg:1:1 is not a complete image: export it as JPEG, PNG, WebP or AVIF\n",
  );
});
