import { expect, test } from "vitest";
import { makeTestApp } from "../tests/helpers/site/test-app.ts";

const OWN = "http://own.example";

test.each([
  ["/old", "/trade"],
  ["/old/", "/trade"],
  ["/old?from=cv&x=%2F", "/trade?from=cv&x=%2F"],
  ["/work/größe.html", "/"],
  ["/blog?page=2", "https://blog.example/posts?by=ada&page=2#top"],
])("sends %s on to %s", async (path, target) => {
  for (const method of ["GET", "HEAD"]) {
    const asked = { method, headers: { Cookie: "portfolio_session=x" } };
    const { status, headers, body } = await makeTestApp().app.request(OWN + path, asked);
    expect([status, headers.get("Location"), body]).toEqual([301, target, null]);
    expect(headers.has("Set-Cookie")).toBe(false);
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

test.each(["/older", "/ol", "/OLD", "/old/more", "//old", "/trade/old"])("leaves %s alone", async (path) => {
  const { status } = await makeTestApp().app.request(OWN + path);
  expect(status).not.toBe(301);
});

test("sends nobody on who wants to change something", async () => {
  const { status } = await makeTestApp().app.request(`${OWN}/old`, { method: "POST", body: "" });
  expect(status).not.toBe(301);
});
