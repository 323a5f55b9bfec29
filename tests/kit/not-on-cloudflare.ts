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
  { file: "journeys/dev.spec.ts", reason: "the development server is one machine's" },
  { file: "journeys/admin/states.spec.ts", reason: OWN_FILE },
  {
    file: "journeys/pages/budgets.spec.ts",
    title: "ships little script",
    reason: "Cloudflare compresses on the way to the visitor, and its local runtime by gzip alone",
  },
  { file: "attacks/builds.test.ts", reason: "builds beside one another on a disk" },
  { file: "attacks/cloudflare/", reason: "part attacks-slow runs it: it asks both" },
  { file: "attacks/deploy/", reason: "proxies and services of one machine" },
  { file: "attacks/faults.slow.test.ts", reason: "one process, its disk and its log" },
  { file: "attacks/guessing.test.ts", title: "a trusted proxy adds", reason: PROXY },
  { file: "attacks/headers.test.ts", title: "over HTTPS", reason: HTTPS },
  { file: "attacks/headers.test.ts", title: "believes no one about HTTPS", reason: HTTPS },
  {
    file: "attacks/headers.test.ts",
    title: "a method of no file",
    reason: "Cloudflare itself answers it, with the headers of the file",
  },
  { file: "attacks/headers.test.ts", title: "compresses", reason: "Cloudflare compresses on the way" },
  {
    file: "attacks/headers.test.ts",
    title: "a page that fails",
    reason: "the broken server is one machine's",
  },
  { file: "attacks/input.test.ts", reason: "broken HTTP reaches Cloudflare's servers, and not the Worker" },
  { file: "attacks/damaged-database.test.ts", reason: "the database is a file of one machine" },
  { file: "attacks/guests.test.ts", title: "past its last day", reason: OWN_FILE },
  { file: "attacks/cookies.test.ts", title: "over HTTPS", reason: HTTPS },
  {
    file: "attacks/cookies.test.ts",
    title: "a restart logs nobody out",
    reason: "it is the folder in which one machine keeps its secret; cloudflare/start.test.ts has the other",
  },
  { file: "attacks/leaking-build.slow.test.ts", reason: "the build is the same one" },
  { file: "attacks/npm.slow.test.ts", reason: "the commands of one machine" },
  { file: "attacks/proxies.test.ts", reason: PROXY },
  { file: "attacks/start.test.ts", reason: "the start of one machine's server" },
];

export const NODE_ALONE_FILES = NODE_ALONE.flatMap(({ file, title }) => (title ? [] : [file]));

/** Why a test is not run on Cloudflare; undefined if it is. `file` is its path below tests/. */
export function whyNotOnCloudflare(file: string, title: string): string | undefined {
  return NODE_ALONE.find((alone) => file.startsWith(alone.file) && title.includes(alone.title ?? ""))?.reason;
}
