import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../files/list-files.ts";
import { paths } from "../../files/paths.ts";
import { buildId } from "../../pipeline/build-id.ts";
import { publishBuild, UNFINISHED_SUFFIX } from "../../pipeline/publish.ts";
import { snapshot } from "../helpers/content/snapshot.ts";
import { LOCKED_PAGE, PUBLIC_PAGE } from "../helpers/site/addresses.ts";
import { buildPaths } from "../helpers/site/built.ts";
import { root } from "../helpers/site/root.ts";
import { startCopy } from "../helpers/site/start-site.ts";

test("the public files of a build contain the ID of its sources", () => {
  const id = readFileSync(join(buildPaths.client, "build.txt"), "utf8");
  expect(id).toBe(`${buildId(snapshot.siteUrl, root)}\n`);
});

test("the files of a build do not mention the studio", () => {
  const files = listFiles(buildPaths.folder).filter((name) =>
    /\.(html|js|css|json|txt|xml|data)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const isStudioFile = (name: string) =>
    /data-studio|\/studio\/|X-Studio/.test(readFileSync(join(buildPaths.folder, name), "utf8"));
  expect(files.filter(isStudioFile)).toEqual([]);
});

test("a new build deletes all but the two newest builds, and a running server keeps its build", async () => {
  await using site = await startCopy(({ publicMedia, lockedMedia }) => {
    cpSync(buildPaths.publicMedia, publicMedia, { recursive: true });
    cpSync(buildPaths.lockedMedia, lockedMedia, { recursive: true });
  });
  const { root, copy, send } = site;
  const builds = join(root, paths.builds);
  const page = await send({ target: PUBLIC_PAGE });
  const [image = ""] = /\/media\/[\w-]+\.avif/.exec(page.body.toString()) ?? [];
  async function publishCopy(name: string): Promise<void> {
    cpSync(copy.folder, join(builds, name + UNFINISHED_SUFFIX), { recursive: true, verbatimSymlinks: true });
    await publishBuild(name, root);
  }

  await publishCopy("second");
  for (const target of [PUBLIC_PAGE, LOCKED_PAGE, image]) expect((await send({ target })).status).toBe(200);
  expect(readdirSync(builds).sort()).toEqual(["copy", "current", "second"]);
  await publishCopy("third");
  expect(readdirSync(builds).sort()).toEqual(["current", "second", "third"]);
});
