import { defineConfig, type Project } from "@playwright/test";
import { browserOptions, firefoxOptions } from "./tests/helpers/browser/launch.ts";
import { browserTests } from "./tests/helpers/browser/playwright.ts";
import type { WorkerFixtures } from "./tests/helpers/browser/test.ts";
import { buildFixtureSite } from "./tests/helpers/site/build-site.ts";
import { NODE_ONLY_FILES } from "./tests/helpers/site/not-on-cloudflare.ts";

// Playwright's workers read this file again, with the variable already set.
process.env.TEST_SITE ??= await buildFixtureSite();

/** Only `npm run test:all` runs the slow tests. */
const SLOW_FILES = /\/dev\.spec\.ts/;

/**
 * Tests the site of tests/fixtures/site: all tests run in Chromium, some in Firefox and few in WebKit
 * (docs/decisions/0014-three-browsers.md). The tests of the lock and the invitations also run on the local Cloudflare runtime.
 */
export default defineConfig<object, Pick<WorkerFixtures, "runtime">>({
  ...browserTests,
  testDir: "tests",
  projects: [
    { name: "chromium", testDir: "tests/e2e", testIgnore: SLOW_FILES },
    { name: "chromium-slow", testDir: "tests/e2e", testMatch: SLOW_FILES },
    firefox(
      "firefox",
      /\/(unlock|interference|invitation|visits|zoom|locked-study|public-study|every-state|slides|presenter|prototypes)\.spec\.ts/,
    ),
    firefox("firefox-without-script", /\/keyboard\.spec\.ts/, { "javascript.enabled": false }),
    { name: "webkit", testDir: "tests/webkit" },
    // Both platforms send the same pages (tests/http/cloudflare/same-answers.test.ts).
    {
      name: "old-browsers",
      testDir: "tests/old-browsers",
      use: {
        launchOptions: { ...browserOptions(), executablePath: "tests/old-browsers/node_modules/chromium" },
      },
    },
    {
      name: "cloudflare",
      testDir: "tests/e2e",
      testMatch: /\/(invitations|lock|owner)\//,
      testIgnore: NODE_ONLY_FILES.map((file) => `**/${file}`),
      use: { runtime: "cloudflare" },
    },
  ],
});

function firefox(name: string, testMatch: RegExp, preferences = {}): Project {
  return {
    name,
    testDir: "tests/e2e",
    testMatch,
    use: { browserName: "firefox", channel: "moz-firefox", launchOptions: firefoxOptions(preferences) },
  };
}
