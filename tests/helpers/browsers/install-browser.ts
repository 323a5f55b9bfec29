/**
 * `chromium` or `firefox`: sees to that browser, for Firefox to what it plays films with on Linux, and to a typeface like
 * Arial, of which the fallback fonts are made.
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
  console.error(`There is no ${name} to test with. Install one, or name its file in ${variable}.`);
  process.exitCode = 1;
}
if (!ensure(() => findHeadlessShell() !== findBrowser(), debian("chromium-headless-shell"))) {
  console.error(
    "There is no Chromium without a window: journeys take the whole browser, and twice the time.",
  );
}
if (process.argv.includes("firefox") && !ensure(hasDecoder, debian("ffmpeg"))) {
  console.error("There is no libavcodec: journeys in which Firefox plays a film will fail without it.");
}
if (!ensure(hasArial, debian("fonts-liberation"))) {
  console.error(
    "There is no typeface like Arial: journeys that look for shifting layout will fail without one.",
  );
}

function debian(name: string): string[][] {
  return [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", name],
  ];
}

function ensure(isThere: () => boolean, commands: string[][]): boolean {
  for (const [command = "", ...args] of commands) {
    if (isThere()) return true;
    console.log(`${command} ${args.join(" ")}`);
    spawnSync(command, args, { stdio: "inherit" });
  }
  return isThere();
}

/** Firefox itself brings none for H.264, and only Linux may lack it. */
function hasDecoder(): boolean {
  if (process.platform !== "linux") return true;
  return spawnSync("ldconfig", ["-p"], { encoding: "utf8" }).stdout?.includes("libavcodec.so") ?? false;
}

/** Only Linux may lack it; fontconfig says what stands in for it there. */
function hasArial(): boolean {
  if (process.platform !== "linux") return true;
  const { stdout } = spawnSync("fc-match", ["Arial"], { encoding: "utf8" });
  return /Arial|Liberation ?Sans/i.test(stdout ?? "");
}
