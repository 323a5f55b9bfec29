import { defineConfig } from "@playwright/test";
import { browserTests } from "../helpers/browser/playwright.ts";

/** These tests check the built site with the owner's content, or the site in TEST_SITE. */
export default defineConfig({ ...browserTests, testDir: ".", outputDir: "../../test-results/owner" });
