/** Before the journeys: makes sure there is a Chromium, the system's, Playwright's own, or Debian's package. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser.ts";

const WAYS = [
  ["npx", "playwright", "install", "chromium"],
  ["apt-get", "update"],
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
];

for (const [command = "", ...args] of WAYS) {
  if (findBrowser()) break;
  console.log(`No Chromium yet: ${command} ${args.join(" ")}`);
  spawnSync(command, args, { stdio: "inherit" });
}

if (!findBrowser()) {
  console.error("There is no Chromium to test with. Install one, or name its file in CHROMIUM_PATH.");
  process.exitCode = 1;
}
