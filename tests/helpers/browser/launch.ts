import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "@playwright/test";

export const PYTHON = "/usr/bin/python3";

export function findBrowser(): string | undefined {
  return firstExisting(
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  );
}

/** Returns the headless shell, which uses half the CPU, or else the full browser. */
export function findHeadlessShell(): string | undefined {
  return firstExisting(process.env.CHROMIUM_PATH, "/usr/bin/chromium-headless-shell") ?? findBrowser();
}

/** Returns options that keep Chromium off the network and let root run Chromium in a container. */
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
  return firstExisting(
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  );
}

/** Returns true if tests/webkit/ can start WebKitGTK, which needs a driver, a virtual screen and a Python binding. */
export function hasWebKit(): boolean {
  const programs = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", PYTHON];
  if (!programs.every((path) => existsSync(path))) return false;
  return spawnSync(PYTHON, ["-c", "import gi; gi.require_version('WebKit2', '4.1')"]).status === 0;
}

function firstExisting(...candidates: (string | undefined)[]): string | undefined {
  return candidates.find((path) => path && existsSync(path));
}

/** Returns options that give headless Firefox a mouse and classic scrollbars that take up space. */
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
