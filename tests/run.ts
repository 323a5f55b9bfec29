/**
 * `npm test`: what every change has to pass. `npm run test:all`: what is slow because it is thorough. Both take names of
 * parts of either: `npm test -- unit chromium`.
 */
import { availableParallelism } from "node:os";
import { type Part, runParts } from "./helpers/run-parts.ts";

/** What other parts need. */
export const BUILDS: Record<string, Part> = {
  build: { run: "node scripts/build.ts" },
  fixture: { run: "node tests/helpers/site/build-site.ts" },
  "chromium-itself": { run: "node tests/helpers/browsers/install-browser.ts chromium" },
  "firefox-itself": {
    run: "node tests/helpers/browsers/install-browser.ts firefox",
    needs: ["chromium-itself"],
  },
  wrangler: { run: "node scripts/cloudflare/tools.ts" },
};

export const EVERYDAY: Record<string, Part> = {
  check: { run: "biome check" },
  types: { run: "react-router typegen && tsc", needs: ["build"] },
  unit: { run: "vitest run --project unit", needs: ["build"] },
  http: { run: "vitest run --project http", needs: ["fixture"] },
  leaks: { run: "node tests/leaks/leaks.ts stranger", needs: ["build"] },
  owner: journeys("--config=tests/owner", "build", "chromium-itself"),
  chromium: journeys("--project=chromium", "fixture", "chromium-itself"),
};

export const THOROUGH: Record<string, Part> = {
  slow: { run: "vitest run --project slow", needs: ["build"] },
  "http-slow": { run: "vitest run --project http-slow", needs: ["build", "fixture", "wrangler"] },
  "http-cloudflare": {
    run: "vitest run --project http-cloudflare",
    needs: ["fixture", "wrangler"],
    alone: true,
  },
  "leaks-guest": { run: "node tests/leaks/leaks.ts", needs: ["build"] },
  "leaks-cloudflare": {
    run: "node tests/leaks/leaks.ts cloudflare",
    needs: ["build", "wrangler"],
    alone: true,
  },
  contents: { run: "node tests/owner/contents.ts", needs: ["fixture", "chromium-itself"], alone: true },
  "chromium-slow": journeys("--project=chromium-slow", "fixture", "chromium-itself"),
  firefox: journeys("--project=firefox --project=firefox-without-script", "fixture", "firefox-itself"),
  webkit: journeys("--project=webkit", "fixture"),
  studio: journeys("--config=studio/tests", "fixture", "chromium-itself", "firefox-itself"),
  cloudflare: journeys("--project=cloudflare", "fixture", "wrangler", "chromium-itself"),
};

if (import.meta.main) {
  const [which, ...names] = process.argv.slice(2);
  const wanted = names.length > 0 ? names : Object.keys(which === "all" ? THOROUGH : EVERYDAY);
  process.exitCode = await runParts({ ...BUILDS, ...EVERYDAY, ...THOROUGH }, wanted, availableParallelism());
}

/** They use every core themselves, and what they wait for is a person's patience. */
function journeys(options: string, ...needs: string[]): Part {
  return { run: `playwright test ${options}`, needs, alone: true };
}
