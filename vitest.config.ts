import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { FIXTURE_SITE } from "./tests/helpers/site/build-site.ts";
import { NODE_ONLY_FILES } from "./tests/helpers/site/not-on-cloudflare.ts";

const PACKAGE_FILES = "**/node_modules/**";
const SLOW_TESTS = "**/*.slow.test.{ts,tsx}";
const ON_CLOUDFLARE = "tests/http/cloudflare/**/*.test.ts";
const MANY_RUNS = { MANY_RUNS: "yes" };

interface ProjectOptions {
  include?: string[];
  exclude?: string[];
  isolate?: boolean;
  env?: Record<string, string>;
}

/** `npm test` runs `unit` and `http`, and `npm run test:all` runs the other projects (see tests/run.ts). */
export default defineConfig({
  test: {
    projects: [
      unitProject("unit", "test", { exclude: [SLOW_TESTS, ...mockingTests()], isolate: false }),
      unitProject("unit-mocks", "test", { include: mockingTests() }),
      // Property tests also run in `unit`, but with fewer random values and always the same ones.
      unitProject("slow", "{slow,property}.test", { env: MANY_RUNS }),
      httpProject("http", ["tests/http/**/*.test.ts"], [SLOW_TESTS, ON_CLOUDFLARE]),
      httpProject("http-slow", [`tests/http/${SLOW_TESTS}`, ON_CLOUDFLARE], [], MANY_RUNS),
      httpProject(
        "http-cloudflare",
        ["tests/http/**/*.test.ts"],
        NODE_ONLY_FILES.map((file) => `tests/${file}**`),
        { TEST_RUNTIME: "cloudflare" },
      ),
    ],
  },
});

/** Selects the unit tests next to their source files, and the tests of the test helpers. */
function unitProject(name: string, ending: string, { exclude = [], ...options }: ProjectOptions) {
  const include = [
    `{app,files,pipeline,server,scripts,studio,lab}/**/*.${ending}.{ts,tsx}`,
    `tests/*.${ending}.ts`,
    `tests/{helpers,repository}/**/*.${ending}.ts`,
  ];
  return {
    test: {
      name,
      include,
      exclude: [PACKAGE_FILES, ...exclude],
      testTimeout: 60_000,
      unstubGlobals: true,
      ...options,
    },
  };
}

/** Lists the tests that replace modules. All other tests of a worker share its modules, which halves their CPU time. */
function mockingTests(): string[] {
  const files = globSync("{app,app/**/.server,files,pipeline,server,scripts,studio}/**/*.test.{ts,tsx}", {
    exclude: ["**/node_modules/**", SLOW_TESTS],
  });
  return files.filter((file) => /\bvi\.(mock|resetModules)\(/.test(readFileSync(file, "utf8")));
}

/** Selects the tests that send requests to the built server with the content of tests/fixtures/site. */
function httpProject(name: string, include: string[], exclude: string[], env: Record<string, string> = {}) {
  return {
    test: {
      name,
      include,
      exclude,
      env: { TEST_SITE: FIXTURE_SITE, ...env },
      isolate: false,
      globalSetup: "tests/http/build-site.ts",
      setupFiles: "tests/http/skip-elsewhere.ts",
      testTimeout: 60_000,
      // Local Workers runtimes start slowly if several of them start at the same time.
      hookTimeout: 180_000,
    },
  };
}
