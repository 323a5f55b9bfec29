import { defineConfig, type Project } from "@playwright/test";
import { firefoxOptions } from "./tests/kit/browser.ts";
import { buildFixtureSite } from "./tests/kit/build-site.ts";
import { browserTests } from "./tests/kit/playwright.ts";

// Workers read this file too, and find it set.
process.env.TEST_SITE ??= await buildFixtureSite();

/**
 * `npm run test:e2e`: the site made of tests/fixtures/site, everything in Chromium, what browsers do each in its own way
 * in Firefox too (docs/decisions/0014-three-browsers.md), and in WebKit where it is installed.
 */
export default defineConfig({
  ...browserTests,
  testDir: "tests",
  projects: [
    { name: "chromium", testDir: "tests/journeys" },
    firefox("firefox", /\/(gate|zoom|locked-study|public-study|widths|paper)\.spec\.ts/),
    firefox("firefox-without-script", /\/keyboard-alone\.spec\.ts/, { "javascript.enabled": false }),
    { name: "webkit", testDir: "tests/webkit" },
  ],
});

function firefox(name: string, testMatch: RegExp, preferences = {}): Project {
  return {
    name,
    testDir: "tests/journeys",
    testMatch,
    use: { browserName: "firefox", channel: "moz-firefox", launchOptions: firefoxOptions(preferences) },
  };
}
