import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { pathsOfBuild } from "../../paths.ts";
import { newFolder, writeIn } from "../../tests/helpers/new-folder.ts";
import { EnvironmentError } from "../environment.ts";
import { checkBuild, digestOfContent } from "./check-build.ts";

const BUILD = {
  entry: {
    module: {
      siteUrl: "https://own.example",
      lockedPages: [{ slug: "closed", address: "/closed" }],
      ownPages: ["/about"],
    },
  },
  prerender: ["/", "/about", "/open", "/other", "/closed", "/sitemap.xml", "/robots.txt"],
} as unknown as Parameters<typeof checkBuild>[1];
const OPEN = "content/case-studies/open/case-study.yaml";
const CLOSED = "content/case-studies/closed/case-study.yaml";

let root: string;

beforeEach(() => {
  root = newFolder({
    [OPEN]: "access: public\nrole: Designer\n",
    "content/case-studies/other/case-study.yaml": "access: public\n",
    [CLOSED]: "access: passcode\n",
  });
  write("made-of.txt", digestOfContent(join(root, "content")) ?? "");
});

const write = (name: string, text: string) => writeIn(root, name, text);

function check(SITE_URL?: string): string | undefined {
  return checkBuild({ content: join(root, "content"), paths: pathsOfBuild(root) }, BUILD, { SITE_URL });
}

test("accepts a build of the same content, or without content, and does not warn", () => {
  expect(check("https://own.example")).toBeUndefined();
  write("content/.DS_Store", "a file of the operating system");
  expect(check()).toBeUndefined();
  rmSync(join(root, "content"), { recursive: true });
  expect(check()).toBeUndefined();
});

test("refuses a build for another address", () => {
  expect(() => check("https://other.example")).toThrow(
    "SITE_URL is https://other.example, but the pages were built for https://own.example",
  );
});

test.each([
  ["a text has changed", () => write(OPEN, "access: public\nrole: Lead\n")],
  ["a file was added", () => write("content/new.png", "")],
  ["a file was removed", () => rmSync(dirname(join(root, CLOSED)), { recursive: true })],
  ["a locked study became public", () => write(CLOSED, "access: public")],
  ["the spelling has changed", () => write(OPEN, "# mine\r\naccess:  public # for all\r\n")],
  ["the build has no digest", () => rmSync(join(root, "made-of.txt"))],
])("warns that the build is outdated if %s", (_name, change) => {
  change();
  expect(check()).toMatch(/^CONTENT HAS CHANGED since this build/);
});

test.each([
  ["was locked", () => write(OPEN, "access: passcode\nrole: Designer\n")],
  ["got a misspelled access", () => write(OPEN, "access: Public\n")],
  ["has its access in a comment", () => write(OPEN, "# access: public\n")],
  ["is empty", () => write(OPEN, "")],
  ["was removed", () => rmSync(dirname(join(root, OPEN)), { recursive: true })],
])("refuses a build that publishes a study which %s since", (_name, change) => {
  change();
  expect(check).toThrow(
    new EnvironmentError(
      `The build is older than its content: it publishes ${OPEN}, which no longer contains "access: public". Run \`npm run build\` first.`,
    ),
  );
});
