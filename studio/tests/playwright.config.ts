import { defineConfig } from "@playwright/test";
import { firefoxOptions } from "../../tests/helpers/browser/launch.ts";
import { browserTests } from "../../tests/helpers/browser/playwright.ts";

/**
 * Runs with `npm test -- studio`. Each worker has its own studio and content. Firefox runs only the tests that depend on
 * the browser: typing, pasting, dropping and videos.
 */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../../test-results/studio",
  projects: [
    { name: "chromium" },
    {
      name: "firefox",
      testMatch: /\/(dropped-images|markdown|paste|random-keys|several-texts|texts|videos)\.spec\.ts/,
      use: { browserName: "firefox", channel: "moz-firefox", launchOptions: firefoxOptions() },
    },
  ],
});
