import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EnvironmentError } from "../../environment.ts";
import { findBuild } from "./find-build.ts";

const BUNDLE = `export const entry = { module: { createGate() {} } };
export const routes = {};
export const prerender = ["/"];
`;
const CUT_OFF = new EnvironmentError(
  "The build is not whole, build/one/server/index.js is cut off: run `npm run build` again.",
);

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-"));
  write("build/current", "one");
  write("build/one/server/index.js", BUNDLE);
  write("build/one/client/index.html", "home");
  write("build/one/media/a.avif", "");
  write("build/one/locked/trade/a.avif", "");
  write("package.json", '{ "type": "module" }');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

test("finds and loads the newest build", async () => {
  expect((await findBuild(root).load()).prerender).toEqual(["/"]);
});

test.each([
  ["there is none", "build"],
  ["its name is not there", "build/current"],
  ["it was removed", "build/one"],
])("says in one sentence that there is no build when %s", (_name, gone) => {
  rmSync(join(root, gone), { recursive: true });
  expect(() => findBuild(root)).toThrow(
    new EnvironmentError("There is no build to serve: run `npm run build` first."),
  );
});

test("says in one sentence that there is no build when its name is cut off", () => {
  write("build/current", "");
  expect(() => findBuild(root)).toThrow("There is no build to serve");
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
  ["cut off within a line", BUNDLE.slice(0, 30), /^The build is not whole, \S+ cannot be loaded \(.+\): run/],
  ["cut off between two lines", BUNDLE.slice(0, BUNDLE.indexOf("\n") + 1), CUT_OFF],
  ["empty", "", CUT_OFF],
])("says in one sentence that the bundle is %s", async (_name, bundle, told) => {
  write("build/one/server/index.js", bundle);
  await expect(findBuild(root).load()).rejects.toThrow(told);
});

test("says in one sentence that a package is missing", async () => {
  write("build/one/server/index.js", `import "no-such-package";\n${BUNDLE}`);
  await expect(findBuild(root).load()).rejects.toThrow(
    /^The build is not whole, build\/one\/server\/index\.js lacks what it imports \(.*no-such-package.*\): run `npm ci && npm run build` again\.$/,
  );
});
