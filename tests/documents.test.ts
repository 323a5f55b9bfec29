import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync("{*.md,{docs,artwork}/**/*.md}");

test("every relative link in a document leads to a file and a heading that exist", () => {
  const links = documents.flatMap(linksIn);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ file, heading }) => !exists(file, heading))).toEqual([]);
});

test("every file that a document or a comment names exists", () => {
  const code = globSync("{app,app/**/.server,lab,pipeline,scripts,server,studio}/**/*.{ts,tsx,css}", {
    exclude: ["**/node_modules/**", "**/*.test.ts"],
  });
  const named =
    /(?<![\w./#@-])(?:app|content|deploy|docs|lab|pipeline|scripts|server|studio|tests)\/[\w./-]+\.(?:tsx?|css|md|mjs)\b/g;
  const missing = [...documents, ...code].flatMap((file) =>
    (readFileSync(file, "utf8").match(named) ?? [])
      .filter((path) => !existsSync(path))
      .map((path) => `${file} names ${path}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ["README.md", 110],
  ["CONTRIBUTING.md", 120],
])("%s has at most %i lines", (document, lines) => {
  expect(readFileSync(document, "utf8").trim().split("\n").length).toBeLessThanOrEqual(lines);
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

function exists(file: string, heading: string): boolean {
  return existsSync(file) && (heading === "" || headingsOf(file).includes(heading));
}

/** Returns the fragments that GitHub generates for headings. */
function headingsOf(file: string): string[] {
  const headings = readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, text = ""]) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
