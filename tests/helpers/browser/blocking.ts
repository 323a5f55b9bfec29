import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type PlaywrightTestOptions } from "@playwright/test";
import { browserOptions } from "./launch.ts";
import { test } from "./test.ts";

type Options = Pick<PlaywrightTestOptions, "baseURL" | "extraHTTPHeaders" | "javaScriptEnabled" | "viewport">;

/** Runs tests in a browser that blocks all cookies. */
export const testWithoutCookies = test.extend({ context: blockingContext });

// The full Chromium reads a setting that blocks cookies and storage. The headless shell does not read settings.
async function blockingContext(
  { baseURL, extraHTTPHeaders, javaScriptEnabled, viewport }: Options,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profileFolder = mkdtempSync(join(tmpdir(), "profile-"));
  mkdirSync(join(profileFolder, "Default"));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profileFolder, "Default/Preferences"), JSON.stringify(settings));
  const options = { ...browserOptions(), baseURL, extraHTTPHeaders, javaScriptEnabled, viewport };
  const context = await chromium.launchPersistentContext(profileFolder, options);
  await use(context);
  await context.close();
  rmSync(profileFolder, { recursive: true, force: true });
}
