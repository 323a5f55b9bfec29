/**
 * Installs `chromium`, `firefox` or `webkit`. On Linux, also installs video decoders and a font with the metrics of Arial.
 * WebKit is optional outside continuous integration, because only Debian's packages are known to work.
 */
import { spawnSync } from "node:child_process";
import { findBrowser, findFirefox, findHeadlessShell, hasWebKit } from "./launch.ts";

const WEBKIT_PACKAGES = "webkit2gtk-driver xvfb gir1.2-webkit2-4.1 python3-gi gstreamer1.0-libav".split(" ");

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
if (names.includes("webkit") && !installIfMissing(hasWebKit, aptCommands(...WEBKIT_PACKAGES))) {
  console.error(`WebKit is missing: install Debian's ${WEBKIT_PACKAGES.join(" ")}.`);
  if (process.env.CI) process.exitCode = 1;
}
if (!installIfMissing(() => findHeadlessShell() !== findBrowser(), aptCommands("chromium-headless-shell")))
  console.error(
    "chromium-headless-shell is missing: browser tests use the full Chromium and take twice the time.",
  );
if (!installIfMissing(hasArial, aptCommands("fonts-liberation")))
  console.error("A font with the metrics of Arial is missing: layout-shift tests will fail.");

function requireBrowser(name: string, variable: string, find: () => unknown, commands: string[][]): void {
  if (installIfMissing(() => Boolean(find()), commands)) return;
  console.error(`The tests found no ${name}: install it, or set ${variable} to the path of its executable.`);
  process.exitCode = 1;
}

function aptCommands(...packages: string[]): string[][] {
  const aptGet = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "--non-interactive", "apt-get"];
  return [
    [...aptGet, "update"],
    [...aptGet, "install", "-y", "--no-install-recommends", ...packages],
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
