import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createClient } from "../kit/ask.ts";
import { createFinder } from "../kit/finder/find-leaks.ts";
import { ENDPOINT } from "../kit/passcode.ts";
import { blindSpots } from "./control.ts";
import { walk } from "./walk.ts";

// Much work, on a machine that may have other work.
vi.setConfig({ testTimeout: 60_000 });

const TEXT = "Nobody wanted the same screen in the morning and at month end.";
const FILM = "trade-film-0123456789.mp4";
const bytes = Buffer.from(Array.from({ length: 9_000 }, (_, at) => (at * at * 13 + (at >> 6)) & 255));
const secrets = { texts: [TEXT], files: [{ name: FILM, bytes }], open: [] };
const find = createFinder(secrets);

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

async function walkSite(leaky: Record<string, Answer> = {}) {
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const answer = leaky[path] ?? leaky["*"] ?? SITE[path];
    if (answer) answer(request, response);
    else if (path.startsWith("/locked/")) refuse(request, response);
    else response.writeHead(404).end("not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port");
  const ask = createClient(address.port);
  const site = {
    ask,
    find,
    siteUrl: "http://site.example",
    pages: ["/trade"],
    media: [`/locked/trade/${FILM}`],
  };
  const walked = await walk({ ...site, start: ["/"], cookies: ["session=old", "session=forged"] });
  const blind = leaky[ENDPOINT] ? await blindSpots({ ...site, passcode: "x", secrets }) : [];
  ask.close();
  server.close();
  return { ...walked, blind };
}

const say =
  (text: string, type = "text/html"): Answer =>
  (_, response) =>
    response.writeHead(200, { "Content-Type": type }).end(text);

const refuse: Answer = (_, response) => response.writeHead(403).end("Locked");

const SITE: Record<string, Answer> = {
  "/": say('<a href="/trade">Trade</a><script type="module" src="/assets/a.js"></script>'),
  "/trade": say("<h1>Enter the passcode</h1>"),
  "/assets/a.js": say('import("./b.js");//# sourceMappingURL=b.js.map', "text/javascript"),
  "/assets/b.js": say("0", "text/javascript"),
};

test("finds nothing wrong with a closed site", async () => {
  const { problems, requests, addresses } = await walkSite();
  expect(problems).toEqual([]);
  expect(addresses).toBeGreaterThan(20);
  expect(requests).toBeGreaterThan(300);
});

test.each<[string, string, Answer]>([
  ["a page", "/trade", say(`<h1>Enter the passcode</h1><p hidden>${TEXT}</p>`)],
  ["a script that only another script names", "/assets/b.js", say(`const x="${TEXT}"`)],
  ["a source map that a comment names", "/assets/b.js.map", say(JSON.stringify({ sourcesContent: [TEXT] }))],
  ["the data of a page", "/trade.data", say(`["${TEXT}"]`)],
  ["the data of one route only", "/trade.data?_routes=trade", say(`["${TEXT}"]`)],
  ["JSON-LD", "/", say(`<script type="application/ld+json">{"text":"${TEXT}"}</script>`)],
  ["the alt of a share image", "/trade", say(`<meta property="og:image:alt" content="${TEXT}">`)],
  ["a header", "/trade", (_, response) => response.writeHead(200, { "X-Title": encodeURI(TEXT) }).end()],
  ["an error page", "/trade.json", (_, response) => response.writeHead(404).end(TEXT)],
  [
    "a compressed answer",
    "/",
    (_, response) => response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(TEXT)),
  ],
  ["another spelling of the page", "/TRADE", say(TEXT)],
  ["an encoded page", "/%74rade", say(TEXT)],
  ["a picture under another name", "/assets/b.js", (_, response) => response.end(bytes)],
  ["a part of a picture", "/assets/b.js", (_, response) => response.end(bytes.subarray(3_000, 7_500))],
  ["a way around the lock", `/assets/%2e%2e/locked/trade/${FILM}`, (_, response) => response.end(bytes)],
])("finds a leak in %s", async (_name, path, answer) => {
  const { problems } = await walkSite({ [path]: answer });
  expect(problems.join("\n")).toContain(` ${path}`);
  expect(problems.join("\n")).toMatch(/the locked (text "Nobody|file trade-film)/);
});

const media = `/locked/trade/${FILM}`;

test.each<[string, Answer]>([
  [
    "to HEAD",
    (request, response) => (request.method === "HEAD" ? response.end() : refuse(request, response)),
  ],
  [
    "in ranges",
    (request, response) =>
      request.headers.range ? response.writeHead(206).end("x") : refuse(request, response),
  ],
  [
    "as not changed",
    (request, response) =>
      request.headers["if-none-match"] ? response.writeHead(304).end() : refuse(request, response),
  ],
  [
    "to another host",
    (request, response) =>
      request.headers.host === "other.example" ? response.end() : refuse(request, response),
  ],
  [
    "to a forged cookie",
    (request, response) =>
      request.headers.cookie === "session=forged" ? response.end(bytes) : refuse(request, response),
  ],
  ["by its length", (_, response) => response.writeHead(403, { "X-Length": bytes.length }).end("Locked")],
  ["by its absence elsewhere", (_, response) => response.writeHead(404).end()],
])("finds a locked file given away %s", async (_name, answer) => {
  const { problems } = await walkSite({ [media]: answer });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toContain(media);
});

test("takes no name for a leak that the question held", async () => {
  const echo: Answer = ({ url }, response) =>
    response.writeHead(308, { Location: String(url).slice(0, -1) }).end();
  const { problems } = await walkSite({
    [`${media}/`]: echo,
    "/trade//": (_, response) => response.end(FILM),
  });
  expect(problems).toEqual([`GET /trade//: the locked file name ${FILM}`]);
});

test("finds a server that fails or says nothing", async () => {
  const { problems } = await walkSite({
    "/trade//": (_, response) => response.writeHead(500).end(),
    "/trade.data": ({ socket }) => socket.destroy(),
  });
  expect(problems).toContain("GET /trade//: the status 500");
  expect(problems.join("\n")).toMatch(/GET \/trade\.data: no answer/);
});

test("says what the comparison did not see with the passcode", async () => {
  const unlocked = say(`<p>${TEXT}</p><video src="${media}">`);
  const open: Answer = (request, response) => {
    const { headers, url } = request;
    if (url === ENDPOINT) return response.writeHead(200, { "Set-Cookie": "session=good; Path=/" }).end();
    if (headers.cookie !== "session=good") return response.writeHead(403).end();
    return url === media ? response.end(bytes) : unlocked(request, response);
  };
  expect((await walkSite({ "*": open, [ENDPOINT]: open })).blind).toEqual([]);
  const empty: Answer = (_, response) => response.writeHead(200, { "Set-Cookie": "session=good" }).end();
  const { blind } = await walkSite({ [ENDPOINT]: empty });
  expect(blind).toEqual([
    `the locked text "${TEXT}"`,
    `the locked file ${FILM} itself`,
    `the address ${media}`,
  ]);
});
