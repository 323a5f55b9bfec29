import { defineConfig } from "@playwright/test";
import { buildFixtureSite } from "./tests/kit/build-site.ts";
import { browserTests } from "./tests/kit/playwright.ts";

// Workers read this file too, and find it set.
process.env.TEST_SITE ??= await buildFixtureSite();

/** `npm run test:e2e`: the site made of tests/fixtures/site in a real Chromium. */
export default defineConfig({ ...browserTests, testDir: "tests/journeys" });
