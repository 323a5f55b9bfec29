import { defineConfig } from "vitest/config";
import { FIXTURE_SITE } from "./tests/kit/build-site.ts";
import { NODE_ALONE_FILES } from "./tests/kit/not-on-cloudflare.ts";

/** The site made of tests/fixtures/site behind the real server. */
function attacks(name: string, env: Record<string, string>, exclude: string[] = []) {
  return {
    test: {
      name,
      env,
      include: ["tests/attacks/**/*.test.ts"],
      exclude,
      globalSetup: "tests/attacks/build-site.ts",
      setupFiles: "tests/attacks/skip-elsewhere.ts",
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          testTimeout: 60_000,
          include: [
            "{app,leak-check,pipeline,server,scripts}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            "tests/{kit,leaks}/**/*.test.ts",
          ],
        },
      },
      attacks("attacks", { TEST_SITE: FIXTURE_SITE }),
      attacks(
        "attacks-cloudflare",
        { TEST_SITE: FIXTURE_SITE, TEST_RUNTIME: "cloudflare" },
        NODE_ALONE_FILES.map((file) => `tests/${file}**`),
      ),
    ],
  },
});
