import { execFileSync } from "node:child_process";
import { cpus, release, totalmem, type } from "node:os";
import { findBrowser } from "../../tests/helpers/browser.ts";

export function describeMachine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const browser = execFileSync(findBrowser() ?? "", ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [chromium = ""] = /\d+\.\d+\.\d+/.exec(browser) ?? [];
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}`,
    `with ${cores.length} cores of ${cores[0]?.model.trim()}`,
    `${memory} GB of memory`,
    `${type()} ${release().split("-")[0]}`,
    `Node.js ${process.versions.node}`,
    `Chromium ${chromium}.`,
  ].join(", ");
}
