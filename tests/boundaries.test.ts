import { execFile } from "node:child_process";
import { cp, glob, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { forbiddenImports, importsOf, ROOMS, SHARED } from "./boundaries.ts";
import { newFolder } from "./kit/new-folder.ts";

/** By the file in which they are planted: some of each room, those that somebody might write. */
const FORBIDDEN: Record<string, string[]> = {
  "app/root-level.ts": ["#app/home/intro.tsx", "../server/log.ts", "#app/content/.server/content.ts"],
  "app/root.tsx": ["#app/.server/request-context.ts"],
  "app/routes/page.ts": ["#snapshot", "node:fs", "../../pipeline/redirects.ts", "../../tests/kit/site.ts"],
  "app/home/part.tsx": [
    "/content/case-studies/trade/case-study.yaml?raw",
    "#app/case-study/hero.tsx",
    "#app/.server/request-context.ts",
    "node:path",
  ],
  "app/case-study/part.tsx": ["#app/home/intro.tsx", "#app/gate/messages.ts"],
  "app/case-study/sections/part.tsx": ["#app/admin/field.tsx", "#app/routes/home.tsx", "../hero.tsx"],
  "app/gate/part.tsx": ["#app/home/intro.tsx", "#app/admin/field.tsx", "./.server/session.ts", "node:fs"],
  "app/invitations/part.tsx": ["#app/home/intro.tsx", "#app/gate/messages.ts", "./.server/seals.ts"],
  "app/admin/part.tsx": ["#app/gate/messages.ts", "#app/invitations/use-visit.ts", "./.server/show.ts"],
  "app/components/part.tsx": ["#app/gate/messages.ts", "#app/.server/request-context.ts", "../page-meta.ts"],
  "app/styles/part.ts": ["#app/home/intro.tsx"],
  "app/content/part.ts": ["#app/gate/messages.ts", "#app/fill.ts", "./.server/content.ts", "#snapshot"],
  "app/content/.server/part.ts": [
    "#app/gate/.server/gate.ts",
    "../../../server/log.ts",
    "node:fs",
    "#snapshot",
  ],
  "app/gate/.server/part.ts": ["#app/content/.server/content.ts", "#app/admin/.server/show.ts", "#snapshot"],
  "app/gate/.server/part.test.ts": ["../../../lab/bench/run.ts", "../../../tests/journeys/gate.spec.ts"],
  "app/invitations/.server/part.ts": ["#app/gate/.server/gate.ts", "#app/admin/.server/show.ts"],
  "pipeline/media/part.ts": ["../../server/environment.ts", "#app/gate/messages.ts"],
  "leak-check/part.ts": ["../server/log.ts", "../scripts/build.ts", "#app/root.tsx"],
  "server/part.ts": ["#app/gate/.server/gate.ts", "./node/log.ts", "../pipeline/redirects.ts", "node:fs"],
  "server/node/start/part.ts": ["#app/content/.server/content.ts", "../../cloudflare/worker.ts"],
  "server/cloudflare/part.ts": ["#app/content/.server/content.ts", "../node/log.ts", "node:fs/promises"],
  "app/routes/studio.tsx": ["../../studio/page/mark.ts"],
  "server/node/studio.ts": ["../../studio/guard.ts"],
  "studio/client/part.ts": ["../../app/.server/lock.ts", "../../server/log.ts", "node:fs"],
  "scripts/part.ts": [
    "../studio/start.ts",
    "../lab/bench/bench.ts",
    "../tests/kit/site.ts",
    "../artwork/render.ts",
  ],
  "lab/bench/part.ts": ["../../tests/leaks/walk.ts", "../../artwork/render.ts", "../../scripts/build.ts"],
  "artwork/part.ts": ["../tests/kit/site.ts", "../pipeline/redirects.ts"],
  "tests/part.test.ts": ["../lab/bench/bench.ts"],
  "tests/kit/part.ts": ["../journeys/gate.spec.ts", "../../lab/bench/bench.ts", "../../scripts/build.ts"],
  "tests/journeys/part.ts": ["../leaks/walk.ts"],
  "tests/attacks/part.ts": ["../journeys/gate.spec.ts"],
  "tests/leaks/part.ts": ["../attacks/answers.ts"],
};

const PLANTED = Object.entries(FORBIDDEN).flatMap(([file, specifiers]) =>
  specifiers.map((specifier) => [file, specifier] as const),
);

test.each(PLANTED)("%s may not import %s", (file, specifier) => {
  expect(forbiddenImports(file, `export * from "${specifier}";`)).toEqual([specifier]);
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
    ...['const h = import.meta.glob("/h/*");'],
    ...['export const text = "away";', 'say(from, "home");'],
  ].join("\n");
  expect(importsOf(text)).toEqual(["a", "b", "c", "d", "e", "f", "g", "import.meta.glob"]);
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
  const root = newFolder({
    "app/one.ts": 'export * from "#app/two.ts";\n',
    "app/two.ts": 'export * from "./one.ts";\n',
  });
  for (const name of ["biome.json", "package.json", ".gitignore"]) await cp(name, join(root, name));
  const lint = promisify(execFile)(resolve("node_modules/.bin/biome"), ["lint"], { cwd: root });
  await expect(lint).rejects.toMatchObject({ stderr: expect.stringContaining("noImportCycles") });
});
