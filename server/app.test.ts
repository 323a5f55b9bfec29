import { expect, test } from "vitest";
import { makeTestApp } from "../tests/helpers/site/test-app.ts";

const OWN_ORIGIN = "http://own.example";

test("links contain the origin of SITE_URL, or of the visitor's request if SITE_URL is unset", async () => {
  async function linkOrigin(variables: Record<string, string>): Promise<string | null> {
    const headers = { "X-Forwarded-Proto": "https" };
    const response = await makeTestApp({}, variables).app.request(`${OWN_ORIGIN}/trade`, { headers });
    return response.headers.get("X-Own-Origin");
  }
  expect(await linkOrigin({ SITE_URL: "https://links.example/" })).toBe("https://links.example");
  expect(await linkOrigin({})).toBe(OWN_ORIGIN);
  expect(await linkOrigin({ TRUST_PROXY: "1" })).toBe("https://own.example");
});

test.each([
  ["/trade", "no-store, no-transform", "Cookie, Accept-Encoding"],
  ["/cached", "public, max-age=60", "Accept, Cookie"],
])("answers %s with Cache-Control: %s", async (path, cache, vary) => {
  const { headers } = await makeTestApp().app.request(path);
  expect([headers.get("Cache-Control"), headers.get("Vary")]).toEqual([cache, vary]);
});

test.each(["/failing", "/failing-file"])(
  "logs the cause of an error in %s, and answers 500",
  async (path) => {
    const { app, logEntries } = makeTestApp();
    const response = await app.request(path);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain("Unexpected Application Error!");
    expect(text).not.toContain("inner detail");
    expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(logEntries).toMatchObject([{ error: expect.any(String) }, { path, status: 500 }]);
  },
);

test("logs each request as one line without query, cookie and body", async () => {
  const { app, logEntries } = makeTestApp();
  for (const password of ["private-body", "amber-canoe"])
    await app.request(`${OWN_ORIGIN}/api/validate-password?private-query`, {
      method: "POST",
      body: JSON.stringify({ password }),
      headers: { Cookie: "portfolio_session=private-cookie", Origin: OWN_ORIGIN },
    });
  const line = { method: "POST", path: "/api/validate-password", status: 200 };
  expect(logEntries).toEqual([1, 2].map(() => ({ ...line, ms: expect.any(Number) })));
  expect(JSON.stringify(logEntries)).not.toMatch(/private|amber/);
});

test("logs a request that its visitor aborted without a status and an error", async () => {
  const { app, logEntries } = makeTestApp();
  await app.request("/trade", { signal: AbortSignal.abort() });
  expect(logEntries).toEqual([{ method: "GET", path: "/trade", aborted: true, ms: expect.any(Number) }]);
});

test("truncates a long path in the log", async () => {
  const { app, logEntries } = makeTestApp();
  for (const length of [1_000, 10_000]) await app.request(`/${"x".repeat(length)}`);
  expect(logEntries.map(({ path }) => String(path).length)).toEqual([256, 256]);
});

test("answers 404 to requests for React Router's manifest", async () => {
  const response = await makeTestApp().app.request("/__manifest?paths=%2Ftrade&version=1");
  expect([response.status, await response.text()]).toEqual([404, "Not Found"]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test.each([
  ["PUT", "/trade", "GET, HEAD, POST"],
  ["GET", "/api/validate-password", "POST"],
  ["DELETE", "/api/visit", "POST"],
])("answers 405 to %s %s", async (method, path, allowed) => {
  const { status, headers } = await makeTestApp().app.request(path, { method });
  expect([status, headers.get("Allow")]).toEqual([405, allowed]);
});
