import { execFile } from "node:child_process";
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { forbiddenImports, importsOf, ROOMS, SHARED } from "./boundaries.ts";

/** By the file in which they are planted. */
const FORBIDDEN: Record<string, string[]> = {
  "app/root-level.ts": ["#app/home/intro.tsx", "../server/log.ts", "#app/content/.server/content.ts"],
  "app/root.tsx": ["#app/.server/request-context.ts"],
  "app/routes/page.ts": ["#snapshot", "node:fs", "../../pipeline/redirects.ts", "../../tests/kit/site.ts"],
  "app/home/part.tsx": [
    ...["#app/case-study/hero.tsx", "#app/gate/messages.ts", "#app/invitations/use-visit.ts"],
    ...["#app/admin/field.tsx", "#app/routes/home.tsx", "#app/.server/request-context.ts", "#snapshot"],
    ...["../gate/.server/gate.ts", "../../server/environment.ts", "../../paths.ts", "node:path"],
  ],
  "app/case-study/part.tsx": [
    "#app/home/intro.tsx",
    "#app/gate/messages.ts",
    "#app/invitations/use-visit.ts",
  ],
  "app/case-study/sections/part.tsx": ["#app/admin/field.tsx", "#app/routes/home.tsx", "../hero.tsx"],
  "app/gate/part.tsx": ["#app/home/intro.tsx", "#app/admin/field.tsx", "./.server/session.ts", "node:fs"],
  "app/invitations/part.tsx": ["#app/home/intro.tsx", "#app/gate/messages.ts", "./.server/seals.ts"],
  "app/admin/part.tsx": ["#app/gate/messages.ts", "#app/invitations/use-visit.ts", "./.server/show.ts"],
  "app/components/part.tsx": ["#app/gate/messages.ts", "#app/.server/request-context.ts", "../page-meta.ts"],
  "app/styles/part.ts": ["#app/home/intro.tsx"],
  "app/content/part.ts": ["#app/gate/messages.ts", "#app/fill.ts", "./.server/content.ts", "#snapshot"],
  "app/content/.server/part.ts": ["#app/gate/.server/gate.ts", "../../../server/log.ts", "node:fs"],
  "app/gate/.server/part.ts": [
    ...["#app/content/.server/content.ts", "#app/admin/.server/show.ts", "#snapshot"],
    ...["../../../server/log.ts", "node:fs/promises"],
  ],
  "app/gate/.server/part.test.ts": ["../../../lab/bench/run.ts", "../../../tests/journeys/gate.spec.ts"],
  "app/invitations/.server/part.ts": ["#app/gate/.server/gate.ts", "#app/admin/.server/show.ts"],
  "pipeline/media/part.ts": [
    ...["../../server/environment.ts", "../../scripts/build.ts", "#app/gate/messages.ts"],
    "../../leak-check/secrets.ts",
  ],
  "leak-check/part.ts": [
    "../server/log.ts",
    "../scripts/build.ts",
    "../tests/leaks/walk.ts",
    "#app/root.tsx",
  ],
  "server/part.ts": [
    ...["#app/gate/.server/gate.ts", "../app/gate/.server/gate.ts", "./node/log.ts", "./cloudflare/log.ts"],
    ...["../pipeline/redirects.ts", "../paths.ts", "node:fs"],
  ],
  "server/node/start/part.ts": [
    ...["#app/content/.server/content.ts", "../../cloudflare/worker.ts", "../../../tests/kit/site.ts"],
  ],
  "server/cloudflare/part.ts": [
    ...[
      "#app/content/.server/content.ts",
      "../node/log.ts",
      "../../pipeline/redirects.ts",
      "node:fs/promises",
    ],
  ],
  "scripts/part.ts": ["../lab/bench/bench.ts", "../tests/kit/site.ts", "../artwork/render.ts"],
  "lab/bench/part.ts": ["../../tests/leaks/walk.ts", "../../artwork/render.ts", "../../scripts/build.ts"],
  "artwork/part.ts": ["../tests/kit/site.ts", "../pipeline/redirects.ts"],
  "tests/part.test.ts": ["../lab/bench/bench.ts"],
  "tests/kit/part.ts": ["../journeys/gate.spec.ts", "../../lab/bench/bench.ts", "../../scripts/build.ts"],
  "tests/journeys/part.ts": ["../leaks/walk.ts"],
  "tests/attacks/part.ts": ["../journeys/gate.spec.ts"],
  "tests/leaks/part.ts": ["../attacks/answers.ts"],
};

/** What every row must leave alone, or it would refuse everything. */
const ALLOWED: Record<string, string[]> = {
  "app/routes/page.ts": ["#app/gate/.server/gate.ts", "#app/home/intro.tsx", "react-router"],
  "app/home/part.tsx": ["#app/components/page.tsx", "#app/fill.ts", "./intro.tsx", "node:crypto"],
  "app/content/.server/part.ts": ["#snapshot", "#app/addresses.ts"],
  "app/gate/.server/part.ts": ["#app/invitations/.server/invitations.ts", "./gate.ts"],
  "app/gate/.server/part.test.ts": ["../../../tests/kit/site.ts", "../../../server/log.ts"],
  "app/admin/.server/part.ts": ["#app/gate/.server/gate.ts", "#app/invitations/.server/invitations.ts"],
  "pipeline/media/part.ts": ["#app/content/schema.ts", "../yaml/yaml-file.ts", "../../paths.ts"],
  "leak-check/part.ts": ["../pipeline/redirects.ts", "#app/plain-text.ts"],
  "server/node/start/part.ts": ["../../log.ts", "../files/content-type.ts", "node:fs", "#app/addresses.ts"],
  "scripts/part.ts": ["../leak-check/secrets.ts", "../server/node/serve.ts"],
  "lab/bench/part.ts": ["../../tests/kit/site.ts"],
  "tests/journeys/part.ts": ["../kit/site.ts", "../../leak-check/secrets.ts"],
};

test.each(rows(FORBIDDEN))("%s may not import %s", (file, specifier) => {
  expect(forbiddenImports(file, `export * from "${specifier}";`)).toEqual([specifier]);
});

test.each(rows(ALLOWED))("%s may import %s", (file, specifier) => {
  expect(forbiddenImports(file, `export * from "${specifier}";`)).toEqual([]);
});

test("an import is seen however it is written, but for one of types", () => {
  const text = [
    ...[
      'import "a";',
      'import b from "b";',
      'import {\n  c,\n  type C,\n} from "c";',
      'export { d } from "d";',
    ],
    ...['export * as e from "e";', 'const f = await import("f");', 'import { type G } from "g";'],
    ...['import type { X } from "x";', 'export type { Y } from "y";', 'type Z = typeof import("z");'],
    ...['export const text = "away";', 'say(from, "home");'],
  ].join("\n");
  expect(importsOf(text)).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
});

test("no file imports what its room may not", async () => {
  const sources =
    "{app,app/**/.server,artwork,lab,leak-check,pipeline,scripts,server,tests}/**/*.{ts,tsx,mjs}";
  const files = await Array.fromAsync(glob([sources, "*.ts"], { exclude: ["**/node_modules/**"] }));
  expect(files).toContain("app/gate/.server/gate.ts");
  const refused = await Promise.all(
    files.map(async (file) =>
      forbiddenImports(file, await readFile(file, "utf8")).map((specifier) => `${file} imports ${specifier}`),
    ),
  );
  expect(refused.flat()).toEqual([]);
});

test.each(SHARED)("%s, which anyone may import, imports nothing else", async (file) => {
  const specifiers = importsOf(await readFile(file, "utf8"));
  const names = SHARED.map((shared) => shared.split("/").at(-1));
  expect(names).toEqual(expect.arrayContaining(specifiers.map((specifier) => specifier.split("/").at(-1))));
});

test("every room that a row names has a row", () => {
  const named = new Set(Object.values(ROOMS).flat());
  const rooms = [...named].filter((room) => !room.startsWith("node:") && !room.includes("."));
  expect(Object.keys(ROOMS)).toEqual(expect.arrayContaining(rooms));
});

test("no file may import what imports it", async () => {
  const root = await mkdtemp(join(tmpdir(), "boundaries-"));
  await mkdir(join(root, "app"));
  for (const name of ["biome.json", "package.json", ".gitignore"]) await cp(name, join(root, name));
  await writeFile(join(root, "app/one.ts"), 'export * from "#app/two.ts";\n');
  await writeFile(join(root, "app/two.ts"), 'export * from "./one.ts";\n');
  const lint = promisify(execFile)(resolve("node_modules/.bin/biome"), ["lint"], { cwd: root });
  await expect(lint).rejects.toMatchObject({ stderr: expect.stringContaining("noImportCycles") });
  await rm(root, { recursive: true });
});

function rows(table: Record<string, string[]>): [string, string][] {
  return Object.entries(table).flatMap(([file, specifiers]) =>
    specifiers.map((specifier): [string, string] => [file, specifier]),
  );
}
