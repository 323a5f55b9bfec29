import { defineConfig } from "@playwright/test";
import { browserTests } from "../helpers/browser/playwright.ts";

/** `npm test -- owner` checks the built site with the owner's content, or the site in TEST_SITE. */
export default defineConfig({ ...browserTests, testDir: ".", outputDir: "../../test-results/owner" });
