import { defineConfig } from "vitest/config";
import { NODE_ONLY_FILES } from "./tests/helpers/not-on-cloudflare.ts";
import { FIXTURE_SITE } from "./tests/helpers/site/build-site.ts";

const PACKAGES = "**/node_modules/**";
const SLOW = "**/*.slow.test.{ts,tsx}";
const ON_CLOUDFLARE = "tests/http/cloudflare/**/*.test.ts";
const MANY_RUNS = { MANY_RUNS: "yes" };

/** `npm test` runs `unit` and `http`, `npm run test:all` the others (tests/run.ts). */
export default defineConfig({
  test: {
    projects: [
      units("unit", "test", [SLOW]),
      // Property tests also run in `unit`, with fewer runs.
      units("slow", "{slow,property}.test", [], MANY_RUNS),
      http("http", ["tests/http/**/*.test.ts"], [SLOW, ON_CLOUDFLARE]),
      http("http-slow", [`tests/http/${SLOW}`, ON_CLOUDFLARE], [], MANY_RUNS),
      http(
        "http-cloudflare",
        ["tests/http/**/*.test.ts"],
        NODE_ONLY_FILES.map((file) => `tests/${file}**`),
        { TEST_RUNTIME: "cloudflare" },
      ),
    ],
  },
});

/** Unit tests next to their source file, and tests of the test helpers. */
function units(name: string, ending: string, exclude: string[], env: Record<string, string> = {}) {
  const include = [
    `*.${ending}.ts`,
    `{app,pipeline,server,scripts,studio,lab}/**/*.${ending}.{ts,tsx}`,
    `tests/*.${ending}.ts`,
    `tests/helpers/**/*.${ending}.ts`,
  ];
  return { test: { name, include, exclude: [PACKAGES, ...exclude], env, testTimeout: 60_000 } };
}

/** Tests that send requests to the built server with the content of tests/fixtures/site. */
function http(name: string, include: string[], exclude: string[], env: Record<string, string> = {}) {
  return {
    test: {
      name,
      include,
      exclude,
      env: { TEST_SITE: FIXTURE_SITE, ...env },
      globalSetup: "tests/http/build-site.ts",
      setupFiles: "tests/http/skip-elsewhere.ts",
      testTimeout: 60_000,
      // Several local Workers runtimes start slowly at the same time.
      hookTimeout: 180_000,
    },
  };
}
