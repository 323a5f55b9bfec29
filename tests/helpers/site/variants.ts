import type { RawRequest } from "./raw-client.ts";

const SLASHES = "%2f %2F %252f %5c \\ // /// /./ /%2e/ /x/../ /x/%2e%2e/ %c0%af".split(" ");
const PREFIXES = "/ \\ %2f . %2e /%2e x/.. x/%2e%2e x%2f.. ..;".split(" ");
const FOLDERS = "assets media .content/media locked %61ssets api".split(" ");
const PARENT_PATHS = "/../ /%2e%2e/ /..%2f /..%5c /%252e%252e/".split(" ");
const SUFFIXES = [
  "/ // /. /.. /%2e . .. %2e %20 %00 %00.png %0a %09 ; ;.css #x",
  "/index.html .html .json .data .data/ /_.data .map .br .gz .bak ~",
  "? ?index ?_routes= ?unlocked=true ?isAuthenticated=true ?download ?preview=1 ?draft ?admin ?debug ?print",
].flatMap((ends) => ends.split(" "));

/** Returns other spellings of an address. A server that refuses the address must also refuse each spelling. */
export function spellings(path: string): string[] {
  const name = path.slice(1);
  const [first = "", ...rest] = name;
  const nameAfterFirst = rest.join("");
  const firstHexCode = first.charCodeAt(0).toString(16);
  const addresses = [
    path.toUpperCase(),
    `/${first.toUpperCase()}${nameAfterFirst}`,
    ...["%", "%25", "%2525"].map((percent) => `/${percent}${firstHexCode}${nameAfterFirst}`),
    `/%${firstHexCode.toUpperCase()}${nameAfterFirst}`,
    `/${Array.from(name, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join("")}`,
    ...SLASHES.map((slash) => path.replaceAll(/(?<!^)\//g, slash)),
    ...PREFIXES.map((start) => `/${start}/${name}`),
    ...FOLDERS.flatMap((folder) => PARENT_PATHS.map((parentPath) => `/${folder}${parentPath}${name}`)),
    ...SUFFIXES.map((end) => path + end),
    `http://127.0.0.1${path}`,
    `http://other.example${path}`,
  ];
  return [...new Set(addresses)];
}

type BypassAttempt = Omit<RawRequest, "target">;

/** Returns methods and headers that must not give access. */
export function bypassAttempts(cookies: readonly string[]): BypassAttempt[] {
  return [
    ...METHODS.map((method) => ({ method })),
    ...cookies.map((Cookie) => ({ headers: { Cookie } })),
    ...cookies.slice(0, 2).map((Cookie) => ({ headers: { Cookie, "X-Forwarded-Proto": "https" } })),
    ...HEADERS.map((headers) => ({ headers })),
    { method: "HEAD", headers: { Range: "bytes=0-99" } },
    { method: "POST", headers: { "X-HTTP-Method-Override": "GET" } },
    formRequest("password="),
    formRequest("password=true&isAuthenticated=true"),
  ];
}

function formRequest(body: string): BypassAttempt {
  return { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" }, body };
}

const METHODS = "GET HEAD POST PUT PATCH DELETE OPTIONS PROPFIND SEARCH".split(" ");
const RANGES = "0- 0-4095 4096-8191 -1 -4096 0-0,2-3 99999999999-".split(" ");
const FORWARDING_HEADERS = "X-Forwarded-For X-Real-IP CF-Connecting-IP True-Client-IP Forwarded".split(" ");
const ACCEPT_VALUES = "*/* application/json text/x-script text/markdown image/avif text/x-component".split(
  " ",
);
/** These user agents belong to search engines and link previews. */
const AGENTS =
  "Googlebot/2.1 Slackbot-LinkExpanding LinkedInBot/1.0 WhatsApp/2.23 facebookexternalhit/1.1".split(" ");

const HEADERS: RawRequest["headers"][] = [
  ...RANGES.map((range) => ({ Range: `bytes=${range}` })),
  { Range: "bytes=0-4095", "If-Range": "*" },
  { "If-None-Match": "*" },
  { "If-Match": "*" },
  { "If-Modified-Since": new Date(0).toUTCString() },
  { Host: "other.example" },
  { "X-Forwarded-Host": "localhost" },
  { "X-Forwarded-Proto": "https" },
  ...FORWARDING_HEADERS.map((name) => ({ [name]: "127.0.0.1" })),
  ...["X-Original-URL", "X-Rewrite-URL"].map((name) => ({ [name]: "/" })),
  { "X-HTTP-Method-Override": "GET", "X-Method-Override": "HEAD" },
  { "X-React-Router-SPA-Mode": "yes" },
  { "X-React-Router-Prerender-Data": "%5B%5D" },
  { "X-React-Router-Request": "yes", RSC: "1" },
  { Purpose: "prefetch", "Sec-Purpose": "prefetch;prerender" },
  ...ACCEPT_VALUES.map((Accept) => ({ Accept })),
  ...["gzip", "br", "zstd", "identity;q=0"].map((encoding) => ({ "Accept-Encoding": encoding })),
  { Authorization: "Bearer true" },
  { Authorization: `Basic ${Buffer.from("admin:admin").toString("base64")}` },
  ...AGENTS.map((agent) => ({ "User-Agent": agent })),
  { Referer: "http://127.0.0.1/", Origin: "http://127.0.0.1" },
];
