import { expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, lockedSentences } from "../helpers/addresses.ts";
import { locked } from "../helpers/content.ts";
import { startHarness } from "./harness.ts";

const harness = await startHarness();

const WORDS = ["preview", "draft", "unlocked", "admin", "debug", "isAuthenticated", "entered", "print"];
const QUERIES = WORDS.flatMap((word) => [word, `${word}=1`, `_routes=root&${word}`]);
const HEADERS: Record<string, string>[] = [
  { Cookie: "preview=true; isAuthenticated=true; portfolio_session=true" },
  { "X-Preview": "1", "X-Authenticated": "true", Authorization: "Bearer true" },
  { "X-Original-URL": "/?preview", "X-Middleware-Subrequest": "true", Purpose: "prefetch" },
];

test("no query or header opens a locked page, its data or its media without a session", async () => {
  const requests = [
    ...QUERIES.map((query) => ({ query, headers: {} })),
    ...HEADERS.map((headers) => ({ query: "preview", headers })),
  ];
  for (const { query, headers } of requests) {
    for (const address of [LOCKED_PAGE, `${LOCKED_PAGE}.data`, LOCKED_FILM]) {
      const { status, body } = await harness.ask({ target: `${address}?${query}`, headers });
      const label = `${address}?${query} ${JSON.stringify(headers)}`;
      expect(status, label).toBe(address === LOCKED_FILM ? 403 : 200);
      for (const sentence of lockedSentences(locked)) expect(body.includes(sentence), label).toBe(false);
    }
  }
});
