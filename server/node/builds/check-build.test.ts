import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { pathsOfBuild } from "../../../paths.ts";
import { newFolder, writeIn } from "../../../tests/helpers/new-folder.ts";
import { EnvironmentError } from "../../environment.ts";
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

function check(siteUrl?: string): string[] {
  return checkBuild({ content: join(root, "content"), paths: pathsOfBuild(root) }, BUILD, { siteUrl });
}

test("a build made of this very content is shown without a word", () => {
  expect(check("https://own.example")).toEqual([]);
  write("content/.DS_Store", "a file of the system");
  expect(check()).toEqual([]);
});

test("a build made for another address is refused", () => {
  expect(() => check("https://other.example")).toThrow(
    "SITE_URL is https://other.example, but the pages were built for https://own.example",
  );
});

test("a build is taken as it is where there is no content", () => {
  rmSync(join(root, "content"), { recursive: true });
  expect(check()).toEqual([]);
});

test.each([
  ["a changed text", () => write(OPEN, "access: public\nrole: Lead\n")],
  ["a file more", () => write("content/new.png", "")],
  ["a file less", () => rmSync(dirname(join(root, CLOSED)), { recursive: true })],
  ["a study that was opened", () => write(CLOSED, "access: public")],
  ["another way to write it", () => write(OPEN, "# mine\r\naccess:  public # for all\r\nrole: Designer\r\n")],
  ["no digest", () => rmSync(join(root, "made-of.txt"))],
])("a build is said to be outdated by %s", (_name, change) => {
  change();
  expect(check()).toEqual([expect.stringMatching(/^CONTENT HAS CHANGED since this build/)]);
});

test.each([
  ["locked", () => write(OPEN, "access: passcode\nrole: Designer\n")],
  ["given a misspelt access", () => write(OPEN, "access: Public\n")],
  ["turned into a comment", () => write(OPEN, "# access: public\n")],
  ["emptied", () => write(OPEN, "")],
  ["taken away", () => rmSync(dirname(join(root, OPEN)), { recursive: true })],
])("a build is refused when a study was %s since", (_name, change) => {
  change();
  expect(check).toThrow(
    new EnvironmentError(
      'The build is older than its content and shows everyone what content/case-studies/open/case-study.yaml does not open with "access: public" any more: run `npm run build` first.',
    ),
  );
});
