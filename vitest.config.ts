import { defineConfig } from "vitest/config";
import { FIXTURE_SITE } from "./tests/kit/build-site.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          testTimeout: 60_000,
          include: [
            "{app,finder,pipeline,server,scripts}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            "tests/{kit,leaks}/**/*.test.ts",
          ],
        },
      },
      // The site made of tests/fixtures/site behind the real server.
      {
        test: {
          name: "attacks",
          include: ["tests/attacks/**/*.test.ts"],
          globalSetup: "tests/attacks/build-site.ts",
          env: { TEST_SITE: FIXTURE_SITE },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
