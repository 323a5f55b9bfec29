import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";
import type { Bindings } from "./bindings.ts";
import { createWorker } from "./worker.ts";

const { build } = makeTestApp();
const PAGE = { isPage: true, scriptHashes: ["'sha256-x'"], text: "<p>the locked file" };
const DATA = { isPage: false, scriptHashes: [], text: "the locked data" };

const asked: { visitor: unknown; isRight: boolean }[] = [];
const logged: Record<string, string>[] = [];

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation((line) => logged.push(JSON.parse(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  asked.length = 0;
  logged.length = 0;
});

/** Each call is a Worker that has just started. */
async function ask(request: Request, variables: Partial<Bindings> = {}): Promise<Response> {
  const bindings: Bindings = {
    ASSETS: { fetch: async () => new Response("", { status: 404 }) },
    LOCKED_MEDIA: { head: async () => null, get: async () => null } as unknown as Bindings["LOCKED_MEDIA"],
    // Nobody is invited.
    INVITATIONS: {
      prepare: () => ({ bind: () => ({ all: async () => ({ results: [] }) }) }),
      batch: async () => [],
    } as unknown as Bindings["INVITATIONS"],
    WRONG_TRIES: {
      getByName: () => ({
        async attempt(visitor, isRight) {
          asked.push({ visitor, isRight });
          return isRight ? { outcome: "right" } : { outcome: "wrong", retryAfter: 0 };
        },
      }),
    },
    SITE_URL: "https://own.example",
    PASSCODE: "amber-canoe",
    SESSION_SECRET: "a secret of some length",
    ...variables,
  };
  return createWorker({ build, lockedPages: { "/trade": PAGE, "/trade.data": DATA } }).fetch(
    request,
    bindings,
  );
}

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Request {
  return new Request(`https://own.example${path}`, { method, headers });
}

function passcode(password: string): Request {
  const body = JSON.stringify({ password });
  return new Request("https://own.example/api/validate-password", { method: "POST", body });
}

describe("without its secrets", () => {
  test.each<[string, Partial<Bindings>, string]>([
    ["no passcode", { PASSCODE: undefined }, "without PASSCODE:"],
    ["a blank passcode", { PASSCODE: " \u200b" }, "without PASSCODE:"],
    ["no secret", { SESSION_SECRET: undefined }, "without SESSION_SECRET:"],
    ["neither", { PASSCODE: "", SESSION_SECRET: "" }, "without PASSCODE and SESSION_SECRET:"],
    ["a passcode of no letters", { PASSCODE: "-!-" }, "PASSCODE must"],
    ["a short secret", { SESSION_SECRET: "a secret" }, "SESSION_SECRET must"],
  ])(
    "it makes none up, opens nothing and says so in the log alone: %s",
    async (_name, variables, sentence) => {
      for (const request of [
        get("/trade"),
        get("/trade.data"),
        get("/locked/trade/a.avif"),
        passcode("amber-canoe"),
      ]) {
        const answer = await ask(request, variables);
        expect(answer.status).toBe(503);
        expect(await answer.text()).toBe("This part of the site is not set up yet.");
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
        expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
        expect(answer.headers.get("Strict-Transport-Security")).toMatch(/^max-age/);
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect(logged.at(-1)?.error).toContain(sentence);
      }
      expect(asked).toEqual([]);
    },
  );
});

test("an owner's password that folds to the passcode turns off /owner, is logged, and leaves the lock working", async () => {
  const createLock = vi.spyOn(build.entry.module, "createLock");
  const OWNER_PASSWORD = "Amber canoe tidy lamp";
  const right = await ask(passcode("amber-canoe-tidy-lamp"), {
    PASSCODE: "amber-canoe-tidy-lamp",
    OWNER_PASSWORD,
  });
  expect(await right.json()).toEqual({ success: true });
  expect(createLock.mock.results[0]?.value.owner).toBeNull();
  expect(logged[0]?.error).toContain("OWNER_PASSWORD equals PASSCODE");

  await ask(passcode("amber-canoe"), { OWNER_PASSWORD });
  expect(createLock.mock.results[1]?.value.owner).not.toBeNull();
});

test("a stranger gets the locked page and its data, with their own policies, and no cache keeps them", async () => {
  for (const [path, { text }, policy] of [
    ["/trade", PAGE, "script-src 'self' 'sha256-x'; require-trusted-types-for 'script'"],
    ["/trade.data", DATA, "style-src 'unsafe-inline'; form-action 'none'"],
  ] as const) {
    for (const [status, headers] of [
      [200, {}],
      [206, { Range: "bytes=0-3" }],
      [416, { Range: "bytes=999-" }],
      [304, { "If-None-Match": "*" }],
    ] as const) {
      const answer = await ask(get(path, headers));
      expect([path, answer.status]).toEqual([path, status]);
      if (status === 200) expect(await answer.text()).toBe(text);
      expect(answer.headers.get("Content-Security-Policy")).toContain(policy);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("Vary")).toMatch(/\bCookie\b/);
      expect(answer.headers.has("ETag")).toBe(false);
    }
  }
});

test("a right passcode is told to the one object that counts, and opens on every other Worker with the same secret", async () => {
  const wrong = await ask(passcode("wrong"));
  expect(wrong.headers.getSetCookie()).toEqual([]);
  const right = await ask(passcode("amber-canoe"));
  expect(asked.map(({ isRight }) => isRight)).toEqual([false, true]);
  const [Cookie = ""] = right.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  expect(Cookie).toMatch(/^__Host-portfolio_session=/);
  expect(await (await ask(get("/trade", { Cookie }))).text()).toBe("the secret");
  for (const other of [{ PASSCODE: "another" }, { SESSION_SECRET: "another of some length" }]) {
    expect(await (await ask(get("/trade", { Cookie }), other)).text()).toBe(PAGE.text);
  }
});

test.each([
  ["http://own.example/trade?a=b", 308, "https://own.example/trade?a=b"],
  ["http://own.example//other.example/", 308, "https://own.example//other.example/"],
  ["http://own.example/api/validate-password", 308, "https://own.example/api/validate-password"],
  ["https://own.example/trade", 200, null],
  ["http://127.0.0.1:3000/trade", 200, null],
])(
  "nothing of the Worker is sent without HTTPS but on one's own machine: %s",
  async (url, status, location) => {
    const answer = await ask(new Request(url));
    expect([answer.status, answer.headers.get("Location")]).toEqual([status, location]);
  },
);

test("without the database of the invitations all else goes on, and the log says why they do not", async () => {
  const without = { INVITATIONS: undefined };
  const right = await ask(passcode("amber-canoe"), without);
  const [Cookie = ""] = right.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  expect(await (await ask(get("/trade", { Cookie }), without)).text()).toBe("the secret");
  expect(await (await ask(get("/trade"), without)).text()).toBe(PAGE.text);
  logged.length = 0;
  expect((await ask(passcode("wrong"), without)).status).toBe(503);
  const faults = logged.flatMap(({ error }) => error ?? []);
  expect(faults).toEqual([
    expect.stringContaining("as this Worker is bound to no database: run `npm run deploy`"),
  ]);
});

test("who comes by an invitation's link leaves no line in the log, as the platform would put the link beside it", async () => {
  await ask(get("/i/0123456789abcdefghijkl"));
  expect(logged).toEqual([]);
  await ask(get("/insights"));
  expect(logged).toMatchObject([{ path: "/insights" }]);
});
