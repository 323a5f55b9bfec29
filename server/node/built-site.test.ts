import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { pathsOfBuild } from "../../files/paths.ts";
import { newFolder, writeFileIn } from "../../tests/helpers/new-folder.ts";
import { EnvironmentError } from "../environment.ts";
import { checkBuild, findBuild, hashOfContent } from "./built-site.ts";

let root: string;

const writeText = (name: string, text: string) => writeFileIn(root, name, text);

const removePath = (name: string) => rmSync(join(root, name), { recursive: true });

describe("findBuild", () => {
  const BUNDLE = 'export const prerender = ["/"];\n';

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

  test.each(["build", "build/current", "build/one"])("reports a missing build without %s", (part) => {
    removePath(part);
    expect(() => findBuild(root)).toThrow("There is no build to serve: run `npm run build` first.");
  });

  test.each(["client/index.html", "server/index.js", "media", "locked"])("reports the missing %s", (part) => {
    removePath(join("build/one", part));
    expect(() => findBuild(root)).toThrow(`The build is incomplete (build/one/${part} is missing)`);
  });

  test.each([
    ["is truncated", BUNDLE.slice(0, 20), /index\.js cannot be loaded .+\): run `npm run build` again\.$/],
    ["imports a missing package", 'import "no-such-package";', /run `npm ci && npm run build` again\.$/],
  ])("reports in one sentence that the bundle %s", async (_name, bundle, sentence) => {
    writeText("build/one/server/index.js", bundle);
    await expect(findBuild(root).load()).rejects.toThrow(sentence);
  });
});

describe("checkBuild", () => {
  const BUILD = {
    entry: {
      module: {
        siteUrl: "https://own.example",
        publicStudies: ["open", "other"],
        nonPublicStudies: { passcode: ["closed"], invited: ["secret"] },
      },
    },
  } as unknown as Parameters<typeof checkBuild>[1];
  const PUBLIC_FILE = "content/case-studies/open/case-study.yaml";
  const LOCKED_FILE = "content/case-studies/closed/case-study.yaml";
  const INVITED_FILE = "content/case-studies/secret/case-study.yaml";

  beforeEach(() => {
    root = newFolder({
      [PUBLIC_FILE]: "access: public\nrole: Designer\n",
      "content/case-studies/other/case-study.yaml": "access: public\n",
      [LOCKED_FILE]: "access: passcode\n",
      [INVITED_FILE]: "access: invited\n",
    });
    writeText("build.json", JSON.stringify({ contentHash: hashOfContent(join(root, "content")) }));
  });

  const publish = (file: string) => writeText(file, "access: public\n");

  function checkFolder(SITE_URL?: string): string | undefined {
    return checkBuild({ content: join(root, "content"), paths: pathsOfBuild(root) }, BUILD, { SITE_URL });
  }

  test("does not warn if the content folder is unchanged or missing", () => {
    expect(checkFolder("https://own.example")).toBeUndefined();
    for (const folder of ["content", dirname(PUBLIC_FILE)])
      writeText(`${folder}/.DS_Store`, "a file of the operating system");
    expect(checkFolder()).toBeUndefined();
    removePath("content");
    expect(checkFolder()).toBeUndefined();
  });

  test("refuses a build for another address", () => {
    expect(() => checkFolder("https://other.example")).toThrow(
      "SITE_URL is https://other.example, but the pages were built for https://own.example",
    );
  });

  test.each([
    ["a text has changed", () => writeText(PUBLIC_FILE, "access: public\nrole: Lead\n")],
    ["a file was added", () => writeText("content/new.png", "")],
    ["the spelling of the access has changed", () => writeText(PUBLIC_FILE, "access:  public # for all\r\n")],
    ["studies are open to more people", () => [LOCKED_FILE, INVITED_FILE].map(publish)],
    ["a study contains `draft: false`", () => writeText(PUBLIC_FILE, "access: public\ndraft: false\n")],
    ["the build has no hash", () => removePath("build.json")],
  ])("warns that the build is outdated if %s", (_name, change) => {
    change();
    expect(checkFolder()).toMatch(/^CONTENT HAS CHANGED since this build/);
  });

  test.each([
    ["is locked", PUBLIC_FILE, "access: passcode\nrole: Designer\n"],
    ["has a misspelled access", PUBLIC_FILE, "access: Public\n"],
    ["has its access in a comment", PUBLIC_FILE, "# access: public\n"],
    ["has its access in another field", PUBLIC_FILE, "access: passcode\nhero:\n access: public\n"],
    ["is a draft", PUBLIC_FILE, "access: public\ndraft: true\n"],
    ["has a misspelled draft", PUBLIC_FILE, "access: public\ndraft: yes\n"],
    ["is not valid YAML", PUBLIC_FILE, "access: public\nrole: 'Designer\n"],
    ["is empty", PUBLIC_FILE, ""],
    ["is a draft", LOCKED_FILE, "access: passcode\ndraft: true\n"],
    ["is a draft", INVITED_FILE, "access: invited\ndraft: true\n"],
    ["is invited", LOCKED_FILE, "access: # for one company\n  invited\n"],
    ["is invited", LOCKED_FILE, "--- { role: x, access: invited }\n"],
  ])("refuses a build that shows a study whose file %s: %s, %j", (_name, file, text) => {
    writeText(file, text);
    expect(checkFolder).toThrow(refusal(file));
  });

  test.each([PUBLIC_FILE, LOCKED_FILE, INVITED_FILE])("refuses a build that shows the missing %s", (file) => {
    removePath(dirname(file));
    expect(checkFolder).toThrow(refusal(file));
  });

  function refusal(file: string): EnvironmentError {
    return new EnvironmentError(
      `The build is older than its content: it shows ${file} to more people than \`access\` and \`draft\` there allow. Run \`npm run build\` first.`,
    );
  }
});
