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

/** Chromium without a window, which needs half the processor; the whole browser where it is missing. */
export function findHeadlessShell(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell"];
  return candidates.find((path) => path && existsSync(path)) ?? findBrowser();
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

export function findFirefox(): string | undefined {
  const candidates = [
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Without a screen Firefox says that it has no mouse; its scrollbars are of the kind that takes up room. */
export function firefoxOptions(preferences: Record<string, boolean> = {}): LaunchOptions {
  const mouse = 6;
  return {
    executablePath: findFirefox(),
    firefoxUserPrefs: {
      "ui.primaryPointerCapabilities": mouse,
      "ui.allPointerCapabilities": mouse,
      "widget.gtk.overlay-scrollbars.enabled": false,
      "widget.non-native-theme.scrollbar.size.override": 15,
      ...preferences,
    },
  };
}
