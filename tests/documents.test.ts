import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync("{*.md,{docs,artwork}/**/*.md}");

test("links of the documents lead to files and headings that are there", () => {
  const links = documents.flatMap(linksIn);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ file, heading }) => !leadsSomewhere(file, heading))).toEqual([]);
});

test("the README can be read to its end", () => {
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThanOrEqual(121);
});

interface Link {
  document: string;
  file: string;
  heading: string;
}

function linksIn(document: string): Link[] {
  const targets = readFileSync(document, "utf8").matchAll(/\]\((?![a-z]+:)([^)#\s]*)#?([^)\s]*)\)/g);
  return Array.from(targets, ([, path = "", heading = ""]) => {
    return { document, file: path === "" ? document : join(dirname(document), path), heading };
  });
}

function leadsSomewhere(file: string, heading: string): boolean {
  return existsSync(file) && (heading === "" || headingsOf(file).includes(heading));
}

/** As GitHub makes their addresses. */
function headingsOf(file: string): string[] {
  const headings = readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, text = ""]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
