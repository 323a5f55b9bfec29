import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

/** By the file it is planted in: one of each kind, by alias and by path. */
const FORBIDDEN: Record<string, string> = {
  "app/home/server-by-path.ts": "../../server/environment.ts",
  "app/home/dot-server.ts": "#app/.server/request-context.ts",
  "app/home/dot-server-by-path.ts": "../gate/.server/gate.ts",
  "app/home/snapshot.ts": "#snapshot",
  "app/home/other-part.tsx": "#app/case-study/hero.tsx",
  "app/home/lock.tsx": "#app/gate/messages.ts",
  "app/home/route.tsx": "#app/routes/home.tsx",
  "app/case-study/lock.tsx": "#app/gate/messages.ts",
  "app/case-study/other-part.tsx": "#app/home/intro.tsx",
  "app/case-study/disk.ts": "node:fs",
  "app/case-study/snapshot.ts": "#snapshot",
  "app/case-study/by-path.ts": "../page-meta.ts",
  "app/case-study/dot-server.ts": "#app/.server/request-context.ts",
  "app/gate/disk.ts": "node:fs",
  "app/gate/snapshot.ts": "#snapshot",
  "app/gate/by-path.ts": "../page-meta.ts",
  "app/gate/route.tsx": "#app/routes/home.tsx",
  "app/case-study/sections/route.tsx": "#app/routes/home.tsx",
  "app/gate/dot-server.tsx": "./.server/session.ts",
  "app/gate/other-part.tsx": "#app/home/intro.tsx",
  "app/admin/dot-server.tsx": "./.server/owner-session.ts",
  "app/admin/other-part.tsx": "#app/gate/messages.ts",
  "app/admin/disk.ts": "node:fs",
  "app/gate/owners.tsx": "#app/admin/shown-invitation.ts",
  "app/home/owners.tsx": "#app/admin/shown-invitation.ts",
  "app/case-study/owners.tsx": "#app/admin/shown-invitation.ts",
  "app/invitations/dot-server.tsx": "./.server/seals.ts",
  "app/invitations/other-part.tsx": "#app/home/intro.tsx",
  "app/gate/.server/server-by-path.ts": "../../../server/log.ts",
  "app/gate/.server/content.ts": "#app/content/.server/content.ts",
  "app/gate/.server/disk.ts": "node:fs/promises",
  "app/components/gate.tsx": "#app/gate/messages.ts",
  "app/components/gate-by-path.tsx": "../gate/messages.ts",
  "app/components/dot-server.ts": "#app/.server/request-context.ts",
  "app/styles/part.ts": "#app/home/intro.tsx",
  "app/content/gate.ts": "#app/gate/messages.ts",
  "app/content/.server/server-by-path.ts": "../../../server/log.ts",
  "app/content/.server/gate.ts": "#app/gate/.server/gate.ts",
  "app/content/schema-server.ts": "./.server/content.ts",
  "app/content/disk.ts": "node:fs",
  "app/content/by-path.ts": "../addresses.ts",
  "app/content/snapshot.ts": "#snapshot",
  "app/content/.server/disk.ts": "node:fs",
  "app/home/disk.ts": "node:path",
  "app/components/disk.ts": "node:fs",
  "app/components/snapshot.ts": "#snapshot",
  "app/gate/.server/snapshot.ts": "#snapshot",
  "app/routes/snapshot.ts": "#snapshot",
  "app/routes/pipeline.ts": "../../pipeline/load-content.ts",
  "app/routes/disk.ts": "node:fs",
  "app/routes/tests.ts": "../../tests/kit/site.ts",
  "app/root-level.ts": "../server/log.ts",
  "pipeline/server.ts": "../server/environment.ts",
  "pipeline/gate.ts": "#app/gate/messages.ts",
  "pipeline/scripts.ts": "../scripts/compress.ts",
  "leak-check/server.ts": "../server/environment.ts",
  "leak-check/scripts.ts": "../scripts/build-content.ts",
  "leak-check/pictures/tests.ts": "../../tests/leaks/walk.ts",
  "leak-check/gate.ts": "#app/gate/messages.ts",
  "server/app-source.ts": "#app/gate/.server/gate.ts",
  "server/app-by-path.ts": "../app/gate/.server/gate.ts",
  "server/platform-part.ts": "./node/log.ts",
  "server/other-platform-part.ts": "./cloudflare/log.ts",
  "server/disk.ts": "node:fs",
  "server/pipeline.ts": "../pipeline/load-content.ts",
  "server/node/app-source.ts": "#app/content/.server/content.ts",
  "server/node/app-by-path.ts": "../../app/content/.server/content.ts",
  "server/node/other-platform.ts": "../cloudflare/entry.ts",
  "server/node/tests.ts": "../../tests/kit/site.ts",
  "server/cloudflare/app-source.ts": "#app/content/.server/content.ts",
  "server/cloudflare/pipeline.ts": "../../pipeline/load-content.ts",
  "server/cloudflare/other-platform.ts": "../node/log.ts",
  "server/cloudflare/disk.ts": "node:fs/promises",
  "scripts/lab.ts": "../lab/bench/run.ts",
  "scripts/tests.ts": "../tests/attacks/answers.ts",
  "scripts/artwork.ts": "../artwork/kit/random.ts",
  "lab/bench/tests.ts": "../../tests/leaks/walk.ts",
  "lab/bench/artwork.ts": "../../artwork/kit/random.ts",
  "artwork/tests.ts": "../tests/kit/site.ts",
  "tests/kit/journeys.ts": "../journeys/gate.spec.ts",
  "tests/kit/lab.ts": "../../lab/bench/run.ts",
  "tests/lab.test.ts": "../lab/bench/run.ts",
  "tests/journeys/leaks.ts": "../leaks/walk.ts",
  "tests/attacks/journeys.ts": "../journeys/gate.spec.ts",
  "tests/leaks/attacks.ts": "../attacks/answers.ts",
  "app/gate/.server/lab.test.ts": "../../../lab/bench/run.ts",
};

/** What the rules must leave alone, or they would refuse everything. */
const ALLOWED: Record<string, string> = {
  "app/case-study/sections/own.tsx": "#app/case-study/hero.tsx",
  "app/home/parts.tsx": "#app/components/page.tsx",
  "app/home/types.ts": "#app/content/types.ts",
  "app/routes/loader.ts": "#app/gate/.server/gate.ts",
  "app/admin/parts.tsx": "#app/components/page.tsx",
  "app/admin/.server/gate.ts": "#app/gate/.server/attempt-limiter.ts",
  "server/letters.ts": "#app/letters-in.ts",
  "app/gate/.server/sibling.ts": "./gate.ts",
  "app/content/.server/snapshot.ts": "#snapshot",
  "app/components/constants.ts": "#app/constants.ts",
  "pipeline/schema.ts": "#app/content/schema.ts",
  "pipeline/built.ts": "../paths.ts",
  "leak-check/pipeline.ts": "../pipeline/yaml/yaml-file.ts",
  "leak-check/schema.ts": "#app/content/schema.ts",
  "leak-check/find.test.ts": "../tests/kit/locked-texts.ts",
  "scripts/finder.ts": "../leak-check/check-files.ts",
  "tests/leaks/finder.ts": "../../leak-check/check-files.ts",
  "server/addresses.ts": "#app/addresses.ts",
  "server/node/shared.ts": "../log.ts",
  "server/node/disk.ts": "node:fs",
  "server/cloudflare/shared.ts": "../log.ts",
  "server/cloudflare/digest.ts": "node:crypto",
  "server/node/built.ts": "../../paths.ts",
  "server/app.test.ts": "../tests/kit/test-app.ts",
  "scripts/pipeline.ts": "../pipeline/load-content.ts",
  "scripts/kit.ts": "../tests/kit/site.ts",
  "lab/bench/kit.ts": "../../tests/kit/site.ts",
  "artwork/browser.ts": "../tests/kit/browser.ts",
  "tests/journeys/kit.ts": "../kit/site.ts",
};

const CYCLE = { "app/home/one.ts": "#app/home/two.ts", "app/home/two.ts": "./one.ts" };

const root = mkdtempSync(join(tmpdir(), "boundaries-"));
afterAll(() => rmSync(root, { recursive: true }));

const refused = lint({ ...FORBIDDEN, ...ALLOWED, ...CYCLE });

test.each(Object.entries(FORBIDDEN))("%s may not import %s", (file) => {
  expect(refused.get(file)).toContain("lint/style/noRestrictedImports");
});

test.each(Object.entries(ALLOWED))("%s may import %s", (file) => {
  expect(refused.get(file)).toBeUndefined();
});

test("no file may import what imports it", () => {
  for (const file of Object.keys(CYCLE))
    expect(refused.get(file)).toContain("lint/suspicious/noImportCycles");
});

function lint(imports: Record<string, string>): Map<string, string[]> {
  for (const name of ["biome.json", "package.json", ".gitignore"]) cpSync(name, join(root, name));
  for (const [file, source] of Object.entries(imports)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `export * from ${JSON.stringify(source)};\n`);
  }
  const biome = resolve("node_modules/.bin/biome");
  const options = ["lint", "--reporter=json", "--max-diagnostics=none", "--only=style/noRestrictedImports"];
  const found = new Map<string, string[]>();
  for (const { category, location } of report(biome, [...options, "--only=suspicious/noImportCycles"])) {
    found.set(location.path, [...(found.get(location.path) ?? []), category]);
  }
  return found;
}

function report(biome: string, options: string[]): { category: string; location: { path: string } }[] {
  try {
    execFileSync(biome, options, { cwd: root, encoding: "utf8", stdio: "pipe" });
    return [];
  } catch (error) {
    // Biome ends with 1 when it has found something.
    if (error instanceof Error && "stdout" in error) return JSON.parse(String(error.stdout)).diagnostics;
    throw error;
  }
}
