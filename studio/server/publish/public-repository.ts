import { tmpdir } from "node:os";
import { run } from "./run.ts";

const TIMEOUT_MS = 10_000;
/** The content type of git's protocol. A login page has another type, and also the status 200. */
const GIT_TYPE = "application/x-git-upload-pack-advertisement";
/** These hosts have the same paths for SSH and the web. */
const KNOWN_HOST = /^https:\/\/(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)\//;

/** Checks without credentials whether everyone can read a repository. A folder on this machine is private. */
export async function visibilityOf(address: string): Promise<"public" | "private" | "unknown"> {
  if (isLocal(address)) return "private";
  const url = await webAddress(address);
  if (!url) return "unknown";
  const refs = `${url}/info/refs?service=git-upload-pack`;
  const response = await fetch(refs, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  await response?.body?.cancel();
  if (response?.status === 401) return "private";
  // A website on the host of an SSH address also answers 404, even if everyone can read the repository.
  if (response?.status === 404 && (/^https?:/i.test(address) || KNOWN_HOST.test(url))) return "private";
  const isPublic = response?.status === 200 && response.headers.get("Content-Type") === GIT_TYPE;
  return isPublic ? "public" : "unknown";
}

const SCP_ADDRESS = /^(?:[^/@:]+@)?([^-/@:][^/@:]+):(?![:/]\/)\/*(.+)$/;

function isLocal(address: string): boolean {
  if (SCP_ADDRESS.test(address) || address.includes("::")) return false;
  // A single letter is a drive of Windows.
  return !/^[a-z][\w+.-]+:/i.test(address) || /^file:/i.test(address);
}

/** Returns https://host/owner/name without credentials, or null for an address without a host. */
export async function webAddress(address: string, resolveHost = sshHost): Promise<string | null> {
  if (address.includes("::")) return null;
  const [, host, path] = SCP_ADDRESS.exec(address) ?? [];
  if (host && path) return `https://${await resolveHost(host)}/${trimEnd(path)}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url?.hostname) return null;
  if (/^https?:$/.test(url.protocol)) return url.origin + trimEnd(url.pathname);
  return `https://${await resolveHost(url.hostname)}${trimEnd(url.pathname)}`;
}

function trimEnd(path: string): string {
  return path.replace(/\/+$/, "");
}

/** Resolves an alias in the owner's SSH configuration. */
async function sshHost(host: string): Promise<string> {
  const answer = await run("ssh", ["-G", host], { cwd: tmpdir(), timeout: TIMEOUT_MS }).catch(() => null);
  return /^hostname (.+)$/m.exec(answer?.stdout ?? "")?.[1] ?? host;
}

export function repositoryName(address: string): string {
  return /([^/:]+?)(\.git)?\/*$/.exec(address)?.[1] ?? "";
}
