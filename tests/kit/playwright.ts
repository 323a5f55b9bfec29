import type { PlaywrightTestConfig } from "@playwright/test";
import { browserOptions } from "./browser.ts";

export const browserTests: PlaywrightTestConfig = {
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
};
