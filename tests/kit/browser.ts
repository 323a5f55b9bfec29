import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";

export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Quiet on the network, and working as root (in a container). */
export function browserOptions(): LaunchOptions {
  const args = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return { executablePath: findBrowser(), args };
}
