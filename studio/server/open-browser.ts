import { spawn } from "node:child_process";
import { join } from "node:path";
import { writeFileAtomically } from "../../files/write-file.ts";

const COMMANDS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens a private file that redirects to the address, because other users can see the arguments of a command. */
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
