import { spawnSync } from "node:child_process";
import type { LaunchOptions } from "@playwright/test";
import { browserOptions, findBrowser } from "../../tests/helpers/browser/launch.ts";

/** Without it no other piece can be rendered either. */
export class MissingTool extends Error {}

export function launchOptions(): LaunchOptions {
  if (!findBrowser()) {
    throw new MissingTool(
      "Chromium, which draws every piece, is not installed: apt-get install chromium, or npx playwright install chromium.",
    );
  }
  return browserOptions();
}

export function requireFfmpeg(): void {
  if (spawnSync("ffmpeg", ["-version"]).error) {
    throw new MissingTool("ffmpeg, which films need, is not installed: apt-get install ffmpeg.");
  }
}
