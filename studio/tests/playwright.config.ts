import { defineConfig } from "@playwright/test";
import { firefoxOptions } from "../../tests/helpers/browser/launch.ts";
import { browserTests } from "../../tests/helpers/browser/playwright.ts";

/**
 * Runs with `npm test -- studio`. Each test has its own studio and content. Firefox runs the tests that depend on the
 * browser: texts, images, fields and arranging.
 */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../../test-results/studio",
  // Each test starts a studio, which takes most of a minute on a busy machine.
  timeout: 120_000,
  projects: [
    { name: "chromium" },
    {
      name: "firefox",
      testIgnore: /\/(files|pages|publish|safety)\.spec\.ts/,
      use: { browserName: "firefox", channel: "moz-firefox", launchOptions: firefoxOptions() },
    },
  ],
});
