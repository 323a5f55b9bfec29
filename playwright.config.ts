import { defineConfig } from "@playwright/test";
import { browserOptions } from "./tests/kit/browser.ts";

/** The journeys: the built site, served as in production, in a real Chromium. `npm run build` comes first. */
export default defineConfig({
  testDir: "tests/journeys",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? "line" : "list",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: browserOptions(),
    viewport: { width: 1280, height: 800 },
    // What the page was at each step; a film of it would take half as long again.
    trace: { mode: "retain-on-failure", screenshots: false },
  },
});
