/** Installs `chromium` or `firefox`. On Linux, also installs a video decoder and a font with the metrics of Arial. */
import { spawnSync } from "node:child_process";
import { findBrowser, findFirefox, findHeadlessShell } from "../browser.ts";

const BROWSERS: Record<string, { find: () => string | undefined; commands: string[][]; variable: string }> = {
  chromium: {
    find: findBrowser,
    commands: [["npx", "playwright", "install", "chromium"], ...aptCommands("chromium")],
    variable: "CHROMIUM_PATH",
  },
  firefox: {
    find: findFirefox,
    commands: aptCommands("firefox-esr"),
    variable: "FIREFOX_PATH",
  },
};

for (const name of process.argv.slice(2)) {
  const { find, commands, variable } = BROWSERS[name] ?? {};
  if (find && installIfMissing(() => find() !== undefined, commands ?? [])) continue;
  console.error(
    `The tests found no ${name}. Install ${name}, or set ${variable} to the path of its executable.`,
  );
  process.exitCode = 1;
}
if (!installIfMissing(() => findHeadlessShell() !== findBrowser(), aptCommands("chromium-headless-shell"))) {
  console.error(
    "chromium-headless-shell is missing: browser tests use the full Chromium and take twice the time.",
  );
}
if (process.argv.includes("firefox") && !installIfMissing(hasDecoder, aptCommands("ffmpeg"))) {
  console.error("libavcodec is missing: tests that play videos in Firefox will fail.");
}
if (!installIfMissing(hasArial, aptCommands("fonts-liberation"))) {
  console.error("A font with the metrics of Arial is missing: layout-shift tests will fail.");
}

function aptCommands(name: string): string[][] {
  return [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", name],
  ];
}

function installIfMissing(isInstalled: () => boolean, commands: string[][]): boolean {
  for (const [command = "", ...args] of commands) {
    if (isInstalled()) return true;
    console.log(`${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: "inherit" });
  }
  return isInstalled();
}

/** Firefox uses the system's H.264 decoder, which only Linux systems can lack. */
function hasDecoder(): boolean {
  if (process.platform !== "linux") return true;
  return spawnSync("ldconfig", ["-p"], { encoding: "utf8" }).stdout?.includes("libavcodec.so") ?? false;
}

/** Only Linux systems can lack Arial. Their fontconfig reports the replacement. */
function hasArial(): boolean {
  if (process.platform !== "linux") return true;
  const { stdout } = spawnSync("fc-match", ["Arial"], { encoding: "utf8" });
  return /Arial|Liberation ?Sans/i.test(stdout ?? "");
}
