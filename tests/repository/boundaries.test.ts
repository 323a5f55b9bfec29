import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { describe, expect, test } from "vitest";

const SHARED = ["app/content", "app/site-map.ts", "app/links.ts", "app/styles", "app/ui"];
const PAGES = [
  "app/home",
  "app/case-study",
  "app/lock",
  "app/invitations",
  "app/owner",
  "app/present",
  "app/prototype",
];
const SERVER_ONLY = [
  "app/.server",
  "app/content/.server",
  "app/lock/.server",
  "app/invitations/.server",
  "app/owner/.server",
  "app/present/.server",
  "app/prototype/.server",
];
const APP = [...SHARED, ...PAGES, ...SERVER_ONLY];
const PIPELINE_PARTS = [
  "pipeline/read",
  "pipeline/media",
  "pipeline/theme",
  "pipeline/share",
  "pipeline/check",
  "pipeline/leak-check",
];
const SERVER = ["server", "server/node", "server/cloudflare"];
const PRODUCT = [
  "app",
  ...APP,
  "files",
  "files/exit-reason.ts",
  "node:",
  "pipeline",
  ...PIPELINE_PARTS,
  ...SERVER,
];
const FOR_TESTS = [...PRODUCT, "app/routes", "scripts", "tests/helpers", "tests/fixtures"];

const FOR_STUDIO = ["app", ...APP, "files", "node:", "pipeline", ...PIPELINE_PARTS, "server", "server/node"];
const STUDIO = [
  "studio",
  "studio/install.ts",
  "studio/shared",
  "studio/server",
  "studio/client",
  "studio/starter",
];

/**
 * Lists the other folders from which each folder may import, types included. A file belongs to the longest matching
 * entry, and "" is the project's root. The test allows packages and `node:crypto` everywhere. Code in browsers and on
 * Workers cannot use `files`, because it imports `node:fs`.
 */
const ALLOWED_IMPORTS: Record<string, string[]> = {
  "": FOR_TESTS,
  "app/content": [],
  "app/site-map.ts": ["app/content"],
  "app/links.ts": [],
  "app/styles": [],
  "app/ui": ["app/content", "app/site-map.ts", "app/links.ts", "app/styles"],
  "app/home": SHARED,
  "app/case-study": [...SHARED, "app/content/.server"],
  "app/lock": SHARED,
  "app/invitations": SHARED,
  "app/owner": SHARED,
  "app/present": [...SHARED, "app/case-study"],
  "app/prototype": SHARED,
  "app/lock/.server": [...SHARED, "app/lock"],
  "app/content/.server": [...SHARED, "app/lock/.server", ".content"],
  "app/invitations/.server": [...SHARED, "app/invitations", "app/lock/.server", "app/content/.server"],
  "app/owner/.server": [
    ...SHARED,
    "app/owner",
    "app/lock/.server",
    "app/content/.server",
    "app/invitations/.server",
  ],
  "app/present/.server": [...SHARED, "app/present", "app/lock/.server", "app/content/.server"],
  "app/prototype/.server": [...SHARED, "app/.server", "app/content/.server"],
  "app/.server": [...SHARED, "app/lock/.server", "app/invitations/.server", "app/owner/.server"],
  "app/routes": ["app", ...APP],
  app: APP,
  files: ["node:"],
  "pipeline/read": ["app/content", "app/site-map.ts", "files", "node:"],
  "pipeline/media": ["app/content", "app/site-map.ts", "files", "node:"],
  "pipeline/theme": ["app/content", "app/ui", "files", "node:", "pipeline/read", "pipeline/media"],
  "pipeline/share": [...SHARED, "files", "node:", "pipeline/read", "pipeline/media", "pipeline/theme"],
  "pipeline/check": [...SHARED, "files", "node:", "pipeline/read", "pipeline/media", "pipeline/theme"],
  "pipeline/leak-check": ["app/content", "app/site-map.ts", "files", "node:", "pipeline/media"],
  pipeline: [...SHARED, "files", "files/exit-reason.ts", "node:", ...PIPELINE_PARTS],
  "files/exit-reason.ts": [],
  server: [
    "app",
    "app/content",
    "app/site-map.ts",
    "app/ui",
    "files/exit-reason.ts",
    "app/.server",
    "app/lock/.server",
    "node:net",
  ],
  "server/node": [
    ...["app/site-map.ts", "app/ui", "app/lock/.server", "app/invitations/.server"],
    ...["files", "files/exit-reason.ts", "node:", "server"],
  ],
  "server/cloudflare": [
    "app/site-map.ts",
    "app/lock/.server",
    "app/invitations/.server",
    "server",
    "node:async_hooks",
  ],
  scripts: PRODUCT,
  studio: [...FOR_STUDIO, "files/exit-reason.ts", "studio/install.ts", "studio/shared", "studio/server"],
  "studio/install.ts": ["files", "files/exit-reason.ts", "node:"],
  "studio/shared": SHARED,
  "studio/server": [...FOR_STUDIO, "studio/install.ts", "studio/shared", "studio/starter"],
  "studio/client": [...SHARED, "pipeline/read", "pipeline/media", "studio/shared"],
  "studio/starter": [],
  "studio/tests": [...FOR_TESTS, ...STUDIO],
  "tests/helpers": [...PRODUCT, "scripts", "tests/fixtures"],
  "tests/fixtures": FOR_TESTS.filter((folder) => !folder.startsWith("tests/")),
  "tests/webkit": [...FOR_TESTS, "studio/tests"],
  tests: FOR_TESTS,
  lab: FOR_TESTS,
};

/** Lists the folders from which a folder may import types only. */
const ALLOWED_TYPES: Record<string, string[]> = { "studio/client": ["studio/server"] };

test("every file imports only from folders that its folder may import", () => {
  const folders = "{app,app/**/.server,files,lab,pipeline,scripts,server,studio,tests}";
  const files = globSync([`${folders}/**/*.{ts,tsx,mjs}`, "*.ts"], { exclude: ["**/node_modules/**"] });
  expect(files).toContain("app/content/.server/content.ts");
  expect(files.flatMap((file) => forbiddenImports(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("no folders import in a circle", () => {
  expect(folderCycle(ALLOWED_IMPORTS)).toEqual(null);
});

describe("reports", () => {
  test.each([
    ["app/home/intro.tsx", 'import { a } from "#app/lock/.server/access.ts";'],
    ["app/lock/.server/access.ts", 'import type { A } from "#app/invitations/.server/store.ts";'],
    ["app/routes/home.tsx", 'import { a } from "../../pipeline/publish.ts";'],
    ["pipeline/read/yaml-file.ts", 'import type { A } from "../check/site.ts";'],
    ["app/lock/.server/access.ts", 'export * from "#snapshot";'],
    ["server/app.ts", 'import {\n  a,\n} from "./node/stream-log.ts";'],
    ["server/cloudflare/worker.ts", `const { a } = await import${'("../node/stream-log.ts")'};`],
    ["scripts/build.ts", 'import "../studio/start.ts";'],
    ["studio/client/app/bar.tsx", 'import { a } from "../../server/http/guard.ts";'],
    ["studio/server/http/app.ts", 'import type { A } from "../../client/state/api.ts";'],
  ])("the forbidden import in %s: %j", (file, text) => {
    expect(forbiddenImports(file, text)).toHaveLength(1);
  });

  test("a circle of three folders", () => {
    expect(folderCycle({ a: [], b: ["a", "c"], c: ["d"], d: ["b"] })).toEqual(["b", "c", "d", "b"]);
  });
});

function forbiddenImports(file: string, text: string): string[] {
  const importingFolder = folderOf(file);
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const allowedTargets = isTest
    ? [...FOR_TESTS, importingFolder, ".content", ...STUDIO, "studio/tests"]
    : [importingFolder, ...(ALLOWED_IMPORTS[importingFolder] ?? [])];
  const allowedTypes = ALLOWED_TYPES[importingFolder] ?? [];
  const valueImports = importsOf(text.replaceAll(/^import type [^;]*;/gm, ""));
  return importsOf(text)
    .filter((specifier) => {
      const target = targetOf(file, specifier);
      return valueImports.includes(specifier) || !target || !allowedTypes.includes(folderOf(target));
    })
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
    /^(?:import|export)\s(?:[^;"'=]*?\sfrom\s)?\s*"([^"]+)"|(?<!typeof )\bimport\("([^"]+)"/gm;
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
  const matchingFolders = folders.filter(
    (folder) => path === folder || (folder && path.startsWith(`${folder}/`)),
  );
  return matchingFolders.sort((a, b) => b.length - a.length)[0] ?? (path.startsWith("node:") ? "node:" : "");
}

/** Returns the folders of the first circle, or null. */
function folderCycle(imports: Record<string, string[]>, path: string[] = []): string[] | null {
  const last = path.at(-1);
  const targets = last === undefined ? Object.keys(imports) : (imports[last] ?? []);
  for (const folder of targets) {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    const cycle = folderCycle(imports, [...path, folder]);
    if (cycle) return cycle;
  }
  return null;
}
