import { defineConfig, type Project } from "@playwright/test";
import { firefoxOptions } from "./tests/kit/browser.ts";
import { buildFixtureSite } from "./tests/kit/build-site.ts";
import type { WorkerFixtures } from "./tests/kit/journey.ts";
import { NODE_ALONE_FILES } from "./tests/kit/not-on-cloudflare.ts";
import { browserTests } from "./tests/kit/playwright.ts";

// Workers read this file too, and find it set.
process.env.TEST_SITE ??= await buildFixtureSite();

/**
 * `npm run test:e2e`: the site made of tests/fixtures/site, everything in Chromium, what browsers do each in its own way
 * in Firefox too (docs/decisions/0014-three-browsers.md), and in WebKit where it is installed; in Chromium also on the
 * local runtime of Cloudflare Workers.
 */
export default defineConfig<object, Pick<WorkerFixtures, "runtime">>({
  ...browserTests,
  testDir: "tests",
  projects: [
    { name: "chromium", testDir: "tests/journeys" },
    firefox(
      "firefox",
      /\/(gate|invitation|invitation-visits|zoom|locked-study|public-study|widths|paper)\.spec\.ts/,
    ),
    firefox("firefox-without-script", /\/keyboard-alone\.spec\.ts/, { "javascript.enabled": false }),
    { name: "webkit", testDir: "tests/webkit" },
    // All of it is `npm run test:cloudflare`.
    cloudflare("cloudflare", /\.spec\.ts/),
    cloudflare("cloudflare-gate", /\/(gate|locked-media|leaks)\.spec\.ts/),
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

function cloudflare(name: string, testMatch: RegExp): Project<object, Pick<WorkerFixtures, "runtime">> {
  const testIgnore = NODE_ALONE_FILES.map((file) => `**/${file}`);
  return { name, testDir: "tests/journeys", testMatch, testIgnore, use: { runtime: "cloudflare" } };
}
