import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { listFiles } from "../files/list-files.ts";
import { fingerprint } from "../pipeline/media/ledger.ts";
import { makeSmallContent } from "../tests/helpers/content/small-content.ts";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";

vi.setConfig({ testTimeout: 60_000 });

const MEDIA_FOLDER = ".content/media/public";

const root = newFolder();
const content = await makeSmallContent(join(root, "content"));

async function buildContent(): Promise<string> {
  const { stdout, stderr } = await runScript("scripts/build-content.ts", [], { cwd: root });
  return stdout + stderr;
}

test("reports progress, and reuses all generated files in a second build", async () => {
  expect(await buildContent()).toContain("Generating images 1 of ");
  expect(listFiles(join(root, MEDIA_FOLDER))).not.toContainEqual(expect.stringMatching(/\.part$/));
  expect(await buildContent()).toMatch(/^Content checked, media up to date\n$/m);
});

test("crops the owner's share image, and reports a damaged share image", async () => {
  const redImage = { create: { width: 3000, height: 500, channels: 3, background: "#ff0000" } } as const;
  await content.write("share.jpeg", await sharp(redImage).jpeg().toBuffer());
  await buildContent();
  const hash = fingerprint(readFileSync(join(root, "content/share.jpeg")));
  const shareImage = listFiles(join(root, MEDIA_FOLDER)).find((name) => name.startsWith(hash)) ?? "";
  const { width, height } = await sharp(join(root, MEDIA_FOLDER, shareImage)).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const { dominant } = await sharp(join(root, MEDIA_FOLDER, shareImage)).stats();
  expect(dominant.r).toBeGreaterThan(240);
  await content.write("share.jpeg", "a text");
  expect(await buildContent()).toBe(
    "1 problem in the content:\ncontent/share.jpeg:1:1 is not a complete image: export it as JPEG, PNG, WebP or AVIF\n",
  );
});
