import { defineConfig, type Project } from "@playwright/test";
import { firefoxOptions } from "./tests/helpers/browser.ts";
import { browserTests } from "./tests/helpers/browsers/playwright.ts";
import type { WorkerFixtures } from "./tests/helpers/journey.ts";
import { NODE_ONLY_FILES } from "./tests/helpers/not-on-cloudflare.ts";
import { buildFixtureSite } from "./tests/helpers/site/build-site.ts";

// Workers read this file too, and find it set.
process.env.TEST_SITE ??= await buildFixtureSite();

/** Of Chromium's journeys `npm run test:all` has these. */
const SLOW = /\/dev\.spec\.ts/;

/**
 * The parts of tests/run.ts that need a browser, on the site made of tests/fixtures/site: everything in Chromium, what
 * browsers do each in its own way in Firefox too (docs/decisions/0014-three-browsers.md), and in WebKit where it is
 * installed; in Chromium also on the local runtime of Cloudflare Workers.
 */
export default defineConfig<object, Pick<WorkerFixtures, "runtime">>({
  ...browserTests,
  testDir: "tests",
  projects: [
    { name: "chromium", testDir: "tests/e2e", testIgnore: SLOW },
    { name: "chromium-slow", testDir: "tests/e2e", testMatch: SLOW },
    firefox("firefox", /\/(unlock|invitation|visits|zoom|locked-study|public-study|every-state)\.spec\.ts/),
    firefox("firefox-without-script", /\/keyboard\.spec\.ts/, { "javascript.enabled": false }),
    { name: "webkit", testDir: "tests/webkit" },
    {
      name: "cloudflare",
      testDir: "tests/e2e",
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
