import { readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, PUBLIC_PAGE } from "../../helpers/addresses.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../../helpers/passcode.ts";
import type { RawResponse } from "../../helpers/raw-client.ts";
import { built } from "../../helpers/site/built.ts";
import { inSite } from "../../helpers/site/root.ts";
import { type Runtime, scriptOf } from "../../helpers/site/runtime.ts";
import { type Site, startSite } from "../../helpers/site.ts";
import { ROWS } from "../answers.ts";
import { fileIn, headersOf, type SiteRequest } from "../harness.ts";

const RUNTIMES = ["node", "cloudflare"] as const;

/** Headers that may differ, with the reason. All others must be equal. */
const MAY_DIFFER: Record<string, string> = {
  connection: "depends on the connection",
  date: "depends on the time",
  "keep-alive": "depends on the connection",
  "content-length": "depends on the transfer; compared separately for HEAD and files",
  "transfer-encoding": "depends on the transfer",
  "cf-cache-status": "only Cloudflare sends it, with static assets",
  etag: "each platform has its own format; whether there is one is compared",
};

/** More headers that may differ for static assets, which Cloudflare serves without the Worker. */
const MAY_DIFFER_FOR_ASSETS: Record<string, string> = {
  "accept-ranges": "static assets do not support ranges; the Worker serves videos with ranges",
};

/** Ignores Accept-Encoding in Vary, because Cloudflare decides about compression itself. */
const withoutEncoding = (vary = "") => vary.split(", ").filter((name) => name && name !== "Accept-Encoding");

const PUBLIC_VIDEO = `/media/${readdirSync(built.publicMedia).find((name) => name.endsWith(".mp4"))}`;

const lockedVideo = (headers: Record<string, string>): SiteRequest => ({
  target: LOCKED_FILM,
  as: "visitor",
  headers,
});

const ASKED: Record<string, SiteRequest> = {
  ...Object.fromEntries(
    Object.entries(ROWS)
      .map(([name, { request }]) => [name, request] as const)
      .filter(([, { method, target }]) => !(method === "DELETE" && target === "/")),
  ),
  ...Object.fromEntries(
    [
      ...["/_.data", `${PUBLIC_PAGE}.data`, "/robots.txt", "/sitemap.xml", "/speculation-rules.json"],
      ...[
        "/favicon.ico",
        "/apple-touch-icon.png",
        "/assets/none.js",
        "/media/none.avif",
        "/assets",
        "/_headers",
      ],
      ...["/", PUBLIC_PAGE, LOCKED_PAGE].flatMap((page) => [
        `${page}/index.html`,
        `${page}/index`,
        `/${page}`,
      ]),
      ...[`${PUBLIC_PAGE}/`, "/locked/", `${LOCKED_PAGE}//`, LOCKED_PAGE.toUpperCase(), `${LOCKED_PAGE}.`],
      ...[`/%${LOCKED_PAGE.charCodeAt(1).toString(16)}${LOCKED_PAGE.slice(2)}`, `${LOCKED_PAGE}%00`],
      ...[`${LOCKED_PAGE}.data?_routes=x`, `${LOCKED_PAGE}.DATA`, "/%6cocked/x", LOCKED_FILM.toUpperCase()],
    ].map((target) => [target, { target }]),
  ),
  ...Object.fromEntries(
    ["bytes=5-", "bytes=-5", "bytes=5-2", "bytes=0-1,4-5", "items=0-1", "bytes=-0", "BYTES=0-1"].map(
      (Range) => [`a locked video, Range: ${Range}`, lockedVideo({ Range })],
    ),
  ),
  // Cloudflare can treat page loads that match no asset differently from other requests.
  ...Object.fromEntries(
    [LOCKED_PAGE, "/nowhere"].map((target) => [
      `${target}, opened in a browser`,
      { target, headers: { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" } },
    ]),
  ),
  "a public video": { target: PUBLIC_VIDEO },
  "HEAD of a public video": { target: PUBLIC_VIDEO, method: "HEAD" },
  "part of a public video": { target: PUBLIC_VIDEO, headers: { Range: "bytes=5-9" } },
  "a range beyond the end of a public video": {
    target: PUBLIC_VIDEO,
    headers: { Range: "bytes=99999999999-" },
  },
  "an unchanged public video": { target: PUBLIC_VIDEO, headers: { "If-None-Match": "*" } },
  "a public video in uppercase": { target: PUBLIC_VIDEO.toUpperCase() },
  "a missing public video": { target: "/media/none.mp4" },
  "a locked video, invalid ETag": lockedVideo({ "If-None-Match": "none" }),
  "a locked video, If-Modified-Since": lockedVideo({ "If-Modified-Since": new Date().toUTCString() }),
  "a locked video, If-Range with another ETag": lockedVideo({ "If-Range": '"another"', Range: "bytes=0-1" }),
  "HEAD of a locked video": { ...lockedVideo({}), method: "HEAD" },
};

const sites = {} as Record<Runtime, Site>;
const cookies = {} as Record<Runtime, string>;
for (const runtime of RUNTIMES) {
  sites[runtime] = await startSite({}, inSite(scriptOf(runtime)));
  cookies[runtime] = cookiesIn(await sites[runtime].send(passcodeRequest(PASSCODE)));
}
const page = (await sites.node.send({ target: LOCKED_PAGE })).body.toString();
afterAll(() => Promise.all(Object.values(sites).map((site) => site.stop())));

async function askBoth({ as, ...question }: SiteRequest) {
  const target = fileIn(page, question.target);
  const [onNode, onCloudflare] = await Promise.all(
    RUNTIMES.map((runtime) => {
      const headers = { ...question.headers, ...(as && { Cookie: cookies[runtime] }) };
      return sites[runtime].send({ ...question, target, headers });
    }),
  );
  return { onNode: onNode as RawResponse, onCloudflare: onCloudflare as RawResponse };
}

/** Returns the headers to compare, without values that differ each time. */
function comparedHeaders(answer: RawResponse, leaveOut: Record<string, string>): Record<string, unknown> {
  const headers = Object.fromEntries(headersOf(answer));
  return Object.fromEntries(
    Object.entries({
      ...headers,
      "content-security-policy": headers["content-security-policy"]?.replace(/'nonce-[^']+'/, "'nonce'"),
      "set-cookie": headers["set-cookie"]?.replace(/=[^;]+/, "=x"),
      vary: withoutEncoding(headers.vary).join(),
      "has an etag": "etag" in headers,
    }).filter(([name, value]) => value !== undefined && !(name in leaveOut)),
  );
}

/** Returns a page without its inline scripts and nonces, which differ each time. */
function textOf({ body }: RawResponse): string {
  return body
    .toString()
    .replaceAll(/(<script\b[^>]*>).*?<\/script>/gs, "$1")
    .replaceAll(/ nonce="[^"]*"/g, "");
}

test.each(Object.entries(ASKED))("both platforms answer alike: %s", async (_, question) => {
  const { onNode, onCloudflare } = await askBoth(question);
  expect(onCloudflare.status).toBe(onNode.status);
  const isAsset = headersOf(onCloudflare).has("cf-cache-status");
  const leaveOut = { ...MAY_DIFFER, ...(isAsset && MAY_DIFFER_FOR_ASSETS) };
  expect(comparedHeaders(onCloudflare, leaveOut)).toEqual(comparedHeaders(onNode, leaveOut));
  expect(textOf(onCloudflare)).toBe(textOf(onNode));
  const length = headersOf(onCloudflare).get("content-length");
  if (length !== null && length !== "0") expect(length).toBe(headersOf(onNode).get("content-length"));
});

test.each<[string, SiteRequest]>([
  ["a public video", { target: PUBLIC_VIDEO }],
  ["a locked video", { target: LOCKED_FILM, as: "visitor" }],
  ["an image", { target: "/favicon.svg" }],
])("both platforms answer 304 to the ETag that they sent: %s", async (_, question) => {
  const { onNode, onCloudflare } = await askBoth(question);
  for (const runtime of RUNTIMES) {
    const etag = headersOf(runtime === "node" ? onNode : onCloudflare).get("ETag") ?? "";
    const headers = { "If-None-Match": etag, ...(question.as && { Cookie: cookies[runtime] }) };
    expect((await sites[runtime].send({ ...question, headers })).status, `${runtime}: ${etag}`).toBe(304);
  }
});

test("both platforms refuse DELETE of a static asset, with a policy", async () => {
  const { onNode, onCloudflare } = await askBoth({ method: "DELETE", target: "/" });
  expect([onNode.status, onCloudflare.status]).toEqual([405, 405]);
  expect(headersOf(onCloudflare).get("Content-Security-Policy")).toContain("script-src 'none'");
});

test("Cloudflare redirects an encoded address of a public page to the plain address", async () => {
  const code = PUBLIC_PAGE.charCodeAt(1).toString(16);
  const { onNode, onCloudflare } = await askBoth({ target: `/%${code}${PUBLIC_PAGE.slice(2)}` });
  expect([onNode.status, onCloudflare.status]).toEqual([404, 307]);
  expect(headersOf(onCloudflare).get("Location")).toBe(PUBLIC_PAGE);
});
