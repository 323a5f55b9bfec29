import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { ENDPOINT } from "../kit/passcode.ts";
import {
  type Answer,
  FILM,
  filmBytes,
  inspectSite,
  isUnlocked,
  MEDIA,
  refuse,
  say,
  TEXT,
} from "./fake-site.ts";

// Much work, on a machine that may have other work.
vi.setConfig({ testTimeout: 60_000 });

test("finds nothing wrong with a closed site", async () => {
  const { problems, requests, addresses } = await inspectSite();
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
  ["a picture under another name", "/assets/b.js", (_, response) => response.end(filmBytes)],
  ["a part of a picture", "/assets/b.js", (_, response) => response.end(filmBytes.subarray(3_000, 7_500))],
  ["a way around the lock", `/assets/%2e%2e/locked/trade/${FILM}`, (_, response) => response.end(filmBytes)],
])("finds a leak in %s", async (_name, path, answer) => {
  const { problems } = await inspectSite({ [path]: answer });
  expect(problems.join("\n")).toContain(` ${path}`);
  expect(problems.join("\n")).toMatch(/the locked (text "Nobody|file trade-film)/);
});

/** The lock opens to who has the passcode, or the walk says that it is blind. */
function unlessUnlocked(answer: Answer): Answer {
  return (request, response) => (isUnlocked(request) ? response.end(filmBytes) : answer(request, response));
}

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
      request.headers.cookie === "session=forged" ? response.end(filmBytes) : refuse(request, response),
  ],
  ["by its length", (_, response) => response.writeHead(403, { "X-Length": filmBytes.length }).end("Locked")],
  ["by its absence elsewhere", (_, response) => response.writeHead(404).end()],
])("finds a locked file given away %s", async (_name, answer) => {
  const { problems } = await inspectSite({ [MEDIA]: unlessUnlocked(answer) });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toContain(MEDIA);
});

test("takes no name for a leak that the question held", async () => {
  const echo: Answer = ({ url }, response) =>
    response.writeHead(308, { Location: String(url).slice(0, -1) }).end();
  const { problems } = await inspectSite({
    [`${MEDIA}/`]: echo,
    "/trade//": (_, response) => response.end(FILM),
  });
  expect(problems).toEqual([`GET /trade//: the locked file name ${FILM}`]);
});

test("finds a server that fails or says nothing", async () => {
  const { problems } = await inspectSite({
    "/trade//": (_, response) => response.writeHead(500).end(),
    "/trade.data": unlessUnlocked(({ socket }) => socket.destroy()),
  });
  expect(problems).toContain("GET /trade//: the status 500");
  expect(problems.join("\n")).toMatch(/GET \/trade\.data: no answer/);
});

test("says what the comparison did not see with the passcode", async () => {
  const empty: Answer = (_, response) => response.writeHead(200).end();
  const { problems } = await inspectSite({ "/trade": empty, [MEDIA]: refuse });
  for (const what of [`the text "${TEXT}"`, `the file ${FILM}`, `the address ${MEDIA}`])
    expect(problems).toContain(`With the passcode, the comparison did not see ${what}`);
});

test("says when the right passcode is refused", async () => {
  await expect(inspectSite({ [ENDPOINT]: refuse })).rejects.toThrow("refused");
});
