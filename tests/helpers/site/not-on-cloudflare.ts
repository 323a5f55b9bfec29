const DATABASE_REASON = "it needs a database file: the owner's form refuses such an invitation";
const PROXY_REASON = "Cloudflare is the only proxy";
const COMPRESSION_REASON = "Cloudflare compresses after the Worker";

/**
 * These tests run only on Node. Each row contains a path from tests/, the reason, and a part of the titles. A row without
 * a title skips its whole file or folder.
 */
const NODE_ONLY: [file: string, reason: string, title?: string][] = [
  ["e2e/owner/states.spec.ts", DATABASE_REASON],
  ["http/builds.test.ts", "it needs several builds on a disk"],
  ["http/cloudflare/", "the part http-slow runs it on both platforms"],
  ["http/deploy.slow.test.ts", "it starts no server"],
  ["http/shutdown.test.ts", "it needs one process with its disk and log"],
  ["http/headers.test.ts", COMPRESSION_REASON, "compresses pages"],
  ["http/headers.test.ts", "the broken server runs on Node", "a page that fails"],
  ["http/input.test.ts", "Cloudflare handles invalid HTTP before the Worker"],
  ["http/damaged-database.test.ts", "D1 has its own messages", "the log explains"],
  ["http/damaged-database.test.ts", "nobody can replace a file of D1", "the restored file"],
  ["http/leaking-build.slow.test.ts", "both platforms have the same build"],
  ["http/passcode-form.test.ts", PROXY_REASON, "a proxy that replaces Host"],
  ["http/start.test.ts", "it tests the start of the Node server"],
];

export const NODE_ONLY_FILES = NODE_ONLY.flatMap(([file, , title]) => (title ? [] : [file]));

/** Returns why a test does not run on Cloudflare, or undefined if the test runs. `file` is relative to tests/. */
export function reasonToSkip(file: string, title: string): string | undefined {
  return NODE_ONLY.find(([path, , part = ""]) => file.startsWith(path) && title.includes(part))?.[1];
}
