import { defineConfig } from "@playwright/test";
import { browserOptions } from "./tests/kit/browser.ts";

/** `npm run test:e2e`: the built site in a real Chromium; `npm run build` comes first. */
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
    // Snapshots of the page are enough: a film would take half as long again.
    trace: { mode: "retain-on-failure", screenshots: false },
  },
});
