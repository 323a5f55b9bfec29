import { spawn } from "node:child_process";
import { join } from "node:path";
import { writeFileAtomically } from "../write-file.ts";

const COMMANDS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/**
 * Opens an address if a person is at the terminal. Other users of the machine can list the arguments of a command, so
 * the browser opens a file that leads to the address and that only the owner can read.
 */
export async function openBrowser(address: string, folder: string): Promise<void> {
  if (!process.stdout.isTTY) return;
  const file = join(folder, "open.html");
  const html = `<!doctype html><meta http-equiv="refresh" content="0; url=${address}">`;
  await writeFileAtomically(file, html, { mode: 0o600 });
  const [command = "xdg-open", ...options] = COMMANDS[process.platform] ?? [];
  spawn(command, [...options, file], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
