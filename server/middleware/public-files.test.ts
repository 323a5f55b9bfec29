import { describe, expect, test, vi } from "vitest";
import { asked, makeLock } from "../../tests/helpers/lock/make-lock.ts";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";

const { app, platform } = makeTestApp(
  {
    "client/index.html": "<p>home",
    "client/speculation-rules.json": "{}",
    "client/trade/index.html": "<p>the locked file",
    "client/trade/index.html.br": "the locked file, packed",
    "client/trade.data": "the locked data",
  },
  { TRUST_PROXY: "1" },
);

async function open(secure = false): Promise<string> {
  const origin = secure ? "https://own.example" : "http://own.example";
  const answer = await app.request(`${origin}/api/validate-password`, {
    method: "POST",
    body: '{"password":"amber-canoe"}',
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return app.request(`http://own.example${path}`, { method, headers });
}

describe("a visitor without access", () => {
  test.each([
    ["/trade", "<p>the locked file"],
    ["/trade.data?_routes=study-trade", "the locked data"],
  ])("gets the prerendered file of %s", async (path, text) => {
    const answer = await get(path, { Cookie: "portfolio_session=forged" });
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Vary")).toMatch(/\bCookie\b/);
    for (const name of ["ETag", "Last-Modified", "Speculation-Rules"]) {
      expect(answer.headers.has(name), name).toBe(false);
    }
  });

  test.each<[number, Record<string, string>]>([
    [200, { "Accept-Encoding": "br" }],
    [206, { Range: "bytes=0-3" }],
    [304, { "If-None-Match": "*" }],
    [416, { Range: "bytes=999-" }],
  ])("gets an answer %i that no cache may keep with %j", async (status, headers) => {
    const answer = await get("/trade", headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding, Cookie");
    expect(answer.headers.has("ETag")).toBe(false);
  });

  test.each([
    ["a form", "/trade", "POST"],
    ["the address after the form", "/trade?entered", "GET"],
    ["another spelling", "/%74rade", "GET"],
  ])("gets an answer of the app for %s", async (_name, path, method) => {
    const answer = await get(path, {}, method);
    expect(await answer.text()).not.toContain("file");
  });
});

test("a visitor with a session gets the page from the app, even with a forged cookie next to it", async () => {
  const Cookie = await open();
  for (const sent of [Cookie, `portfolio_session=forged; ${Cookie}`]) {
    const answer = await get("/trade", { Cookie: sent });
    expect(await answer.text()).toBe("the secret");
    expect(answer.headers.get("Content-Security-Policy")).toContain("'nonce-");
  }
  expect(await (await get("/trade.data", { Cookie })).text()).not.toContain("locked data");
});

test("a session from HTTPS is valid over HTTPS only, also behind a proxy that ends HTTPS", async () => {
  const Cookie = await open(true);
  const secure = await app.request("https://own.example/trade", { headers: { Cookie } });
  expect(await secure.text()).toBe("the secret");
  expect(await (await get("/trade", { Cookie })).text()).toContain("the locked file");
  const proxied = await get("/trade", { Cookie, "X-Forwarded-Proto": "https" });
  expect(await proxied.text()).toBe("the secret");
});

test("a guest's page reads the database only once", async () => {
  const { lock } = makeLock({ database: platform.database, since: Date.now() });
  const invitation = await lock.invitations.create({ label: "Acme", studies: ["trade"], lastDay: null });
  if (!invitation) throw new Error("There is no invitation");
  const [Cookie = ""] = (lock.admitGuest(asked(), invitation) ?? "").split(";");
  // The first request also checks the schema of the database.
  await get("/trade", { Cookie });
  using read = vi.spyOn(platform.database, "read");
  for (const path of ["/trade", "/trade?entered"]) {
    read.mockClear();
    expect(await (await get(path, { Cookie })).text()).toBe("the secret");
    expect(read).toHaveBeenCalledTimes(1);
  }
});
