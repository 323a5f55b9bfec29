import { readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { LOCKED_PAGE, LOCKED_VIDEO, PUBLIC_PAGE } from "../../helpers/site/addresses.ts";
import { buildPaths } from "../../helpers/site/built.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../../helpers/site/passcode.ts";
import type { RawResponse } from "../../helpers/site/raw-client.ts";
import { pathInSite } from "../../helpers/site/root.ts";
import { type Runtime, scriptOf } from "../../helpers/site/runtime.ts";
import { type Site, startSite } from "../../helpers/site/start-site.ts";
import { ANSWER_CASES } from "../answers.ts";
import { headersOf, resolveTarget, type SiteRequest } from "../harness.ts";

const RUNTIMES = ["node", "cloudflare"] as const;

/** These headers depend on the connection, the time or the platform. A separate check compares Content-Length. */
const IGNORED_HEADERS =
  "cf-cache-status connection content-length date etag keep-alive transfer-encoding".split(" ");

/** Ignores Accept-Encoding in Vary, because Cloudflare decides which responses to compress. */
const variedHeaders = (vary = "") => vary.split(", ").filter((name) => name && name !== "Accept-Encoding");

const PUBLIC_VIDEO = `/media/${readdirSync(buildPaths.publicMedia).find((name) => name.endsWith(".mp4"))}`;

const OTHER_SPELLINGS = [
  ...["/", PUBLIC_PAGE, LOCKED_PAGE].flatMap((page) => [`${page}/index.html`, `${page}/index`, `/${page}`]),
  ...[`${PUBLIC_PAGE}/`, "/locked/", `${LOCKED_PAGE}//`, LOCKED_PAGE.toUpperCase(), `${LOCKED_PAGE}.`],
  ...[`/%${LOCKED_PAGE.charCodeAt(1).toString(16)}${LOCKED_PAGE.slice(2)}`, `${LOCKED_PAGE}%00`],
  ...[`${LOCKED_PAGE}.data?_routes=x`, `${LOCKED_PAGE}.DATA`, "/%6cocked/x", LOCKED_VIDEO.toUpperCase()],
];

const FILE_PATHS = [
  ...["/_.data", `${PUBLIC_PAGE}.data`, "/robots.txt", "/speculation-rules.json", "/favicon.ico"],
  ...["/assets/none.js", "/media/none.avif", "/media/none.mp4", "/assets", "/_headers"],
  ...[PUBLIC_VIDEO, PUBLIC_VIDEO.toUpperCase()],
];

const REQUESTS: Record<string, SiteRequest> = {
  ...Object.fromEntries(Object.entries(ANSWER_CASES).map(([name, { request }]) => [name, request])),
  ...Object.fromEntries([...OTHER_SPELLINGS, ...FILE_PATHS].map((target) => [target, { target }])),
  // Cloudflare can treat page loads that do not match an asset differently from other requests.
  ...Object.fromEntries(
    [LOCKED_PAGE, "/nowhere"].map((target) => [
      `${target}, opened in a browser`,
      { target, headers: { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" } },
    ]),
  ),
  "HEAD of a public video": { target: PUBLIC_VIDEO, method: "HEAD" },
  "a range of a public video": { target: PUBLIC_VIDEO, headers: { Range: "bytes=5-9" } },
  "an unchanged public video": { target: PUBLIC_VIDEO, headers: { "If-None-Match": "*" } },
  "the end of a locked video": { target: LOCKED_VIDEO, as: "visitor", headers: { Range: "bytes=-5" } },
  "HEAD of a locked video": { target: LOCKED_VIDEO, as: "visitor", method: "HEAD" },
};

const sites = {} as Record<Runtime, Site>;
const cookies = {} as Record<Runtime, string>;
for (const runtime of RUNTIMES) {
  sites[runtime] = await startSite({}, pathInSite(scriptOf(runtime)));
  cookies[runtime] = cookiesIn(await sites[runtime].send(passcodeRequest(PASSCODE)));
}
const page = (await sites.node.send({ target: LOCKED_PAGE })).body.toString();
afterAll(() => Promise.all(Object.values(sites).map((site) => site.stop())));

async function sendToBoth({ as, ...request }: SiteRequest) {
  const target = resolveTarget(page, request.target);
  const [onNode, onCloudflare] = await Promise.all(
    RUNTIMES.map((runtime) => {
      const headers = { ...request.headers, ...(as && { Cookie: cookies[runtime] }) };
      return sites[runtime].send({ ...request, target, headers });
    }),
  );
  return { onNode: onNode as RawResponse, onCloudflare: onCloudflare as RawResponse };
}

/** Returns the headers to compare, without values that differ each time. */
function comparedHeaders(response: RawResponse, ignoredNames: string[]): Record<string, unknown> {
  const headers = Object.fromEntries(headersOf(response));
  return Object.fromEntries(
    Object.entries({
      ...headers,
      "content-security-policy": headers["content-security-policy"]?.replace(/'nonce-[^']+'/, "'nonce'"),
      "set-cookie": headers["set-cookie"]?.replace(/=[^;]+/, "=x"),
      vary: variedHeaders(headers.vary).join(),
      "has-etag": "etag" in headers,
    }).filter(([name, value]) => value !== undefined && !ignoredNames.includes(name)),
  );
}

/** Returns a page without its inline scripts and nonces, which differ each time. */
function textOf({ body }: RawResponse): string {
  return body
    .toString()
    .replaceAll(/(<script\b[^>]*>).*?<\/script>/gs, "$1")
    .replaceAll(/ nonce="[^"]*"/g, "");
}

test.each(Object.entries(REQUESTS))("both platforms send the same response to %s", async (_, request) => {
  const { onNode, onCloudflare } = await sendToBoth(request);
  expect(onCloudflare.status).toBe(onNode.status);
  // Cloudflare serves static assets without the Worker, and does not support ranges for them.
  const isAsset = headersOf(onCloudflare).has("cf-cache-status");
  const ignoredNames = isAsset ? [...IGNORED_HEADERS, "accept-ranges"] : IGNORED_HEADERS;
  expect(comparedHeaders(onCloudflare, ignoredNames)).toEqual(comparedHeaders(onNode, ignoredNames));
  expect(textOf(onCloudflare)).toBe(textOf(onNode));
  const length = headersOf(onCloudflare).get("content-length");
  if (length !== null && length !== "0") expect(length).toBe(headersOf(onNode).get("content-length"));
});
