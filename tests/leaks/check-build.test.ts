import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkBuild } from "../../leak-check/check-build.ts";
import { pathsOfBuild } from "../../paths.ts";
import { type MadeUpSite, makeUpSite, SECTION } from "./made-up-site.ts";

let site: MadeUpSite;
beforeAll(async () => {
  site = await makeUpSite();
});
afterAll(() => site[Symbol.asyncDispose]());

async function build(name: string, files: Record<string, string | Buffer>) {
  const built = pathsOfBuild(join(site.root, "build", name));
  for (const folder of [built.client, built.publicMedia]) await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(built.folder, file), content);
  return checkBuild(built, site.root);
}

test("a build with nothing locked in it has no problem", async () => {
  expect(await build("clean", { "client/index.html": "<h1>Ada</h1>" })).toEqual([]);
});

test("each file that gives something away is named with what it gives", async () => {
  const problems = await build("leaky", {
    "client/index.html": `<p>${SECTION}</p>`,
    "media/cards-one-0123456789-400.webp": await site.picture().resize(400).webp().toBuffer(),
  });
  expect(problems).toEqual([
    expect.stringMatching(/leaky\/client\/index\.html: the locked text "Nobody wanted/),
    expect.stringMatching(
      /leaky\/media\/cards-one-0123456789-400\.webp: a picture like the locked trade\/plan\.png/,
    ),
  ]);
});

test("of many, the first are told", async () => {
  const files = Array.from({ length: 30 }, (_, at) => [`client/${at}.html`, `${at} ${SECTION}`] as const);
  const problems = await build("many", Object.fromEntries(files));
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toBe("… and 10 more");
});
