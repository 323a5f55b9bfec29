import { defineConfig } from "@playwright/test";
import { browserTests } from "../helpers/browsers/playwright.ts";

/** `npm test -- owner`: the built site, whatever it says; with TEST_SITE, another one. */
export default defineConfig({ ...browserTests, testDir: ".", outputDir: "../../test-results/owner" });
