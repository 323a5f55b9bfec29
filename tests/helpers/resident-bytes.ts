import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Returns the resident memory of a process. Not supported on Windows. */
export function residentBytes(pid: number): number {
  const kilobytes =
    process.platform === "linux"
      ? /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
      : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return 1024 * Number(kilobytes);
}
