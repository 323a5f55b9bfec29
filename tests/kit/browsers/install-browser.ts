/**
 * `chromium` or `firefox`: sees to that browser, for Firefox to what it plays films with on Linux, and to a typeface like
 * Arial, of which the fallback fonts are made.
 */
import { spawnSync } from "node:child_process";
import { findBrowser, findFirefox, findHeadlessShell } from "../browser.ts";

const install = ["apt-get", "install", "-y", "--no-install-recommends"];
const BROWSERS: Record<string, { find: () => string | undefined; commands: string[][]; variable: string }> = {
  chromium: {
    find: findBrowser,
    commands: [
      ["npx", "playwright", "install", "chromium"],
      ["apt-get", "update"],
      [...install, "chromium"],
    ],
    variable: "CHROMIUM_PATH",
  },
  firefox: {
    find: findFirefox,
    commands: [
      ["apt-get", "update"],
      [...install, "firefox-esr"],
    ],
    variable: "FIREFOX_PATH",
  },
};
const DECODER = [
  ["apt-get", "update"],
  [...install, "ffmpeg"],
];
const HEADLESS_SHELL = [
  ["apt-get", "update"],
  [...install, "chromium-headless-shell"],
];
const TYPEFACE = [
  ["apt-get", "update"],
  [...install, "fonts-liberation"],
];

for (const name of process.argv.slice(2)) {
  const { find, commands, variable } = BROWSERS[name] ?? {};
  if (find && ensure(() => find() !== undefined, commands ?? [])) continue;
  console.error(`There is no ${name} to test with. Install one, or name its file in ${variable}.`);
  process.exitCode = 1;
}
if (!ensure(() => findHeadlessShell() !== findBrowser(), HEADLESS_SHELL)) {
  console.error(
    "There is no Chromium without a window: journeys take the whole browser, and twice the time.",
  );
}
if (process.argv.includes("firefox") && !ensure(hasDecoder, DECODER)) {
  console.error("There is no libavcodec: journeys in which Firefox plays a film will fail without it.");
}
if (!ensure(hasArial, TYPEFACE)) {
  console.error(
    "There is no typeface like Arial: journeys that look for shifting layout will fail without one.",
  );
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
