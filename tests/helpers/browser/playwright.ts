import type { PlaywrightTestConfig } from "@playwright/test";
import { browserOptions, findHeadlessShell } from "./launch.ts";

/** Both Playwright configurations share these settings. */
export const browserTests: PlaywrightTestConfig = {
  fullyParallel: true,
  workers: "100%",
  // A retry helps when a busy machine makes a browser time out. Playwright reports such a test as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // The dot reporter lists failures at the end of the log.
  reporter: process.stdout.isTTY ? "list" : "dot",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { ...browserOptions(), executablePath: findHeadlessShell() },
    viewport: { width: 1280, height: 800 },
    // Tracing takes 10% more CPU time, so Playwright traces only retries.
    trace: "on-first-retry",
  },
};
