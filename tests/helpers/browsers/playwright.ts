import type { PlaywrightTestConfig } from "@playwright/test";
import { browserOptions, findHeadlessShell } from "../browser.ts";

export const browserTests: PlaywrightTestConfig = {
  fullyParallel: true,
  workers: "100%",
  // A busy machine may upset a browser once. What passes the second time is said to be flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Dots have what failed at the end, where a log is read first.
  reporter: process.stdout.isTTY ? "list" : "dot",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { ...browserOptions(), executablePath: findHeadlessShell() },
    viewport: { width: 1280, height: 800 },
    // With all it keeps, a tenth more of the processor: only what has failed is run again with it.
    trace: "on-first-retry",
  },
};
