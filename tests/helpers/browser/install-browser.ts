/** Installs `chromium` or `firefox`. On Linux, also installs a video decoder and a font with the metrics of Arial. */
import { spawnSync } from "node:child_process";
import { findBrowser, findFirefox, findHeadlessShell } from "./launch.ts";

const names = process.argv.slice(2);

if (names.includes("chromium")) {
  const commands = [["npx", "playwright", "install", "chromium"], ...aptCommands("chromium")];
  requireBrowser("Chromium", "CHROMIUM_PATH", findBrowser, commands);
}
if (names.includes("firefox")) {
  requireBrowser("Firefox", "FIREFOX_PATH", findFirefox, aptCommands("firefox-esr"));
  if (!installIfMissing(hasDecoder, aptCommands("ffmpeg")))
    console.error("libavcodec is missing: tests that play videos in Firefox will fail.");
}
if (!installIfMissing(() => findHeadlessShell() !== findBrowser(), aptCommands("chromium-headless-shell")))
  console.error(
    "chromium-headless-shell is missing: browser tests use the full Chromium and take twice the time.",
  );
if (!installIfMissing(hasArial, aptCommands("fonts-liberation")))
  console.error("A font with the metrics of Arial is missing: layout-shift tests will fail.");

function requireBrowser(name: string, variable: string, find: () => unknown, commands: string[][]): void {
  if (installIfMissing(() => Boolean(find()), commands)) return;
  console.error(
    `The tests found no ${name}. Install ${name}, or set ${variable} to the path of its executable.`,
  );
  process.exitCode = 1;
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

/** Only Linux systems can lack Arial. There, fontconfig reports the font that replaces Arial. */
function hasArial(): boolean {
  if (process.platform !== "linux") return true;
  const { stdout } = spawnSync("fc-match", ["Arial"], { encoding: "utf8" });
  return /Arial|Liberation ?Sans/i.test(stdout ?? "");
}
