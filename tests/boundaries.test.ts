import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

const UI = ["app", "app/ui", "app/styles"];
const PAGES = ["app/home", "app/case-study", "app/lock", "app/invitations", "app/owner"];
const SERVICES = ["app/content/.server", "app/lock/.server", "app/invitations/.server", "app/owner/.server"];
const APP = [...UI, ...PAGES, ...SERVICES, "app/content", "app/routes"];
const PROJECT = ["", "node:"];
const PRODUCT = [...PROJECT, ...APP, "pipeline", "server", "server/node", "server/cloudflare", "scripts"];
const TESTED = [...PRODUCT, "tests/helpers", "tests/fixtures"];

/**
 * The other folders from which each folder may import. A file belongs to the longest matching folder; "" is the
 * project's root. Packages, `node:crypto` and `import type` are always allowed.
 */
const ALLOWED_IMPORTS: Record<string, string[]> = {
  "": TESTED,
  app: APP,
  "app/routes": APP,
  "app/ui": UI,
  "app/styles": [],
  ...Object.fromEntries(PAGES.map((folder) => [folder, UI])),
  "app/content": UI,
  "app/content/.server": ["app", "app/content", "app/lock/.server", ".content"],
  "app/lock/.server": [...UI, "app/lock", "app/invitations/.server", "app/owner/.server"],
  "app/invitations/.server": [...UI, "app/invitations", "app/lock/.server"],
  "app/owner/.server": [...UI, "app/owner", ...SERVICES],
  pipeline: [...PROJECT, "app", "app/content", "app/styles", "app/ui"],
  server: ["app", "app/ui", "app/lock/.server", "node:net"],
  "server/node": [...PROJECT, "app", "app/ui", "app/lock/.server", "app/invitations/.server", "server"],
  "server/cloudflare": ["app", "app/invitations/.server", "server"],
  scripts: PRODUCT,
  studio: [...PROJECT, ...APP, "pipeline", "server", "server/node"],
  "studio/tests": [...TESTED, "studio"],
  tests: TESTED,
  "tests/helpers": TESTED,
  "tests/fixtures": TESTED,
  "tests/e2e": TESTED,
  "tests/http": TESTED,
  "tests/leaks": TESTED,
  "tests/owner": TESTED,
  lab: TESTED,
};

test("every file imports only from folders that its folder may import", () => {
  const folders = "{app,app/**/.server,lab,pipeline,scripts,server,studio,tests}";
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
  ["scripts/build.ts", 'import "../studio/start.ts";'],
])("reports the forbidden import in %s: %j", (file, text) => {
  expect(forbiddenImports(file, text)).toHaveLength(1);
});

function forbiddenImports(file: string, text: string): string[] {
  const from = folderOf(file);
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const allowed = isTest ? [...TESTED, from, ".content", "studio"] : [from, ...(ALLOWED_IMPORTS[from] ?? [])];
  return importsOf(text)
    .map((specifier) => targetOf(file, specifier))
    .filter(
      (target) => target && target !== "node:crypto" && !allowed.some((folder) => contains(folder, target)),
    )
    .map((target) => `${file} imports ${target}`);

  function contains(folder: string, target: string): boolean {
    return folder === folderOf(target) || (folder.startsWith("node:") && target.startsWith(folder));
  }
}

function importsOf(text: string): string[] {
  const statement =
    /^(?:import|export)\s(?!type\s)(?:[^;"'=]*?\sfrom\s)?\s*"([^"]+)"|(?<!typeof )\bimport\("([^"]+)"/gm;
  return [...text.matchAll(statement)].map(([, fromStatement, fromCall]) => fromStatement ?? fromCall ?? "");
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
  const matching = folders.filter((folder) => folder && path.startsWith(`${folder}/`));
  return matching.sort((a, b) => b.length - a.length)[0] ?? (path.startsWith("node:") ? "node:" : "");
}
