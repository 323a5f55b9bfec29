import { expect, test } from "vitest";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";

const OWN_ORIGIN = "http://own.example";

test.each([
  [301, "/old", "/trade"],
  [301, "/old/", "/trade"],
  [301, "/old?from=cv&x=%2F", "/trade?from=cv&x=%2F"],
  [301, "/work/größe.html", "/"],
  [301, "/blog?page=2", "https://blog.example/posts?by=ada&page=2#top"],
  [308, "/trade/?a=1&b=//x", "/trade?a=1&b=//x"],
  [308, "/trade///", "/trade"],
  [308, "/%2Fevil.example/", "/%2Fevil.example"],
])("answers %i to %s and redirects to %s", async (status, path, target) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await makeTestApp().app.request(OWN_ORIGIN + path, { method });
    expect([response.status, response.headers.get("Location")]).toEqual([status, target]);
    const cacheControl = status === 301 ? "public, max-age=3600" : "no-store";
    expect(response.headers.get("Cache-Control")).toBe(cacheControl);
  }
});

test.each([
  ...["/older", "/ol", "/OLD", "/old/more", "//old", "/trade/old"],
  ...["//evil.example/", "///evil.example/", "/\\evil.example/", "/"],
])("does not redirect %s", async (path) => {
  expect((await makeTestApp().app.request(OWN_ORIGIN + path)).headers.has("Location")).toBe(false);
});

test.each(["/old", "/trade/"])("does not redirect a POST to %s", async (path) => {
  const { status } = await makeTestApp().app.request(OWN_ORIGIN + path, { method: "POST", body: "" });
  expect([301, 308]).not.toContain(status);
});
