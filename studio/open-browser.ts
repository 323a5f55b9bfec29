import { spawn } from "node:child_process";

const COMMANDS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Where there is one to open, and a person at it; else the address in the terminal is enough. */
export function openBrowser(address: string): void {
  if (!process.stdout.isTTY) return;
  const [command = "xdg-open", ...options] = COMMANDS[process.platform] ?? [];
  spawn(command, [...options, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
