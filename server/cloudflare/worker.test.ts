import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";
import type { Bindings } from "./bindings.ts";
import { createWorker } from "./worker.ts";

const { build } = makeTestApp();
const PAGE = { isPage: true, scriptHashes: ["'sha256-x'"], text: "<p>the locked file" };
const DATA = { isPage: false, scriptHashes: [], text: "the locked data" };

const visitorLimit = vi.fn(async (_attempt: { key: string }) => ({ success: true }));
const logged: Record<string, string>[] = [];

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation((line) => logged.push(JSON.parse(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  visitorLimit.mockClear();
  logged.length = 0;
});

/** Sends the request to a Worker that has just started. */
async function send(request: Request, variables: Partial<Bindings> = {}): Promise<Response> {
  const bindings: Bindings = {
    ASSETS: { fetch: async () => new Response("", { status: 404 }) },
    LOCKED_MEDIA: { head: async () => null, get: async () => null } as unknown as Bindings["LOCKED_MEDIA"],
    INVITATIONS: {
      prepare: () => ({ bind: () => ({ all: async () => ({ results: [] }) }) }),
      batch: async () => [],
    } as unknown as Bindings["INVITATIONS"],
    VISITOR_ATTEMPTS: { limit: visitorLimit },
    OWNER_ATTEMPTS: { limit: async () => ({ success: true }) },
    SITE_URL: "https://own.example",
    PASSCODE: "amber-canoe",
    SESSION_SECRET: "a secret of some length",
    ...variables,
  };
  const lockedPages = { "/trade": PAGE, "/trade.data": DATA };
  return createWorker({ build, lockedPages }).fetch(request, bindings);
}

function get(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`https://own.example${path}`, { headers });
}

function attempt(body: string | ReadableStream): Request {
  const init = { method: "POST", body, duplex: "half" };
  return new Request("https://own.example/api/validate-password", init as RequestInit);
}

const passcode = (password: string) => attempt(JSON.stringify({ password }));

async function unlock(variables: Partial<Bindings> = {}): Promise<string> {
  const [cookie = ""] = (await send(passcode("amber-canoe"), variables)).headers.getSetCookie();
  return cookie.split(";")[0] ?? "";
}

test.each<[string, Partial<Bindings>, string]>([
  ["an invisible passcode", { PASSCODE: " \u200b" }, "without PASSCODE and SESSION_SECRET:"],
  ["no session secret", { SESSION_SECRET: undefined }, "without PASSCODE and SESSION_SECRET:"],
  ["a short session secret", { SESSION_SECRET: "a secret" }, "SESSION_SECRET must"],
])("answers 503, generates no secret and logs why with %s", async (_name, variables, sentence) => {
  const requests = [get("/trade"), get("/trade.data"), get("/locked/trade/a.avif"), passcode("amber-canoe")];
  for (const request of requests) {
    const response = await send(request, variables);
    expect(response.status).toBe(503);
    expect(await response.text()).toBe("This part of the site is not set up yet.");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
    expect(response.headers.get("Strict-Transport-Security")).toMatch(/^max-age/);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(logged.at(-1)?.error).toContain(sentence);
  }
  expect(visitorLimit).not.toHaveBeenCalled();
});

test("keeps the lock working and logs why /owner is off when OWNER_PASSWORD folds to the passcode", async () => {
  const createLock = vi.spyOn(build.entry.module, "createLock");
  const variables = { PASSCODE: "amber-canoe-tidy-lamp", OWNER_PASSWORD: "Amber  canoe tidy lamp" };
  const response = await send(passcode("amber-canoe-tidy-lamp"), variables);
  expect(await response.json()).toEqual({ success: true });
  expect(createLock.mock.results[0]?.value.owner).toBeNull();
  expect(logged[0]?.error).toMatch(/^\/owner is turned off\. OWNER_PASSWORD must /);
  expect(logged[0]?.error).not.toContain("canoe");
});

test("answers an attempt that the rate limit refuses with 429 and Retry-After: 60, even if it is right", async () => {
  visitorLimit.mockResolvedValueOnce({ success: false });
  const request = passcode("amber-canoe");
  request.headers.set("CF-Connecting-IP", "2001:db8:1:2::3");
  const response = await send(request);
  expect(visitorLimit).toHaveBeenCalledExactlyOnceWith({ key: "2001:db8:1::/48" });
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("takes the client's address only from CF-Connecting-IP", async () => {
  const forged = { "X-Forwarded-For": "192.0.2.1", "X-Real-IP": "192.0.2.1", "True-Client-IP": "192.0.2.1" };
  const request = passcode("wrong");
  for (const [name, value] of Object.entries(forged)) request.headers.set(name, value);
  await send(request);
  expect(visitorLimit).toHaveBeenCalledExactlyOnceWith({ key: "unknown" });
});

test("keeps /owner on when OWNER_PASSWORD differs from the passcode", async () => {
  const createLock = vi.spyOn(build.entry.module, "createLock");
  await send(passcode("amber-canoe"), { OWNER_PASSWORD: "ten letters" });
  expect(createLock.mock.results[0]?.value.owner).not.toBeNull();
});

test.each([
  ["/trade", PAGE, "script-src 'self' 'sha256-x'; require-trusted-types-for 'script'"],
  ["/trade.data", DATA, "style-src 'unsafe-inline'; form-action 'none'"],
])(
  "serves %s to strangers with its own policy, and never lets it be cached",
  async (path, { text }, policy) => {
    for (const [status, headers] of [
      [200, {}],
      [200, { "Accept-Encoding": "*;q=0" }],
      [206, { Range: "bytes=0-3" }],
      [416, { Range: "bytes=999-" }],
      [304, { "If-None-Match": "*" }],
    ] as const) {
      const response = await send(get(path, headers));
      expect(response.status, JSON.stringify(headers)).toBe(status);
      if (status === 200) expect(await response.text()).toBe(text);
      expect(response.headers.get("Content-Security-Policy")).toContain(policy);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(response.headers.get("Vary")).toMatch(/\bCookie\b/);
      expect(response.headers.has("ETag")).toBe(false);
    }
  },
);

test("a session is valid on every Worker with the same passcode and secret, and on no other", async () => {
  const wrong = await send(passcode("wrong"));
  expect(wrong.headers.getSetCookie()).toEqual([]);
  const Cookie = await unlock();
  expect(Cookie).toMatch(/^__Host-portfolio_session=/);
  expect(await (await send(get("/trade", { Cookie }))).text()).toBe("the secret");
  for (const other of [{ PASSCODE: "another" }, { SESSION_SECRET: "another of some length" }]) {
    expect(await (await send(get("/trade", { Cookie }), other)).text()).toBe(PAGE.text);
  }
});

test("answers 400 when the request's body breaks off", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("lost")) });
  expect((await send(attempt(body))).status).toBe(400);
});

test.each([
  ["http://own.example/trade?a=b", 308, "https://own.example/trade?a=b"],
  ["http://own.example//other.example/", 308, "https://own.example//other.example/"],
  ["https://own.example/trade", 200, null],
  ["http://127.0.0.1:3000/trade", 200, null],
])("redirects plain HTTP to HTTPS, except on the owner's machine: %s", async (url, status, location) => {
  const response = await send(new Request(url));
  expect([response.status, response.headers.get("Location")]).toEqual([status, location]);
});

test("only invitations fail without a database, and the log says why", async () => {
  const without = { INVITATIONS: undefined };
  const Cookie = await unlock(without);
  expect(await (await send(get("/trade", { Cookie }), without)).text()).toBe("the secret");
  expect(await (await send(get("/trade"), without)).text()).toBe(PAGE.text);
  logged.length = 0;
  expect((await send(passcode("wrong"), without)).status).toBe(503);
  expect(logged.flatMap(({ error }) => error ?? [])).toEqual([
    expect.stringContaining("because this Worker has no database: run `npm run deploy`"),
  ]);
});

test("logs no line for an invitation's link, because Cloudflare would store the link with it", async () => {
  await send(get("/i/0123456789abcdefghijkl"));
  expect(logged).toEqual([]);
  await send(get("/insights"));
  expect(logged).toMatchObject([{ path: "/insights" }]);
});
