import { defineConfig } from "@playwright/test";
import { firefoxOptions } from "../../tests/helpers/browser.ts";
import { browserTests } from "../../tests/helpers/browsers/playwright.ts";

/** `npm test -- studio`: each journey has a studio and a content of its own. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  outputDir: "../../test-results/studio",
  projects: [
    { name: "chromium" },
    {
      name: "firefox",
      use: { browserName: "firefox", channel: "moz-firefox", launchOptions: firefoxOptions() },
    },
  ],
});
