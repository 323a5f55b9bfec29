interface Exception {
  /** The path of the file or folder is relative to tests/. */
  file: string;
  /** Only tests whose title contains this text are skipped. Without a title, the whole file is skipped. */
  title?: string;
  reason: string;
}

const OWN_FILE = "it needs a database file: the owner's form refuses such an invitation";
const HTTPS = "the local runtime has no HTTPS, and trusts no header about it";
const PROXY = "Cloudflare is the only proxy";

/** These tests run only on Node. */
export const NODE_ONLY: Exception[] = [
  { file: "e2e/dev.spec.ts", reason: "the development server runs on Node" },
  { file: "e2e/owner/states.spec.ts", reason: OWN_FILE },
  {
    file: "e2e/pages/budgets.spec.ts",
    title: "little",
    reason: "Cloudflare compresses after the Worker, and the local runtime only by gzip",
  },
  { file: "http/builds.test.ts", reason: "it needs several builds on a disk" },
  { file: "http/cloudflare/", reason: "the part http-slow runs it on both platforms" },
  { file: "http/deploy.test.ts", reason: "it starts no server" },
  { file: "http/shutdown.test.ts", reason: "it needs one process with its disk and log" },
  { file: "http/rate-limit.test.ts", title: "a trusted proxy adds", reason: PROXY },
  { file: "http/headers.test.ts", title: "over HTTPS", reason: HTTPS },
  { file: "http/headers.test.ts", title: "ignores every header about HTTPS", reason: HTTPS },
  {
    file: "http/headers.test.ts",
    title: "another method on a file",
    reason: "Cloudflare answers it without the Worker",
  },
  {
    file: "http/headers.test.ts",
    title: "compresses rendered",
    reason: "Cloudflare compresses after the Worker",
  },
  { file: "http/headers.test.ts", title: "a page that fails", reason: "the broken server runs on Node" },
  { file: "http/input.test.ts", reason: "Cloudflare handles invalid HTTP before the Worker" },
  { file: "http/damaged-database.test.ts", reason: "the database is not a file" },
  { file: "http/sessions.test.ts", title: "over HTTPS", reason: HTTPS },
  {
    file: "http/sessions.test.ts",
    title: "sessions survive a restart",
    reason: "the secret is not in a folder; cloudflare/start.test.ts tests sessions after a restart",
  },
  { file: "http/leaking-build.slow.test.ts", reason: "both platforms have the same build" },
  { file: "http/proxies.test.ts", reason: PROXY },
  { file: "http/start.test.ts", reason: "it tests the start of the Node server" },
];

export const NODE_ONLY_FILES = NODE_ONLY.flatMap(({ file, title }) => (title ? [] : [file]));

/** Returns why a test does not run on Cloudflare, or undefined if the test runs. `file` is relative to tests/. */
export function reasonToSkip(file: string, title: string): string | undefined {
  return NODE_ONLY.find((only) => file.startsWith(only.file) && title.includes(only.title ?? ""))?.reason;
}
