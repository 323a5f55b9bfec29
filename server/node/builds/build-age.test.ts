import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { EnvironmentError } from "../../environment.ts";
import { digestOfContent, isOutdated } from "./build-age.ts";

const PRERENDERED = ["/", "/open", "/other", "/sitemap.xml", "/robots.txt"];
const OPEN = "content/case-studies/open/case-study.yaml";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "age-"));
  write(OPEN, "access: public\nrole: Designer\n");
  write("content/case-studies/other/case-study.yaml", "access: public\n");
  write("content/case-studies/closed/case-study.yaml", "access: passcode\n");
  write("made-of.txt", digestOfContent(join(root, "content")) ?? "");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const ask = () => isOutdated(join(root, "content"), join(root, "made-of.txt"), PRERENDERED);

describe("a build", () => {
  test("made of this very content is not outdated", () => {
    expect(ask()).toBe(false);
    write("content/.DS_Store", "a file of the system");
    expect(ask()).toBe(false);
  });

  test.each([
    ["a changed text", () => write(OPEN, "access: public\nrole: Lead\n")],
    ["a file more", () => write("content/new.png", "")],
    ["a file less", () => rmSync(join(root, "content/case-studies/closed"), { recursive: true })],
    ["a study that was opened", () => write("content/case-studies/closed/case-study.yaml", "access: public")],
    [
      "another way to write it",
      () => write(OPEN, "# mine\r\naccess:  public # for everyone\r\nrole: Designer\r\n"),
    ],
    ["no digest", () => rmSync(join(root, "made-of.txt"))],
  ])("is outdated by %s", (_name, change) => {
    change();
    expect(ask()).toBe(true);
  });

  test.each([
    ["locked", () => write(OPEN, "access: passcode\nrole: Designer\n")],
    ["given a misspelt access", () => write(OPEN, "access: Public\n")],
    ["turned into a comment", () => write(OPEN, "# access: public\n")],
    ["emptied", () => write(OPEN, "")],
    ["taken away", () => rmSync(dirname(join(root, OPEN)), { recursive: true })],
  ])("is refused when a study was %s since", (_name, change) => {
    change();
    expect(ask).toThrow(
      new EnvironmentError(
        'The build is older than its content and shows everyone what content/case-studies/open/case-study.yaml does not open with "access: public" any more: run `npm run build` first.',
      ),
    );
  });

  test("is taken as it is where there is no content", () => {
    rmSync(join(root, "content"), { recursive: true });
    expect(ask()).toBe(false);
  });
});
