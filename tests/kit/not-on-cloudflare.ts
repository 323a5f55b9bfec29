/** What only one machine can do or show, by the path of a test's file, or by that and its title; and the reason. */
const NODE_ALONE: [test: string, reason: string][] = [
  ["journeys/dev.spec.ts", "the development server is one machine's"],
  ["journeys/gate-proxy.spec.ts", "Cloudflare is the proxy, and no other stands before it"],
  ["attacks/builds.test.ts", "builds beside one another on a disk"],
  ["attacks/deploy/", "proxies and services of one machine"],
  ["attacks/faults.test.ts", "one process, its disk and its log"],
  [
    "attacks/guessing.test.ts › counts by the address that a trusted proxy adds",
    "Cloudflare is the proxy, and tells one address",
  ],
  ["attacks/headers.test.ts › believes no one about HTTPS", "Cloudflare is asked over HTTPS itself"],
  ["attacks/headers.test.ts › gives over trusted HTTPS", "Cloudflare is asked over HTTPS itself"],
  ["attacks/headers.test.ts › compresses what it renders", "Cloudflare compresses on the way"],
  ["attacks/headers.test.ts › has on a page that fails", "the broken server is one machine's"],
  ["attacks/input.test.ts", "broken HTTP reaches Cloudflare's servers, not ours"],
  ["attacks/leaking-build.test.ts", "the build is the same one"],
  ["attacks/npm.test.ts", "the commands of one machine"],
  ["attacks/proxies.test.ts", "Cloudflare is the proxy, and no other stands before it"],
  ["attacks/restart.test.ts", "the folder in which one machine keeps its secret"],
  ["attacks/start.test.ts", "the start of one machine's server"],
];

export const NODE_ALONE_FILES = NODE_ALONE.map(([test]) => test).filter((test) => !test.includes(" › "));

/** Why a test, named "attacks/headers.test.ts › describe › title", is not run on Cloudflare; undefined if it is. */
export function whyNotOnCloudflare(name: string): string | undefined {
  return NODE_ALONE.find(([test]) => name.startsWith(test))?.[1];
}
