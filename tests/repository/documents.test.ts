import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = globSync("{*.md,{docs,artwork}/**/*.md}");

test("every relative link in a document leads to an existing file and heading", () => {
  const links = documents.flatMap(linksIn);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ file, heading }) => !targetExists(file, heading))).toEqual([]);
});

test("every file path in a document or a comment exists", () => {
  const codeFiles = globSync(
    "{app,app/**/.server,files,lab,pipeline,scripts,server,studio}/**/*.{ts,tsx,css}",
    {
      exclude: ["**/node_modules/**", "**/*.test.ts"],
    },
  );
  const filePath =
    /(?<![\w./#@-])(?:app|content|deploy|docs|files|lab|pipeline|scripts|server|studio|tests)\/[\w./-]+\.(?:tsx?|css|md|mjs)\b/g;
  // The changelog can name files that no longer exist.
  const currentDocuments = documents.filter((file) => file !== "CHANGELOG.md");
  const missingPaths = [...currentDocuments, ...codeFiles].flatMap((file) =>
    (readFileSync(file, "utf8").match(filePath) ?? [])
      .filter((path) => !existsSync(path))
      .map((path) => `${file} contains ${path}`),
  );
  expect(missingPaths).toEqual([]);
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

function targetExists(file: string, heading: string): boolean {
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
