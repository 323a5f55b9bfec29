import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

const UI_FOLDERS = ["app", "app/ui", "app/styles"];
const PAGE_FOLDERS = [
  "app/home",
  "app/case-study",
  "app/lock",
  "app/invitations",
  "app/owner",
  "app/present",
];
const SERVER_ONLY_FOLDERS = [
  "app/.server",
  "app/content/.server",
  "app/lock/.server",
  "app/invitations/.server",
  "app/owner/.server",
  "app/present/.server",
];
const APP_FOLDERS = [...UI_FOLDERS, ...PAGE_FOLDERS, ...SERVER_ONLY_FOLDERS, "app/content", "app/routes"];
const FILES_AND_NODE = ["files", "node:"];
const PRODUCT_FOLDERS = [
  ...FILES_AND_NODE,
  ...APP_FOLDERS,
  "pipeline",
  "server",
  "server/node",
  "server/cloudflare",
  "scripts",
];
const FOLDERS_FOR_TESTS = [...PRODUCT_FOLDERS, "tests/helpers", "tests/fixtures"];

/**
 * Lists the other folders from which each folder may import. A file belongs to the longest matching folder, and "" is
 * the project's root. The test allows packages, `node:crypto` and `import type` everywhere.
 */
const ALLOWED_IMPORTS: Record<string, string[]> = {
  "": FOLDERS_FOR_TESTS,
  app: APP_FOLDERS,
  "app/routes": APP_FOLDERS,
  "app/ui": UI_FOLDERS,
  "app/styles": [],
  ...Object.fromEntries(PAGE_FOLDERS.map((folder) => [folder, UI_FOLDERS])),
  "app/present": [...UI_FOLDERS, "app/case-study"],
  "app/content": UI_FOLDERS,
  "app/content/.server": ["app", "app/content", "app/lock/.server", ".content"],
  "app/.server": [...UI_FOLDERS, "app/lock/.server", "app/invitations/.server", "app/owner/.server"],
  "app/lock/.server": [...UI_FOLDERS, "app/lock"],
  "app/invitations/.server": [...UI_FOLDERS, "app/invitations", "app/lock/.server"],
  "app/owner/.server": [...UI_FOLDERS, "app/owner", ...SERVER_ONLY_FOLDERS],
  "app/present/.server": [...UI_FOLDERS, "app/present", ...SERVER_ONLY_FOLDERS],
  files: ["node:"],
  pipeline: [...FILES_AND_NODE, "app", "app/content", "app/styles", "app/ui"],
  server: ["app", "app/ui", "app/lock/.server", "node:net"],
  "server/node": [
    ...FILES_AND_NODE,
    "app",
    "app/ui",
    "app/lock/.server",
    "app/invitations/.server",
    "server",
  ],
  "server/cloudflare": ["app", "app/invitations/.server", "server"],
  scripts: PRODUCT_FOLDERS,
  studio: [...FILES_AND_NODE, ...APP_FOLDERS, "pipeline", "server", "server/node"],
  "studio/tests": [...FOLDERS_FOR_TESTS, "studio"],
  tests: ["", ...FOLDERS_FOR_TESTS],
  "tests/helpers": FOLDERS_FOR_TESTS,
  "tests/fixtures": FOLDERS_FOR_TESTS,
  "tests/e2e": FOLDERS_FOR_TESTS,
  "tests/http": FOLDERS_FOR_TESTS,
  "tests/leaks": FOLDERS_FOR_TESTS,
  "tests/owner": FOLDERS_FOR_TESTS,
  lab: FOLDERS_FOR_TESTS,
};

test("every file imports only from folders that its folder may import", () => {
  const folders = "{app,app/**/.server,files,lab,pipeline,scripts,server,studio,tests}";
  const files = globSync([`${folders}/**/*.{ts,tsx,mjs}`, "*.ts"], { exclude: ["**/node_modules/**"] });
  expect(files).toContain("app/content/.server/content.ts");
  expect(files.flatMap((file) => forbiddenImports(file, readFileSync(file, "utf8")))).toEqual([]);
});

test.each([
  ["app/home/intro.tsx", 'import { a } from "#app/lock/.server/access.ts";'],
  ["app/routes/home.tsx", 'import { a } from "../../pipeline/publish.ts";'],
  ["app/lock/.server/access.ts", 'export * from "#snapshot";'],
  ["server/app.ts", 'import {\n  a,\n} from "./node/log.ts";'],
  ["server/cloudflare/worker.ts", 'const { a } = await import("../node/log.ts");'],
  ["scripts/build.ts", 'import "../../studio/start.ts";'],
])("reports the forbidden import in %s: %j", (file, text) => {
  expect(forbiddenImports(file, text)).toHaveLength(1);
});

function forbiddenImports(file: string, text: string): string[] {
  const importingFolder = folderOf(file);
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const allowedTargets = isTest
    ? [...FOLDERS_FOR_TESTS, importingFolder, ".content", "studio"]
    : [importingFolder, ...(ALLOWED_IMPORTS[importingFolder] ?? [])];
  return importsOf(text)
    .map((specifier) => targetOf(file, specifier))
    .filter(
      (target) =>
        target && target !== "node:crypto" && !allowedTargets.some((folder) => isInFolder(folder, target)),
    )
    .map((target) => `${file} imports ${target}`);

  function isInFolder(folder: string, target: string): boolean {
    return folder === folderOf(target) || (folder.startsWith("node:") && target.startsWith(folder));
  }
}

function importsOf(text: string): string[] {
  const importStatement =
    /^(?:import|export)\s(?!type\s)(?:[^;"'=]*?\sfrom\s)?\s*"([^"]+)"|(?<!typeof )\bimport\("([^"]+)"/gm;
  return [...text.matchAll(importStatement)].map(
    ([, fromStatement, fromCall]) => fromStatement ?? fromCall ?? "",
  );
}

/** Returns the imported file's path from the project's root, a `node:` name, or null for a package. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith("node:")) return specifier;
  if (specifier === "#snapshot") return ".content/content.json";
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? join(dirname(file), specifier) : null;
}

function folderOf(path: string): string {
  const folders = [...Object.keys(ALLOWED_IMPORTS), ".content", "node:"];
  const matchingFolders = folders.filter((folder) => folder && path.startsWith(`${folder}/`));
  return matchingFolders.sort((a, b) => b.length - a.length)[0] ?? (path.startsWith("node:") ? "node:" : "");
}
