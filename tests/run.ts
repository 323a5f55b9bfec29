/**
 * `npm test` runs the everyday parts, and `npm run test:all` runs the slow parts. Both also accept names of parts, such
 * as `npm test -- unit chromium`.
 */
import { type Part, runParts } from "./helpers/run-parts.ts";

/** Other parts need builds and installations as preparations. */
const PREPARATIONS: Record<string, Part> = {
  build: { run: "node scripts/build.ts" },
  fixture: { run: "node tests/helpers/site/build-site.ts" },
  "install-chromium": { run: "node tests/helpers/browsers/install-browser.ts chromium" },
  "install-firefox": { run: "node tests/helpers/browsers/install-browser.ts firefox" },
  "install-wrangler": { run: "node scripts/cloudflare/tools.ts" },
};

const EVERYDAY_PARTS: Record<string, Part> = {
  check: { run: "biome check" },
  types: { run: "react-router typegen && tsc", needs: ["build"] },
  unit: { run: "vitest run --project unit", needs: ["build"] },
  http: { run: "vitest run --project http", needs: ["fixture"] },
  leaks: { run: "node tests/leaks/leaks.ts stranger", needs: ["build"] },
  owner: browserTests("--config=tests/owner", "build", "install-chromium"),
  chromium: browserTests("--project=chromium", "fixture", "install-chromium"),
};

export const SLOW_PARTS: Record<string, Part> = {
  artwork: { run: "tsc -p artwork && cd artwork && biome check" },
  slow: { run: "vitest run --project slow", needs: ["build"] },
  "http-slow": { run: "vitest run --project http-slow", needs: ["build", "fixture", "install-wrangler"] },
  "http-cloudflare": { run: "vitest run --project http-cloudflare", needs: ["fixture", "install-wrangler"] },
  "leaks-guest": { run: "node tests/leaks/leaks.ts", needs: ["build"] },
  "leaks-cloudflare": { run: "node tests/leaks/leaks.ts cloudflare", needs: ["build", "install-wrangler"] },
  contents: { run: "node tests/owner/contents.ts", needs: ["fixture", "install-chromium"] },
  "chromium-slow": browserTests("--project=chromium-slow", "fixture", "install-chromium"),
  firefox: browserTests("--project=firefox --project=firefox-without-script", "fixture", "install-firefox"),
  webkit: browserTests("--project=webkit", "fixture"),
  studio: browserTests("--config=studio/tests", "fixture", "install-chromium", "install-firefox"),
  cloudflare: browserTests("--project=cloudflare", "fixture", "install-wrangler", "install-chromium"),
};

if (import.meta.main) {
  const [mode, ...names] = process.argv.slice(2);
  const allNames = Object.keys(mode === "all" ? SLOW_PARTS : EVERYDAY_PARTS);
  const parts = { ...PREPARATIONS, ...EVERYDAY_PARTS, ...SLOW_PARTS };
  process.exitCode = runParts(parts, names.length > 0 ? names : allNames);
}

function browserTests(options: string, ...needs: string[]): Part {
  return { run: `playwright test ${options}`, needs };
}
