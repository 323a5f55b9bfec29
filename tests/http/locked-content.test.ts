import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOCKED_PAGE, LOCKED_VIDEO, lockedSentences } from "../helpers/addresses.ts";
import { locked, lockedStudies, pathOf } from "../helpers/content.ts";
import { built } from "../helpers/site/built.ts";
import { headersOf, startHarness } from "./harness.ts";

const harness = await startHarness();

const LOCKED_FILES = lockedStudies.flatMap(({ slug }) =>
  readdirSync(join(built.lockedMedia, slug)).map((name) => `/locked/${slug}/${name}`),
);
const MISSING_FILES = lockedStudies.map(({ slug }) => `/locked/${slug}/no-such-file.avif`);

const bytesOf = (address: string) => readFileSync(join(built.lockedMedia, address.replace("/locked/", "")));

const STRANGER_HEADERS: Record<string, string>[] = [
  {},
  { Cookie: "portfolio_session=true" },
  { Cookie: `portfolio_session=${"a".repeat(60)}.${"a".repeat(43)}` },
  { Range: "bytes=0-1" },
];

test("strangers get the same 403 for every locked file, whether it exists or not", async () => {
  expect(LOCKED_FILES.length).toBeGreaterThan(10);
  const answers = [...LOCKED_FILES, ...MISSING_FILES].map(async (target, index) => {
    const answer = await harness.send({ target, headers: STRANGER_HEADERS[index % STRANGER_HEADERS.length] });
    return `${answer.status} ${answer.body} ${headersOf(answer).get("Content-Type")?.split(";")[0]}`;
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["403 Locked text/plain"]));
});

test("a visitor with a session gets every file of a locked page, complete and with its type", async () => {
  for (const study of lockedStudies) {
    const page = (await harness.send({ as: "visitor", target: pathOf(study) })).body.toString();
    const targets = new Set(page.match(/\/locked\/[\w-]+\/[\w.-]+/g));
    expect(targets.size).toBeGreaterThan(0);
    for (const target of targets) {
      const answer = await harness.send({ as: "visitor", target });
      expect(answer.status, target).toBe(200);
      expect(headersOf(answer).get("Content-Type")).toMatch(/^(image|video)\//);
      expect(headersOf(answer).get("Content-Length")).toBe(String(answer.body.length));
      expect(answer.body.equals(bytesOf(target)), target).toBe(true);
    }
  }
  for (const target of MISSING_FILES)
    expect((await harness.send({ as: "visitor", target })).status).toBe(404);
});

test("a range request for a locked video gets 206, with headers against caches and search engines", async () => {
  const wholeVideo = bytesOf(LOCKED_VIDEO);
  const headers = { Range: "bytes=100-299" };
  const answer = await harness.send({ as: "visitor", target: LOCKED_VIDEO, headers });
  expect([answer.status, answer.body.equals(wholeVideo.subarray(100, 300))]).toEqual([206, true]);
  expect(headersOf(answer).get("Content-Range")).toBe(`bytes 100-299/${wholeVideo.length}`);
  expect(headersOf(answer).get("Cache-Control")).toBe("private, no-store");
  expect(headersOf(answer).get("X-Robots-Tag")).toBe("noindex");
});

const PARAMETERS = ["preview", "draft", "unlocked", "admin", "debug", "isAuthenticated", "entered", "print"];
const QUERIES = PARAMETERS.flatMap((name) => [name, `${name}=1`, `_routes=root&${name}`]);
const FORGED_HEADERS: Record<string, string>[] = [
  { Cookie: "preview=true; isAuthenticated=true; portfolio_session=true" },
  { "X-Preview": "1", "X-Authenticated": "true", Authorization: "Bearer true" },
  { "X-Original-URL": "/?preview", "X-Middleware-Subrequest": "true", Purpose: "prefetch" },
];

test("no query or header opens a locked page, its data or its media without a session", async () => {
  const requests = [
    ...QUERIES.map((query) => ({ query, headers: {} })),
    ...FORGED_HEADERS.map((headers) => ({ query: "preview", headers })),
  ];
  for (const { query, headers } of requests) {
    for (const address of [LOCKED_PAGE, `${LOCKED_PAGE}.data`, LOCKED_VIDEO]) {
      const { status, body } = await harness.send({ target: `${address}?${query}`, headers });
      const label = `${address}?${query} ${JSON.stringify(headers)}`;
      expect(status, label).toBe(address === LOCKED_VIDEO ? 403 : 200);
      for (const sentence of lockedSentences(locked)) expect(body.includes(sentence), label).toBe(false);
    }
  }
});
