import { readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, PUBLIC_PAGE } from "../../helpers/addresses.ts";
import type { Answer } from "../../helpers/ask.ts";
import { cookiesIn, PASSCODE, passcodeQuestion } from "../../helpers/passcode.ts";
import { built } from "../../helpers/site/built.ts";
import { inSite } from "../../helpers/site/root.ts";
import { type Runtime, scriptOf } from "../../helpers/site/runtime.ts";
import { type Site, startSite } from "../../helpers/site.ts";
import { ROWS } from "../answers.ts";
import { type Asked, fileIn, headersOf } from "../harness.ts";

const RUNTIMES = ["node", "cloudflare"] as const;

/** What may differ, with the reason. Everything else is the same on both, to the letter. */
const OF_THE_PLATFORM: Record<string, string> = {
  connection: "of the connection",
  date: "of the moment",
  "keep-alive": "of the connection",
  "content-length": "of how the text travels; that of HEAD and of files is compared apart",
  "transfer-encoding": "of how the text travels",
  "cf-cache-status": "Cloudflare says where it took a static asset from",
  etag: "each platform names the bytes in its own way; that there is one is compared apart",
};

/** Of static assets, which Cloudflare answers before the Worker runs. */
const OF_ASSETS: Record<string, string> = {
  "accept-ranges": "static assets are not sent in ranges; films are, by the Worker",
};

/** It decides by itself how a text is compressed, and says so where it compresses. */
const withoutEncoding = (vary = "") => vary.split(", ").filter((name) => name && name !== "Accept-Encoding");

const PUBLIC_FILM = `/media/${readdirSync(built.publicMedia).find((name) => name.endsWith(".mp4"))}`;

const film = (headers: Record<string, string>): Asked => ({ target: LOCKED_FILM, as: "visitor", headers });

const ASKED: Record<string, Asked> = {
  ...Object.fromEntries(
    Object.entries(ROWS)
      .map(([name, { ask }]) => [name, ask] as const)
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
      (Range) => [`a film, Range: ${Range}`, film({ Range })],
    ),
  ),
  // By these the platform could take it upon itself to answer what is no asset.
  ...Object.fromEntries(
    [LOCKED_PAGE, "/nowhere"].map((target) => [
      `${target}, as a browser opens it`,
      { target, headers: { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" } },
    ]),
  ),
  "a public film": { target: PUBLIC_FILM },
  "HEAD of a public film": { target: PUBLIC_FILM, method: "HEAD" },
  "a public film, in part": { target: PUBLIC_FILM, headers: { Range: "bytes=5-9" } },
  "a public film, beyond": { target: PUBLIC_FILM, headers: { Range: "bytes=99999999999-" } },
  "a public film, unchanged": { target: PUBLIC_FILM, headers: { "If-None-Match": "*" } },
  "a public film in capitals": { target: PUBLIC_FILM.toUpperCase() },
  "no public film": { target: "/media/none.mp4" },
  "a film, by an ETag that is none": film({ "If-None-Match": "none" }),
  "a film, since just now": film({ "If-Modified-Since": new Date().toUTCString() }),
  "a film, in part if it is another": film({ "If-Range": '"another"', Range: "bytes=0-1" }),
  "HEAD of a film": { ...film({}), method: "HEAD" },
};

const sites = {} as Record<Runtime, Site>;
const cookies = {} as Record<Runtime, string>;
for (const runtime of RUNTIMES) {
  sites[runtime] = await startSite({}, inSite(scriptOf(runtime)));
  cookies[runtime] = cookiesIn(await sites[runtime].ask(passcodeQuestion(PASSCODE)));
}
const page = (await sites.node.ask({ target: LOCKED_PAGE })).body.toString();
afterAll(() => Promise.all(Object.values(sites).map((site) => site.stop())));

async function askBoth({ as, ...question }: Asked) {
  const target = fileIn(page, question.target);
  const [onNode, onCloudflare] = await Promise.all(
    RUNTIMES.map((runtime) => {
      const headers = { ...question.headers, ...(as && { Cookie: cookies[runtime] }) };
      return sites[runtime].ask({ ...question, target, headers });
    }),
  );
  return { onNode: onNode as Answer, onCloudflare: onCloudflare as Answer };
}

/** Of what is compared, without what is another one each time. */
function compared(answer: Answer, leaveOut: Record<string, string>): Record<string, unknown> {
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

/** The text of a page without its scripts, of which the nonces and the white space differ. */
function textOf({ body }: Answer): string {
  return body
    .toString()
    .replaceAll(/(<script\b[^>]*>).*?<\/script>/gs, "$1")
    .replaceAll(/ nonce="[^"]*"/g, "");
}

test.each(Object.entries(ASKED))("%s has the same answer on both platforms", async (_, question) => {
  const { onNode, onCloudflare } = await askBoth(question);
  expect(onCloudflare.status).toBe(onNode.status);
  const isAsset = headersOf(onCloudflare).has("cf-cache-status");
  const leaveOut = { ...OF_THE_PLATFORM, ...(isAsset && OF_ASSETS) };
  expect(compared(onCloudflare, leaveOut)).toEqual(compared(onNode, leaveOut));
  expect(textOf(onCloudflare)).toBe(textOf(onNode));
  const length = headersOf(onCloudflare).get("content-length");
  if (length !== null && length !== "0") expect(length).toBe(headersOf(onNode).get("content-length"));
});

test.each<[string, Asked]>([
  ["a public film", { target: PUBLIC_FILM }],
  ["a locked film", { target: LOCKED_FILM, as: "visitor" }],
  ["a picture", { target: "/favicon.svg" }],
])("%s is not sent again to who has it, on either platform", async (_, question) => {
  const { onNode, onCloudflare } = await askBoth(question);
  for (const runtime of RUNTIMES) {
    const etag = headersOf(runtime === "node" ? onNode : onCloudflare).get("ETag") ?? "";
    const headers = { "If-None-Match": etag, ...(question.as && { Cookie: cookies[runtime] }) };
    expect((await sites[runtime].ask({ ...question, headers })).status, `${runtime}: ${etag}`).toBe(304);
  }
});

test("a wrong method on a static asset is refused, with what every answer has", async () => {
  const { onNode, onCloudflare } = await askBoth({ method: "DELETE", target: "/" });
  expect([onNode.status, onCloudflare.status]).toEqual([405, 405]);
  expect(headersOf(onCloudflare).get("Content-Security-Policy")).toContain("script-src 'none'");
});

test("an encoded spelling of a static asset's address leads to the plain one, and to nothing else", async () => {
  const code = PUBLIC_PAGE.charCodeAt(1).toString(16);
  const { onNode, onCloudflare } = await askBoth({ target: `/%${code}${PUBLIC_PAGE.slice(2)}` });
  expect([onNode.status, onCloudflare.status]).toEqual([404, 307]);
  expect(headersOf(onCloudflare).get("Location")).toBe(PUBLIC_PAGE);
});

test("no script of a page asks for what only the bundle has", async () => {
  const { onNode, onCloudflare } = await askBoth({ target: LOCKED_PAGE, as: "visitor" });
  expect(onCloudflare.body.toString()).not.toContain("__name");
  const count = ({ body }: Answer) => body.toString().match(/<script\b/g)?.length;
  expect(count(onCloudflare)).toBe(count(onNode));
});
