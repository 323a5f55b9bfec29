import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          testTimeout: 60_000,
          include: [
            "{app,pipeline,server,scripts}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            "tests/{kit,leaks}/**/*.test.ts",
          ],
        },
      },
      // The built site behind the real server: `npm run build` comes first.
      {
        test: {
          name: "attacks",
          include: ["tests/attacks/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
