import { devNull, tmpdir } from "node:os";
import { run } from "./run.ts";

const TIMEOUT_MS = 60_000;

export async function isPublic(address: string): Promise<boolean> {
  const url = webAddress(address);
  if (!url) return false;
  const args = ["-c", "credential.helper=", "-c", "http.extraHeader=", "ls-remote", "-q", url];
  const { code } = await run("git", args, {
    cwd: tmpdir(),
    timeout: TIMEOUT_MS,
    // Ignore the owner's credentials, and git configuration that replaces the address.
    env: {
      GIT_TERMINAL_PROMPT: "0",
      GIT_ASKPASS: "",
      SSH_ASKPASS: "",
      GIT_CONFIG_GLOBAL: devNull,
      HOME: devNull,
    },
  });
  return code === 0;
}

/** Returns https://host/owner/name without credentials, or null for a folder on this machine. */
export function webAddress(address: string): string | null {
  const scp = /^(?:[^/@:]+@)?([^/@:]{2,}):(?!\/\/)\/*(.+)$/.exec(address);
  if (scp) return `https://${scp[1]}/${scp[2]}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === "ssh:") return `https://${url.hostname}${url.pathname}`;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return `${url.origin}${url.pathname}`;
}

export function repositoryName(address: string): string {
  return /([^/:]+?)(\.git)?\/*$/.exec(address)?.[1] ?? "";
}
