/**
 * `npm test` runs the everyday parts, and `npm run test:all` runs the slow parts. Both also accept names of parts, such
 * as `npm test -- unit chromium`.
 */
import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

type Result = "passed" | "failed" | "skipped";

interface Part {
  shellCommand: string;
  /** These parts must pass first. */
  needs?: string[];
}

/** Other parts need these builds and installations. */
const PREPARATIONS: Record<string, Part> = {
  snapshot: { shellCommand: "node scripts/build-content.ts && NODE_ENV=development react-router typegen" },
  build: { shellCommand: "node scripts/build.ts" },
  fixture: { shellCommand: "node tests/helpers/site/build-site.ts" },
  "install-chromium": { shellCommand: "node tests/helpers/browser/install-browser.ts chromium" },
  "install-firefox": { shellCommand: "node tests/helpers/browser/install-browser.ts firefox" },
  "install-webkit": { shellCommand: "node tests/helpers/browser/install-browser.ts webkit" },
  "install-wrangler": { shellCommand: "node scripts/cloudflare/tools.ts" },
  "install-old-browsers": { shellCommand: "node tests/old-browsers/install.ts" },
  "install-studio": { shellCommand: "node studio/install.ts" },
};

const EVERYDAY_PARTS: Record<string, Part> = {
  check: { shellCommand: "biome check" },
  types: { shellCommand: "tsc", needs: ["snapshot"] },
  unit: vitestTests("--project unit --project unit-mocks", "snapshot"),
  http: vitestTests("--project http", "fixture"),
  leaks: { shellCommand: "node tests/leaks/leaks.ts stranger", needs: ["build"] },
  owner: browserTests("--config=tests/owner site.spec.ts", "build", "install-chromium"),
  chromium: browserTests("--project=chromium", "fixture", "install-chromium"),
};

export const SLOW_PARTS: Record<string, Part> = {
  artwork: { shellCommand: "tsc -p artwork && cd artwork && biome check" },
  slow: vitestTests("--project slow", "snapshot"),
  "http-slow": vitestTests("--project http-slow", "build", "fixture", "install-wrangler"),
  "http-cloudflare": vitestTests("--project http-cloudflare", "fixture", "install-wrangler"),
  "leaks-guest": { shellCommand: "node tests/leaks/leaks.ts", needs: ["build"] },
  "owner-axe": browserTests("--config=tests/owner axe.spec.ts focus.spec.ts", "build", "install-chromium"),
  "leaks-cloudflare": {
    shellCommand: "node tests/leaks/leaks.ts cloudflare",
    needs: ["build", "install-wrangler"],
  },
  contents: { shellCommand: "node tests/owner/contents.ts", needs: ["fixture", "install-chromium"] },
  "chromium-slow": browserTests("--project=chromium-slow", "fixture", "install-chromium"),
  firefox: browserTests("--project=firefox --project=firefox-without-script", "fixture", "install-firefox"),
  webkit: browserTests("--project=webkit", "fixture", "install-studio", "install-webkit"),
  "old-browsers": browserTests("--project=old-browsers", "fixture", "install-old-browsers"),
  "studio-types": { shellCommand: "tsc -p studio/client", needs: ["install-studio"] },
  studio: browserTests(
    "--config=studio/tests",
    "fixture",
    "install-studio",
    "install-chromium",
    "install-firefox",
  ),
  cloudflare: browserTests("--project=cloudflare", "fixture", "install-wrangler", "install-chromium"),
};

if (import.meta.main) {
  const [mode, ...names] = process.argv.slice(2);
  const allNames = Object.keys(mode === "all" ? SLOW_PARTS : EVERYDAY_PARTS);
  const parts = { ...PREPARATIONS, ...EVERYDAY_PARTS, ...SLOW_PARTS };
  process.exitCode = runParts(parts, names.length > 0 ? names : allNames);
}

function vitestTests(options: string, ...needs: string[]): Part {
  return { shellCommand: `vitest run ${options}`, needs };
}

function browserTests(options: string, ...needs: string[]): Part {
  return { shellCommand: `playwright test ${options}`, needs };
}

/**
 * Runs parts, and the parts that they need, one after another. Prints one line for a part that passes, and the whole
 * output of a part that fails. Returns the exit code.
 */
function runParts(parts: Record<string, Part>, names: string[]): number {
  const unknownNames = names.filter((name) => !parts[name]);
  if (unknownNames.length > 0) {
    console.log(`Unknown part "${unknownNames.join(", ")}". Parts: ${Object.keys(parts).join(", ")}`);
    return 1;
  }
  const results: Record<string, Result> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (!partsWithNeeds(parts, names).has(name)) continue;
    const failedNeeds = (part.needs ?? []).filter((need) => results[need] !== "passed");
    if (failedNeeds.length > 0)
      console.log(`${name} skipped: it needs ${failedNeeds.join(" and ")} to pass first`);
    results[name] = failedNeeds.length > 0 ? "skipped" : runPart(name, part);
  }
  const countOf = (result: string) =>
    Object.values(results).filter((partResult) => partResult === result).length;
  const failedParts = Object.keys(results).filter((name) => results[name] === "failed");
  if (failedParts.length > 0) console.log(`Failed: ${failedParts.join(", ")}`);
  console.log(`${countOf("passed")} passed, ${countOf("failed")} failed, ${countOf("skipped")} skipped`);
  return failedParts.length > 0 ? 1 : 0;
}

function partsWithNeeds(parts: Record<string, Part>, names: string[]): Set<string> {
  return new Set(names.flatMap((name) => [name, ...partsWithNeeds(parts, parts[name]?.needs ?? [])]));
}

/** Runs a part in Bash, which measures the CPU time of all its processes. */
function runPart(name: string, { shellCommand }: Part): Result {
  const startTime = performance.now();
  const { status, stdout, stderr } = spawnSync(`time { (${shellCommand}) 2>&1; }`, {
    shell: "bash",
    env: { ...process.env, TIMEFORMAT: "%U + %S s of CPU time" },
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const seconds = Math.round((performance.now() - startTime) / 1000);
  if (status !== 0) {
    console.log(`\n${stdout}\n${name} failed in ${seconds} s: ${shellCommand}\n`);
    return "failed";
  }
  const summary = summaryOf(stdout);
  if (/^\d+ skipped$/.test(summary)) {
    console.log(`${name}: not tested (${summary})`);
    return "skipped";
  }
  console.log(`${name} passed in ${seconds} s (${stderr.trim()}): ${summary}`);
  return "passed";
}

/** Returns the last line that counts tests, or else the last line. */
function summaryOf(output: string): string {
  const lines = stripVTControlCharacters(output).trim().split("\n");
  return (lines.findLast((line) => /\d passed\b/.test(line)) ?? lines.at(-1) ?? "").trim();
}
