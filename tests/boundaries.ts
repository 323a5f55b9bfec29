import { dirname, join } from "node:path/posix";

/** They import nothing but one another: anyone may import them. */
export const SHARED = [
  "app/addresses.ts",
  "app/cache-control.ts",
  "app/letters-in.ts",
  "app/pages.ts",
  "app/plain-text.ts",
  "app/styles/on-color.ts",
];

const PARTS = ["app", "app/components", "app/styles"];
const PAGES = ["app/home", "app/case-study", "app/gate", "app/invitations", "app/admin"];
/** Alone it imports the snapshot, and gives a study's sections for an Access. */
const CONTENT = "app/content/.server/content.ts";
const SERVICES = [
  "app/.server",
  "app/content/.server",
  CONTENT,
  "app/gate/.server",
  "app/invitations/.server",
];
const ALL_SERVICES = [...SERVICES, "app/admin/.server"];
const MACHINE = ["node:", "paths.ts", "list-files.ts"];
const SERVER = ["server", "server/node", "server/cloudflare"];
const PRODUCT = [
  ...MACHINE,
  "app",
  "app/content",
  "app/styles",
  ...ALL_SERVICES,
  "pipeline",
  "leak-check",
  ...SERVER,
];
const TESTED = [...PRODUCT, "tests/kit", "tests/kit/browser.ts", "tests/fixtures"];

/**
 * Who may import whom. A path is in the room whose name says most of it. Its own room, `import type`, packages,
 * `node:crypto` and what is SHARED are everyone's; all else is refused unless the row has it.
 */
export const ROOMS: Record<string, readonly string[]> = {
  app: [],
  "app/root.tsx": PARTS,
  "app/entry.client.tsx": PARTS,
  "app/entry.server.tsx": ["app", "app/styles", ...ALL_SERVICES],
  "app/routes.ts": ["app", CONTENT],
  "app/routes": [...PARTS, ...PAGES, ...ALL_SERVICES],
  "app/components": ["app", "app/styles"],
  "app/styles": [],
  "app/home": PARTS,
  "app/case-study": PARTS,
  "app/gate": PARTS,
  "app/invitations": PARTS,
  "app/admin": PARTS,
  "app/content": [],
  ".content": [],
  "app/content/.server": ["app/content", CONTENT],
  [CONTENT]: ["app/content", ".content", "app/.server/access.ts"],
  "app/.server": ["app", "app/gate/.server", "app/invitations/.server", "app/admin/.server"],
  "app/gate/.server": ["app", "app/.server", "app/gate", "app/invitations/.server"],
  "app/invitations/.server": ["app", "app/.server", "app/invitations"],
  "app/admin/.server": ["app", "app/admin", ...SERVICES],

  "paths.ts": ["node:"],
  "list-files.ts": ["node:"],
  pipeline: [...MACHINE, "app/content"],
  "leak-check": [...MACHINE, "app/content", "pipeline"],
  server: ["node:net", "app/.server/passphrase.ts"],
  "server/node": [...MACHINE, "server"],
  "server/cloudflare": ["server"],
  scripts: PRODUCT,
  // Nobody imports it: no byte of it is in the site.
  studio: [...MACHINE, "app", "app/content", "app/.server", "pipeline", "server", "server/node"],
  "studio/client": ["studio", "pipeline"],
  // What configures Vite, React Router and the tests.
  "": TESTED,

  tests: TESTED,
  "tests/kit": TESTED,
  "tests/kit/browser.ts": MACHINE,
  "tests/fixtures": TESTED,
  "tests/journeys": TESTED,
  "tests/attacks": TESTED,
  "tests/leaks": TESTED,
  "tests/owner": TESTED,
  "tests/studio": [...TESTED, "studio"],
  "tests/webkit": TESTED,
  lab: TESTED,
  artwork: [...MACHINE, "tests/kit/browser.ts"],
};

/** Rooms of which nobody's tests may know. */
const ALONE = [
  "lab",
  "artwork",
  ...["", "/journeys", "/attacks", "/leaks", "/owner", "/studio", "/webkit"].map((room) => `tests${room}`),
];

/** What a file's text imports against the rules, as it stands there. */
export function forbiddenImports(file: string, text: string): string[] {
  return importsOf(text).filter((specifier) => !mayImport(file, specifier));
}

/** Without `import type`, which leaves nothing at run time. */
export function importsOf(text: string): string[] {
  const statement =
    /^(?:import|export)\s(?!type\s)(?:[^;"'=]*?\sfrom\s)?\s*"([^"]+)"|(?<!typeof )\bimport\("([^"]+)"|\b(import\.meta\.glob)\b/gm;
  return [...text.matchAll(statement)].map(([, whole, called, glob]) => whole ?? called ?? glob ?? "");
}

function mayImport(file: string, specifier: string): boolean {
  const [isOfApp, isTest] = [file.startsWith("app/"), /\.test\.tsx?$/.test(file)];
  if (isOfApp && !isTest && specifier.startsWith("../")) return false;
  // What Vite takes for a path from the project's folder, and for the names of many files.
  if (isOfApp && (specifier.startsWith("/") || specifier === "import.meta.glob")) return false;
  const target = targetOf(file, specifier);
  if (!target || target === "node:crypto" || SHARED.includes(target)) return true;
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === to) return true;
  if (isTest && !file.startsWith("tests/")) return !ALONE.includes(to);
  return (ROOMS[from] ?? []).some((room) => room === to || room === target);
}

/** Below the project's folder; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith("node:")) return specifier;
  if (specifier === "#snapshot") return ".content/content.json";
  if (specifier.startsWith("#")) return specifier.slice(1);
  if (specifier.startsWith(".")) return join(dirname(file), specifier);
}

function roomOf(path: string): string {
  if (path.startsWith("node:")) return "node:";
  const holds = (room: string) => path === room || path.startsWith(`${room}/`);
  return (
    Object.keys(ROOMS)
      .filter(holds)
      .sort((one, other) => other.length - one.length)[0] ?? ""
  );
}
