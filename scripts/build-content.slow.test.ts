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

const folder = newFolder();
const content = await makeSmallContent(join(folder, "content"));
await content.write(`${STUDY_FOLDER}/inside.png`, await plain(90, 60).png().toBuffer());
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

test("reports progress, and generates nothing in a second build", async () => {
  expect(await build()).toContain("Generating images 1 of 5: ");
  expect(list("public")).not.toContainEqual(expect.stringMatching(/\.part$/));
  expect(await build()).toMatch(/^Content checked, media up to date\n$/m);
});

test("restores a truncated ledger", async () => {
  await build();
  const ledger = join(MADE, "ledger.json");
  const complete = await readFile(join(folder, ledger), "utf8");
  await write(ledger, complete.slice(0, -20));
  expect(await build()).toMatch(/^Content checked, media up to date\n$/m);
  expect(JSON.parse(await readFile(join(folder, ledger), "utf8"))).toEqual(JSON.parse(complete));
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
