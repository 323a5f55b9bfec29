import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";
import type { Bindings } from "./bindings.ts";
import { createWorker } from "./worker.ts";

const { build } = makeTestApp();
const LOCKED_PAGE = { isPage: true, scriptHashes: ["'sha256-x'"], text: "<p>the locked file" };

const visitorLimit = vi.fn(async (_attempt: { key: string }) => ({ success: true }));
const loggedLines: Record<string, string>[] = [];

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation((line) => loggedLines.push(JSON.parse(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  visitorLimit.mockClear();
  loggedLines.length = 0;
});

/** Sends the request to a Worker that has just started. */
async function sendRequest(request: Request, variables: Partial<Bindings> = {}): Promise<Response> {
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
  return createWorker({ build, lockedPages: { "/trade": LOCKED_PAGE } }).fetch(request, bindings);
}

function getRequest(path: string, headers: Record<string, string> = {}): Request {
  return new Request(`https://own.example${path}`, { headers });
}

function passcodeRequest(password: string): Request {
  const body = JSON.stringify({ password });
  return new Request("https://own.example/api/validate-password", { method: "POST", body });
}

test.each<[string, Partial<Bindings>, string]>([
  ["an invisible passcode", { PASSCODE: " \u200b" }, "without PASSCODE and SESSION_SECRET:"],
  ["no session secret", { SESSION_SECRET: undefined }, "without PASSCODE and SESSION_SECRET:"],
  ["a short session secret", { SESSION_SECRET: "a secret" }, "SESSION_SECRET must"],
])("with %s, answers 503 without a cookie and logs why", async (_name, variables, sentence) => {
  const paths = ["/trade", "/trade.data", "/locked/trade/a.avif"];
  for (const request of [...paths.map((path) => getRequest(path)), passcodeRequest("amber-canoe")]) {
    const response = await sendRequest(request, variables);
    expect(response.status).toBe(503);
    expect(await response.text()).toBe("This part of the site is not set up yet.");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
    expect(response.headers.get("Strict-Transport-Security")).toMatch(/^max-age/);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(loggedLines.at(-1)?.error).toContain(sentence);
  }
  expect(visitorLimit).not.toHaveBeenCalled();
});

test.each([
  ["off, and logs why, if OWNER_PASSWORD folds to the passcode", "Amber  canoe", true],
  ["on if OWNER_PASSWORD differs from the passcode", "ten letters", false],
])("keeps the lock active and turns /owner %s", async (_, OWNER_PASSWORD, isOff) => {
  const createLock = vi.spyOn(build.entry.module, "createLock");
  const response = await sendRequest(passcodeRequest("amber-canoe"), { OWNER_PASSWORD });
  expect(await response.json()).toEqual({ success: true });
  expect(createLock.mock.results[0]?.value.owner === null).toBe(isOff);
  const errors = loggedLines.flatMap(({ error }) => error ?? []);
  const expectedError = expect.stringMatching(/^\/owner is turned off\. OWNER_PASSWORD must /);
  expect(errors).toEqual(isOff ? [expectedError] : []);
  expect(errors.join()).not.toMatch(/canoe/i);
});

test("answers 429 with Retry-After: 60 if the binding refuses an attempt, even with the right passcode", async () => {
  visitorLimit.mockResolvedValueOnce({ success: false });
  const request = passcodeRequest("amber-canoe");
  request.headers.set("CF-Connecting-IP", "2001:db8:1:2::3");
  const response = await sendRequest(request);
  expect(visitorLimit).toHaveBeenCalledExactlyOnceWith({ key: "2001:db8:1::/48" });
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("ignores an address in X-Forwarded-For, which visitors can forge", async () => {
  const request = passcodeRequest("wrong");
  request.headers.set("X-Forwarded-For", "192.0.2.1");
  await sendRequest(request);
  expect(visitorLimit).toHaveBeenCalledExactlyOnceWith({ key: "unknown" });
});

test.each([
  ["http://own.example/trade?a=b", 308, "https://own.example/trade?a=b"],
  ["http://own.example//other.example/", 308, "https://own.example//other.example/"],
  ["https://own.example/trade", 200, null],
  ["http://127.0.0.1:3000/trade", 200, null],
])("redirects only plain HTTP for the published host to HTTPS: %s", async (url, status, location) => {
  const response = await sendRequest(new Request(url));
  expect([response.status, response.headers.get("Location")]).toEqual([status, location]);
});

test("omits the requests of guests from the log, because Cloudflare would store their addresses", async () => {
  for (const path of ["/i/0123456789abcdefghijkl", "/for-you/trade"]) await sendRequest(getRequest(path));
  expect(loggedLines).toEqual([]);
  await sendRequest(getRequest("/insights"));
  expect(loggedLines).toMatchObject([{ path: "/insights" }]);
});

test.each([
  ["/trade", undefined, 200, LOCKED_PAGE.text],
  ["/trade", "bytes=3-5", 206, "the"],
  ["/media/a.mp4", undefined, 200, "0123456789"],
  ["/media/a.mp4", "bytes=8-", 206, "89"],
])("sends all bytes of %s, or of the range %s", async (path, range, status, body) => {
  const ASSETS = { fetch: async () => new Response("0123456789") };
  const response = await sendRequest(getRequest(path, range ? { Range: range } : {}), { ASSETS });
  expect([response.status, await response.text()]).toEqual([status, body]);
});
