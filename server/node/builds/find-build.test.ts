import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder, writeIn } from "../../../tests/helpers/new-folder.ts";
import { EnvironmentError } from "../../environment.ts";
import { findBuild } from "./find-build.ts";

const BUNDLE = `export const entry = { module: { createLock() {} } };
export const routes = {};
export const prerender = ["/"];
`;
const CUT_OFF = new EnvironmentError(
  "The build is not whole, build/one/server/index.js is cut off: run `npm run build` again.",
);

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

test("finds and loads the newest build", async () => {
  expect((await findBuild(root).load()).prerender).toEqual(["/"]);
});

test.each([
  ["there is none", () => rmSync(join(root, "build"), { recursive: true })],
  ["its name is not there", () => rmSync(join(root, "build/current"))],
  ["its name is cut off", () => writeIn(root, "build/current", "")],
  ["it was removed", () => rmSync(join(root, "build/one"), { recursive: true })],
])("says in one sentence that there is no build when %s", (_name, spoil) => {
  spoil();
  expect(() => findBuild(root)).toThrow(
    new EnvironmentError("There is no build to serve: run `npm run build` first."),
  );
});

test.each([
  ["build/one/client", "build/one/client/index.html"],
  ["build/one/server", "build/one/server/index.js"],
  ["build/one/media", "build/one/media"],
  ["build/one/locked", "build/one/locked"],
])("names what is missing: %s", (gone, named) => {
  rmSync(join(root, gone), { recursive: true });
  expect(() => findBuild(root)).toThrow(
    new EnvironmentError(`The build is not whole, ${named} is missing: run \`npm run build\` again.`),
  );
});

test.each([
  [
    "is cut off within a line",
    BUNDLE.slice(0, 30),
    /^The build is not whole, \S+ cannot be loaded \(.+\): run/,
  ],
  ["is cut off between two lines", BUNDLE.slice(0, BUNDLE.indexOf("\n") + 1), CUT_OFF],
  ["is empty", "", CUT_OFF],
  [
    "lacks a package",
    `import "no-such-package";\n${BUNDLE}`,
    /^The build is not whole, build\/one\/server\/index\.js lacks what it imports \(.*no-such-package.*\): run `npm ci && npm run build` again\.$/,
  ],
])("says in one sentence that the bundle %s", async (_name, bundle, told) => {
  writeIn(root, "build/one/server/index.js", bundle);
  await expect(findBuild(root).load()).rejects.toThrow(told);
});
