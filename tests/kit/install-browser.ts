/** Before `npm run test:e2e`: sees to Chromium, Firefox and a typeface like Arial, of which the fallback fonts are made. */
import { spawnSync } from "node:child_process";
import { findBrowser, findFirefox } from "./browser.ts";

const install = ["apt-get", "install", "-y", "--no-install-recommends"];
const BROWSER = [
  ["npx", "playwright", "install", "chromium"],
  ["apt-get", "update"],
  [...install, "chromium"],
];
const FIREFOX = [
  ["apt-get", "update"],
  [...install, "firefox-esr"],
];
const TYPEFACE = [
  ["apt-get", "update"],
  [...install, "fonts-liberation"],
];

if (!ensure(() => findBrowser() !== undefined, BROWSER)) {
  console.error("There is no Chromium to test with. Install one, or name its file in CHROMIUM_PATH.");
  process.exitCode = 1;
} else if (!ensure(() => findFirefox() !== undefined, FIREFOX)) {
  console.error("There is no Firefox to test with. Install one, or name its file in FIREFOX_PATH.");
  process.exitCode = 1;
} else if (!ensure(hasArial, TYPEFACE)) {
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

/** Only Linux may lack it; fontconfig says what stands in for it there. */
function hasArial(): boolean {
  if (process.platform !== "linux") return true;
  const { stdout } = spawnSync("fc-match", ["Arial"], { encoding: "utf8" });
  return /Arial|Liberation ?Sans/i.test(stdout ?? "");
}
