import { describe, expect, test, vi } from "vitest";
import { makeTestApp } from "../tests/helpers/site/test-app.ts";

const OWN = "http://own.example";

function post(body: string, headers: Record<string, string> = {}): RequestInit {
  return { method: "POST", body, headers };
}

describe("the app", () => {
  test("is told SITE_URL as the origin of links, or without one that by which it was asked", async () => {
    const originIn = async (variables: Record<string, string>) =>
      (await makeTestApp({}, variables).app.request(`${OWN}/trade`)).headers.get("X-Own-Origin");
    expect(await originIn({ SITE_URL: "https://of-links.example/" })).toBe("https://of-links.example");
    expect(await originIn({})).toBe(OWN);
  });

  test("leaves no answer of the app to caches unless the route says so", async () => {
    const { app } = makeTestApp();
    const locked = await app.request("/trade");
    expect([locked.headers.get("Cache-Control"), locked.headers.get("Vary")]).toEqual([
      "no-store",
      "Cookie, Accept-Encoding",
    ]);
    const cached = await app.request("/cached");
    expect(cached.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(cached.headers.get("Vary")).toBe("Accept, Cookie");
  });

  test.each(["/failing", "/failing-file"])(
    "answers an exception with a plain page, and logs it: %s",
    async (path) => {
      const { app, logged } = makeTestApp();
      const response = await app.request(path);
      expect(response.status).toBe(500);
      const text = await response.text();
      expect(text).toContain("Unexpected Application Error!");
      expect(text).not.toContain("inner detail");
      expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
      expect(logged).toMatchObject([{ error: expect.any(String) }, { path, status: 500 }]);
    },
  );

  test("answers so too when the build cannot be loaded", async () => {
    const { app, build } = makeTestApp();
    vi.spyOn(build.entry.module, "createLock").mockImplementation(() => {
      throw new Error("inner detail");
    });
    const response = await app.request("/trade");
    expect([response.status, (await response.text()).includes("inner detail")]).toEqual([500, false]);
  });
});

describe("the log", () => {
  test("has one line per request and no secret in it", async () => {
    const { app, logged } = makeTestApp();
    const headers = { Cookie: "portfolio_session=private-cookie", Origin: OWN };
    await app.request(
      `${OWN}/api/validate-password?private-query`,
      post('{"password":"private-body"}', headers),
    );
    await app.request(`${OWN}/api/validate-password`, post('{"password":"amber-canoe"}', headers));
    expect(logged).toHaveLength(2);
    expect(logged[0]).toEqual({
      method: "POST",
      path: "/api/validate-password",
      status: 200,
      ms: expect.any(Number),
      address: "unknown",
    });
    expect(JSON.stringify(logged)).not.toMatch(/private|amber/);
  });

  test("cuts long paths", async () => {
    const { app, logged } = makeTestApp();
    for (const length of [1_000, 10_000]) await app.request(`/${"x".repeat(length)}`);
    expect(logged.map(({ path }) => String(path).length)).toEqual([256, 256]);
  });
});

describe("small steps", () => {
  test.each([
    ["/trade/", "/trade"],
    ["/trade/?a=1&b=//x", "/trade?a=1&b=//x"],
    ["/trade///", "/trade"],
    ["/%2Fevil.example/", "/%2Fevil.example"],
  ])("sends %s to %s", async (path, target) => {
    const response = await makeTestApp().app.request(OWN + path);
    expect([response.status, response.headers.get("Location")]).toEqual([308, target]);
  });

  test.each(["//evil.example/", "///evil.example/", "/\\evil.example/", "/"])(
    "sends %s nowhere",
    async (path) => {
      const response = await makeTestApp().app.request(OWN + path);
      expect(response.headers.has("Location")).toBe(false);
    },
  );

  test("does not redirect what is not read", async () => {
    expect((await makeTestApp().app.request("/trade/", post(""))).status).not.toBe(308);
  });

  test("says that it is well", async () => {
    const response = await makeTestApp().app.request("/healthz");
    expect([response.status, await response.text()]).toEqual([200, "ok"]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test("gives nobody the list of its routes", async () => {
    const response = await makeTestApp().app.request("/__manifest?paths=%2Ftrade&version=1");
    expect([response.status, await response.text()]).toEqual([404, "Not Found"]);
  });

  test.each(["/%", "/%zz", "/%c3", "/%ff/trade"])("refuses the path %s", async (path) => {
    expect((await makeTestApp().app.request(path)).status).toBe(400);
  });
});
