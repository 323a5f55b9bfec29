import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDERS = "{app,app/**/.server,deploy,docs,files,lab,pipeline,scripts,server,studio,tests}";
const CHECKED_FILES = globSync(
  ["*", `${FOLDERS}/**/*`].map((path) => `${path}.{ts,tsx,css,mjs,md}`),
  {
    exclude: ["**/node_modules/**", "tests/repository/english.test.ts"],
  },
);

const VAGUE_OPENING =
  /^\s*(Of|By(?! default)|As(?! of)|What|Who|Whose|Those|That|Where|All that|One that|For whom)\b(?! follows)/i;
const ARCHAIC_WORD = /\b(anew|amiss|whoever|mend(s|ed|ing)?|of late|therein|thereof)\b/i;

test("comments, test titles and paragraphs do not begin with a relative clause or contain archaic words", () => {
  expect(CHECKED_FILES.length).toBeGreaterThan(100);
  const problems = CHECKED_FILES.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const texts = file.endsWith(".md") ? paragraphsOf(source) : [...commentsOf(source), ...titlesOf(source)];
    return texts
      .filter((text) => VAGUE_OPENING.test(text) || ARCHAIC_WORD.test(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(problems).toEqual([]);
});

function commentsOf(source: string): string[] {
  const textBlocks = source.matchAll(/\/\*+([^*]*(?:\*(?!\/)[^*]*)*)\*\//g);
  const lines = source.matchAll(/(?<=^|\s)\/\/(.*(?:\n\s*\/\/.*)*)/gm);
  return [...textBlocks, ...lines].map(([, text = ""]) => text.replaceAll(/\n\s*(\*|\/\/)?/g, " ").trim());
}

function titlesOf(source: string): string[] {
  const titles = source.matchAll(
    /(?<!\.)\b(?:test|describe)(?:\.\w+)*(?:\([^`]*?\]\))?\(\s*(["'`])(.+?)\1,/g,
  );
  return Array.from(titles, ([, , title = ""]) => title);
}

/** Returns paragraphs and list items, without headings, tables and code. */
function paragraphsOf(markdown: string): string[] {
  const text = markdown.replaceAll(/```[\s\S]*?```/g, "").replaceAll(/^[#|].*$/gm, "\n");
  return text.split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/).map((part) => part.trim().replace(/^(?:-|\d+\.) /, ""));
}
