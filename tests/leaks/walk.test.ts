import { expect, test } from "vitest";
import { createLeakCheck } from "../../pipeline/leak-check/leak-check.ts";
import type { RawRequest, RawResponse } from "../helpers/raw-client.ts";
import { type Site, walk, walkDuringVisits } from "./walk.ts";

const SENTENCE = "Nobody wanted the same screen in the morning and at month end.";
const MEDIA = "/locked/trade/video-0123456789.mp4";
const VIDEO = Buffer.from([0, 1, 2]);
const COOKIE = "session=valid";

type Response = (question: RawRequest) => RawResponse;
type Responses = Record<string, Response>;

function respond(body: string | Buffer, status = 200, headers = ""): RawResponse {
  return { status, headers, body: Buffer.from(body) };
}

const leak = () => respond(`<p>${SENTENCE}</p>`);
const isVisitor = ({ headers }: RawRequest) => headers?.Cookie === COOKIE;

const CLOSED: Responses = {
  "/": () => respond('<a href="/trade">Trade</a><script src="/assets/a.js"></script>'),
  "/assets/a.js": () => respond('import("./b.js")'),
  "/assets/b.js": () => respond("0"),
  "/trade": (question) => (isVisitor(question) ? leak() : respond("Enter the passcode")),
};

function siteWith(responses: Responses): Site {
  const all: Responses = { ...CLOSED, ...responses };
  return {
    send: async (question) => (all[question.target] ?? all["*"])?.(question) ?? respond("", 404),
    leaksIn: createLeakCheck({
      sentences: [SENTENCE],
      publicTexts: [],
      names: [],
      files: [{ name: "video", bytes: VIDEO }],
    }),
    siteUrl: "https://site.example",
    start: [],
    openPages: ["/"],
    lockedPages: ["/trade"],
    lockedMedia: [MEDIA],
    cookies: ["session=forged"],
  };
}

test("finds no problem in a closed site", async () => {
  const { problems, requests } = await walk(siteWith({}));
  expect(problems).toEqual([]);
  expect(requests).toBeGreaterThan(300);
  expect((await walkDuringVisits(siteWith({}), COOKIE)).problems).toEqual([]);
});

const toBot: Response = ({ headers }) =>
  headers?.["User-Agent"]?.includes("Slackbot") ? leak() : respond("");

test.each<[string, Responses, string]>([
  ["a source map that no response names", { "/assets/a.js.map": leak }, "GET /assets/a.js.map: the locked"],
  ["the data of one route", { "/trade.data?_routes=trade": leak }, "_routes=trade: the locked sentence"],
  ["a header", { "/": () => respond("", 200, `Link: <${encodeURI(SENTENCE)}>`) }, "the locked sentence"],
  ["another spelling of a page", { "/%74rade": leak }, "GET /%74rade: the locked sentence"],
  ["a page for some clients", { "/trade": toBot }, "the locked sentence"],
  ["a file under another name", { "/assets/b.js": () => respond(VIDEO) }, "the locked file video"],
  ["a range of a locked file", { [MEDIA]: () => respond("x", 206) }, "answers 206 for a locked file"],
  ["a site that generates addresses", { "*": ({ target }) => respond(`"${target}x"`) }, "stopped after 2000"],
])("reports %s", async (_, responses, problem) => {
  expect((await walk(siteWith(responses), 2000)).problems.join("\n")).toContain(problem);
});

test("reports a page that is open while, or after, another visitor receives it", async () => {
  let visits = 0;
  const afterVisit: Response = (question) => {
    if (isVisitor(question)) visits += 1;
    return visits > 0 ? leak() : respond("");
  };
  const { problems } = await walkDuringVisits(siteWith({ "/trade": afterVisit }), COOKIE);
  expect(problems).toContain(`GET /trade: the locked sentence "${SENTENCE}"`);
});
