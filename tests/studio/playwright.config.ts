import { defineConfig } from "@playwright/test";
import { firefoxOptions } from "../kit/browser.ts";
import { browserTests } from "../kit/browsers/playwright.ts";

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
