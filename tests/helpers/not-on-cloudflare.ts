interface NodeAlone {
  /** Or a folder. */
  file: string;
  /** A part of the title; without it the whole file. */
  title?: string;
  reason: string;
}

const OWN_FILE = "only a file takes what the owner's form refuses";
const HTTPS = "its local runtime speaks no HTTPS, and believes no header that says so";
const PROXY = "Cloudflare is the proxy, and no other of the owner's stands before it";

/** What only one machine can do or show, and the reason why Cloudflare, or its local runtime, does not. */
const NODE_ALONE: NodeAlone[] = [
  { file: "e2e/dev.spec.ts", reason: "the development server is one machine's" },
  { file: "e2e/owner/states.spec.ts", reason: OWN_FILE },
  {
    file: "e2e/pages/budgets.spec.ts",
    title: "ships little script",
    reason: "Cloudflare compresses on the way to the visitor, and its local runtime by gzip alone",
  },
  { file: "http/builds.test.ts", reason: "builds beside one another on a disk" },
  { file: "http/cloudflare/", reason: "part http-slow runs it: it asks both" },
  { file: "http/deploy/", reason: "proxies and services of one machine" },
  { file: "http/faults.slow.test.ts", reason: "one process, its disk and its log" },
  { file: "http/rate-limit.test.ts", title: "a trusted proxy adds", reason: PROXY },
  { file: "http/headers.test.ts", title: "over HTTPS", reason: HTTPS },
  { file: "http/headers.test.ts", title: "believes no one about HTTPS", reason: HTTPS },
  {
    file: "http/headers.test.ts",
    title: "a method of no file",
    reason: "Cloudflare itself answers it, with the headers of the file",
  },
  { file: "http/headers.test.ts", title: "compresses", reason: "Cloudflare compresses on the way" },
  {
    file: "http/headers.test.ts",
    title: "a page that fails",
    reason: "the broken server is one machine's",
  },
  { file: "http/input.test.ts", reason: "broken HTTP reaches Cloudflare's servers, and not the Worker" },
  { file: "http/damaged-database.test.ts", reason: "the database is a file of one machine" },
  { file: "http/guests.test.ts", title: "past its last day", reason: OWN_FILE },
  { file: "http/sessions.test.ts", title: "over HTTPS", reason: HTTPS },
  {
    file: "http/sessions.test.ts",
    title: "a restart keeps sessions",
    reason: "it is the folder in which one machine keeps its secret; cloudflare/start.test.ts has the other",
  },
  { file: "http/leaking-build.slow.test.ts", reason: "the build is the same one" },
  { file: "http/npm.slow.test.ts", reason: "the commands of one machine" },
  { file: "http/proxies.test.ts", reason: PROXY },
  { file: "http/start.test.ts", reason: "the start of one machine's server" },
];

export const NODE_ALONE_FILES = NODE_ALONE.flatMap(({ file, title }) => (title ? [] : [file]));

/** Why a test is not run on Cloudflare; undefined if it is. `file` is its path below tests/. */
export function whyNotOnCloudflare(file: string, title: string): string | undefined {
  return NODE_ALONE.find((alone) => file.startsWith(alone.file) && title.includes(alone.title ?? ""))?.reason;
}
