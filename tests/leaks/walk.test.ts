import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createLeakCheck } from "../../pipeline/leak-check/leak-check.ts";
import type { Answer, Question } from "../helpers/ask.ts";
import { ENDPOINT } from "../helpers/passcode.ts";
import { together, visit, walkBesideVisits } from "./visits.ts";
import { remember, walk } from "./walk.ts";

const MOST_REQUESTS = 2_000;
const TEXT = "Nobody wanted the same screen in the morning and at month end.";
const FILM = "trade-film-0123456789.mp4";
const MEDIA = `/locked/trade/${FILM}`;
const filmBytes = Buffer.from(Array.from({ length: 9_000 }, (_, at) => (at * at * 13 + (at >> 6)) & 255));

type Reply = (question: Question) => Answer | Promise<Answer>;

function say(body: string | Buffer, status = 200, headers = "Content-Type: text/html\n"): Answer {
  return { status, headers, body: Buffer.from(body) };
}

const prompt = say("<h1>Enter the passcode</h1>");
const refusal = say("Locked", 403);
const unlocked = say(`<p>${TEXT}</p><video src="${MEDIA}">`);

/** One locked study that is closed. */
const SITE: Record<string, Reply> = {
  "/": () => say('<a href="/trade">Trade</a><script type="module" src="/assets/a.js"></script>'),
  "/trade": (question) => (isUnlocked(question) ? unlocked : prompt),
  [MEDIA]: (question) => (isUnlocked(question) ? say(filmBytes) : refusal),
  [ENDPOINT]: () => say("{}", 200, "Set-Cookie: session=good; Path=/\n"),
  "/assets/a.js": () => say('import("./b.js");//# sourceMappingURL=b.js.map'),
  "/assets/b.js": () => say("0"),
};

const files = [{ name: FILM, bytes: filmBytes }];
const leaksIn = remember(createLeakCheck({ texts: [TEXT], files, names: [], publicTexts: [] }));

/** All that is asked of the site, but for the answers given here. */
async function walked(leaky: Record<string, Reply> = {}, leaksOfOthers = {}) {
  const replies = { ...SITE, ...leaky };
  const site = {
    async ask(question: Question): Promise<Answer> {
      await null;
      const reply = replies[question.target] ?? replies["*"];
      if (reply) return reply(question);
      return question.target.startsWith("/locked/") ? refusal : say("not found", 404);
    },
    leaksIn,
    siteUrl: "http://site.example",
    start: ["/"],
    open: ["/"],
    pages: ["/trade"],
    media: [MEDIA],
    cookies: ["session=old", "session=forged"],
  };
  const { cookie, problems } = await visit({
    ...site,
    passcode: "x",
    texts: [TEXT],
    files: [FILM],
    leaksOfOthers,
  });
  const found = together([await walk(site, "", MOST_REQUESTS), await walkBesideVisits(site, cookie)]);
  return { ...found, problems: [...problems, ...found.problems] };
}

function isUnlocked({ headers }: Question): boolean {
  return headers?.Cookie === "session=good";
}

test("finds nothing wrong with a closed site", async () => {
  const { problems, requests, addresses } = await walked();
  expect(problems).toEqual([]);
  expect(addresses).toBeGreaterThan(20);
  expect(requests).toBeGreaterThan(300);
});

const AGENTS = "Slackbot LinkedInBot WhatsApp Twitterbot facebookexternalhit Discordbot TelegramBot".split(
  " ",
);

/** Whoever adds a way to leak adds its row: what it is called, and the answers of a site that leaks so. */
const PLANTED: Record<string, Record<string, Reply>> = {
  "a page": {
    "/trade": (question) => (isUnlocked(question) ? unlocked : say(`<p hidden>${TEXT}</p>`)),
  },
  "a script that only another script names": { "/assets/b.js": () => say(`const x="${TEXT}"`) },
  "a source map that a comment names": { "/assets/b.js.map": () => say(JSON.stringify([TEXT])) },
  "a source map that nothing names": { "/assets/a.js.map": () => say(JSON.stringify([TEXT])) },
  "the data of a page": { "/trade.data": () => say(`["${TEXT}"]`) },
  "the data of one route only": { "/trade.data?_routes=trade": () => say(`["${TEXT}"]`) },
  "a header": { "/": () => say("", 200, `Link: </trade>; title="${encodeURI(TEXT)}"\n`) },
  "an error page": { "/trade.json": () => say(TEXT, 404) },
  "a compressed answer": { "/": () => say(gzipSync(TEXT)) },
  "another spelling of the page": { "/TRADE": () => say(TEXT) },
  "an encoded page": { "/%74rade": () => say(TEXT) },
  "a locked file under another name": { "/assets/b.js": () => say(filmBytes) },
  "a part of a locked file": { "/assets/b.js": () => say(filmBytes.subarray(3_000, 7_500)) },
  "a way around the lock": { [`/assets/%2e%2e/locked/trade/${FILM}`]: () => say(filmBytes) },
  ...Object.fromEntries(AGENTS.map((agent) => [`the page to ${agent}`, toAgent(agent)])),
  "the home page to a preview": toAgent("Slackbot", "/"),
  "the page beside an unlocked one": besideOne(),
  "the answer to a form beside an unlocked page": besideOne("POST"),
  "the page to the very next request after an unlocked one": rightAfterOne("/trade"),
  "the home page after an unlocked one": rightAfterOne("/"),
};

test.each(Object.entries(PLANTED))("finds a leak in %s", async (_name, plant) => {
  const { problems } = await walked(plant);
  expect(problems.join("\n")).toMatch(/the locked (text "Nobody|file trade-film)/);
});

/** The lock opens to who has the passcode, or the walk says that it is blind. */
function unlessUnlocked(reply: Reply): Reply {
  return (question) => (isUnlocked(question) ? say(filmBytes) : reply(question));
}

test.each<[string, Reply]>([
  ["to HEAD", ({ method }) => (method === "HEAD" ? say("") : refusal)],
  ["in ranges", ({ headers }) => (headers?.Range ? say("x", 206) : refusal)],
  ["as not changed", ({ headers }) => (headers?.["If-None-Match"] ? say("", 304) : refusal)],
  ["to another host", ({ headers }) => (headers?.Host === "other.example" ? say("") : refusal)],
  ["to a forged cookie", ({ headers }) => (headers?.Cookie === "session=forged" ? say("") : refusal)],
  ["by its length", () => say("Locked", 403, `X-Length: ${filmBytes.length}\n`)],
  ["by its absence elsewhere", () => say("", 404)],
])("finds a locked file given away %s", async (_name, reply) => {
  const { problems } = await walked({ [MEDIA]: unlessUnlocked(reply) });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toContain(MEDIA);
});

test("takes no name for a leak that the request held", async () => {
  const echo: Reply = ({ target }) => say("", 308, `Location: ${target.slice(0, -1)}\n`);
  const { problems } = await walked({ [`${MEDIA}/`]: echo, "/trade//": () => say(FILM) });
  expect(problems).toEqual([`GET /trade//: the locked file name ${FILM}`]);
});

test("finds a server that fails or gives no answer", async () => {
  const silent: Reply = () => Promise.reject(new Error("closed"));
  const { problems } = await walked({
    "/trade//": () => say("", 500),
    "/trade.data": unlessUnlocked(silent),
  });
  expect(problems).toContain("GET /trade//: the status 500");
  expect(problems.join("\n")).toMatch(/GET \/trade\.data: no answer/);
});

test("ends at a site that makes up addresses without end", async () => {
  const { problems } = await walked({ "*": ({ target }) => say(`<a href="${target.slice(0, 99)}x">`) });
  expect(problems.join()).toContain("the walk was not ended");
});

test("says what the leak check did not see with the passcode", async () => {
  const { problems } = await walked({ "/trade": () => say(""), [MEDIA]: () => refusal });
  for (const what of [`the text "${TEXT}"`, `the file ${FILM}`, `the address ${MEDIA}`])
    expect(problems).toContain(`With the passcode, the leak check did not see ${what}`);
});

test("finds what a page with the passcode tells of another study, and a check of others that sees nothing", async () => {
  const others = { "/trade": leaksIn, "/vault": () => [] };
  const { problems } = await walked({}, others);
  expect(problems).toContain(`/trade tells of another study: the locked text "${TEXT}"`);
  expect(problems).toContain("/trade: the leak check of all but /vault saw nothing");
});

test("says when the right passcode is refused", async () => {
  await expect(walked({ [ENDPOINT]: () => refusal })).rejects.toThrow("refused");
});

/** Gives the locked page away to some agents. */
function toAgent(name: string, path = "/trade"): Record<string, Reply> {
  const own = SITE[path] ?? (() => prompt);
  return {
    [path]: (question) => (question.headers?.["User-Agent"]?.includes(name) ? unlocked : own(question)),
  };
}

/** What a request is for stands in a variable of the module while it is answered. */
function besideOne(method?: string): Record<string, Reply> {
  let isOpen = false;
  return {
    async "/trade"(question) {
      if (!isUnlocked(question)) return isOpen && question.method === method ? unlocked : prompt;
      isOpen = true;
      await wait(5);
      isOpen = false;
      return unlocked;
    },
  };
}

/** Gives the locked page away at this path, and to the very next request only. */
function rightAfterOne(shown: string): Record<string, Reply> {
  let wasOpen = false;
  const paths = [...Object.keys(SITE), "/trade.data", "/_.data"];
  const replies = paths.map((path): [string, Reply] => [
    path,
    async (question) => {
      const isOpen = wasOpen && path === shown;
      wasOpen = false;
      if (!isUnlocked(question)) return isOpen ? unlocked : (SITE[path]?.(question) ?? refusal);
      await wait(1);
      wasOpen = path === "/trade";
      return SITE[path]?.(question) ?? refusal;
    },
  ]);
  return Object.fromEntries(replies);
}
