import { describe, expect, test, vi } from "vitest";
import { makeTestApp } from "../tests/helpers/site/test-app.ts";

const OWN = "http://own.example";

test("uses SITE_URL as the origin of links, and otherwise the address of the request", async () => {
  const originWith = async (variables: Record<string, string>) =>
    (await makeTestApp({}, variables).app.request(`${OWN}/trade`)).headers.get("X-Own-Origin");
  expect(await originWith({ SITE_URL: "https://links.example/" })).toBe("https://links.example");
  expect(await originWith({})).toBe(OWN);
});

test("forbids caches to keep the app's answers, unless a route allows it", async () => {
  const { app } = makeTestApp();
  const headersOf = async (path: string) => (await app.request(path)).headers;
  const locked = await headersOf("/trade");
  expect(locked.get("Cache-Control")).toBe("no-store");
  expect(locked.get("Vary")).toBe("Cookie, Accept-Encoding");
  const cached = await headersOf("/cached");
  expect(cached.get("Cache-Control")).toBe("public, max-age=60");
  expect(cached.get("Vary")).toBe("Accept, Cookie");
});

describe("an exception", () => {
  test.each(["/failing", "/failing-file"])(
    "answers with a plain page, and logs its cause: %s",
    async (path) => {
      const { app, logged } = makeTestApp();
      const response = await app.request(path);
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(text).toContain("Unexpected Application Error!");
      expect(text).not.toContain("inner detail");
      expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
      expect(logged).toMatchObject([{ error: expect.any(String) }, { path, status: 500 }]);
    },
  );

  test("answers with a plain page if the lock cannot be created", async () => {
    const { app, build } = makeTestApp();
    vi.spyOn(build.entry.module, "createLock").mockImplementation(() => {
      throw new Error("inner detail");
    });
    const response = await app.request("/trade");
    expect([response.status, (await response.text()).includes("inner detail")]).toEqual([500, false]);
  });
});

describe("the log", () => {
  test("has one line per request, without query, cookie and body", async () => {
    const { app, logged } = makeTestApp();
    for (const password of ["private-body", "amber-canoe"])
      await app.request(`${OWN}/api/validate-password?private-query`, {
        method: "POST",
        body: JSON.stringify({ password }),
        headers: { Cookie: "portfolio_session=private-cookie", Origin: OWN },
      });
    const line = { method: "POST", path: "/api/validate-password", status: 200, address: "unknown" };
    expect(logged).toEqual([1, 2].map(() => ({ ...line, ms: expect.any(Number) })));
    expect(JSON.stringify(logged)).not.toMatch(/private|amber/);
  });

  test("truncates long paths", async () => {
    const { app, logged } = makeTestApp();
    for (const length of [1_000, 10_000]) await app.request(`/${"x".repeat(length)}`);
    expect(logged.map(({ path }) => String(path).length)).toEqual([256, 256]);
  });
});

test("answers ok at /healthz, which caches may not keep", async () => {
  const response = await makeTestApp().app.request("/healthz");
  expect([response.status, await response.text()]).toEqual([200, "ok"]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("answers 404 to a request for the list of routes", async () => {
  const response = await makeTestApp().app.request("/__manifest?paths=%2Ftrade&version=1");
  expect([response.status, await response.text()]).toEqual([404, "Not Found"]);
});

test.each(["/%", "/%zz", "/%c3", "/%ff/trade"])("answers 400 to the path %s", async (path) => {
  expect((await makeTestApp().app.request(path)).status).toBe(400);
});

test.each([
  ["PUT", "/trade", "GET, HEAD, POST"],
  ["OPTIONS", "/nowhere", "GET, HEAD, POST"],
  ["GET", "/api/validate-password", "POST"],
  ["DELETE", "/api/visit", "POST"],
])("answers 405 to %s %s", async (method, path, allowed) => {
  const { status, headers } = await makeTestApp().app.request(path, { method });
  expect([status, headers.get("Allow")]).toEqual([405, allowed]);
});
