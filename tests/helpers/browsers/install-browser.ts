/**
 * Installs `chromium` or `firefox`, on Linux also Firefox's video decoder and a font with Arial's metrics, which the
 * fallback fonts need.
 */
import { spawnSync } from "node:child_process";
import { findBrowser, findFirefox, findHeadlessShell } from "../browser.ts";

const BROWSERS: Record<string, { find: () => string | undefined; commands: string[][]; variable: string }> = {
  chromium: {
    find: findBrowser,
    commands: [["npx", "playwright", "install", "chromium"], ...debian("chromium")],
    variable: "CHROMIUM_PATH",
  },
  firefox: {
    find: findFirefox,
    commands: debian("firefox-esr"),
    variable: "FIREFOX_PATH",
  },
};

for (const name of process.argv.slice(2)) {
  const { find, commands, variable } = BROWSERS[name] ?? {};
  if (find && ensure(() => find() !== undefined, commands ?? [])) continue;
  console.error(`Found no ${name} to test with. Install it, or set ${variable} to the path of its program.`);
  process.exitCode = 1;
}
if (!ensure(() => findHeadlessShell() !== findBrowser(), debian("chromium-headless-shell"))) {
  console.error(
    "Found no chromium-headless-shell: browser tests use the full Chromium and take twice as long.",
  );
}
if (process.argv.includes("firefox") && !ensure(hasDecoder, debian("ffmpeg"))) {
  console.error("Found no libavcodec: tests that play videos in Firefox will fail.");
}
if (!ensure(hasArial, debian("fonts-liberation"))) {
  console.error("Found no font like Arial: layout-shift tests will fail.");
}

function debian(name: string): string[][] {
  return [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", name],
  ];
}

function ensure(isInstalled: () => boolean, commands: string[][]): boolean {
  for (const [command = "", ...args] of commands) {
    if (isInstalled()) return true;
    console.log(`${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: "inherit" });
  }
  return isInstalled();
}

/** Firefox has no H.264 decoder of its own; only Linux systems can lack one. */
function hasDecoder(): boolean {
  if (process.platform !== "linux") return true;
  return spawnSync("ldconfig", ["-p"], { encoding: "utf8" }).stdout?.includes("libavcodec.so") ?? false;
}

/** Only Linux systems can lack Arial; fontconfig reports the replacement. */
function hasArial(): boolean {
  if (process.platform !== "linux") return true;
  const { stdout } = spawnSync("fc-match", ["Arial"], { encoding: "utf8" });
  return /Arial|Liberation ?Sans/i.test(stdout ?? "");
}
