import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder, writeIn } from "../../tests/helpers/new-folder.ts";
import { findBuild } from "./find-build.ts";

const BUNDLE = 'export const prerender = ["/"];\n';

let root: string;

beforeEach(() => {
  root = newFolder({
    "build/current": "one",
    "build/one/server/index.js": BUNDLE,
    "build/one/client/index.html": "home",
    "build/one/media/a.avif": "",
    "build/one/locked/trade/a.avif": "",
    "package.json": '{ "type": "module" }',
  });
});

test("finds and loads the build that build/current names", async () => {
  expect((await findBuild(root).load()).prerender).toEqual(["/"]);
});

test.each(["build", "build/current", "build/one"])(
  "reports that there is no build if %s is missing",
  (part) => {
    rmSync(join(root, part), { recursive: true });
    expect(() => findBuild(root)).toThrow("There is no build to serve: run `npm run build` first.");
  },
);

test.each(["client/index.html", "server/index.js", "media", "locked"])(
  "reports that %s is missing",
  (part) => {
    rmSync(join(root, "build/one", part), { recursive: true });
    expect(() => findBuild(root)).toThrow(`The build is incomplete, build/one/${part} is missing`);
  },
);

test.each([
  ["is truncated", BUNDLE.slice(0, 20), /index\.js cannot be loaded \(.+\): run `npm run build` again\.$/],
  [
    "imports a package that is not installed",
    'import "no-such-package";\n',
    /run `npm ci && npm run build` again\.$/,
  ],
])("reports in one sentence that the bundle %s", async (_name, bundle, sentence) => {
  writeIn(root, "build/one/server/index.js", bundle);
  await expect(findBuild(root).load()).rejects.toThrow(sentence);
});
