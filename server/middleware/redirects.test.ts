import { expect, test } from "vitest";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";

const OWN = "http://own.example";

test.each([
  ["/old", "/trade"],
  ["/old/", "/trade"],
  ["/old?from=cv&x=%2F", "/trade?from=cv&x=%2F"],
  ["/work/größe.html", "/"],
  ["/blog?page=2", "https://blog.example/posts?by=ada&page=2#top"],
])("redirects %s to %s", async (path, target) => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers, body } = await makeTestApp().app.request(OWN + path, { method });
    expect([status, headers.get("Location"), body]).toEqual([301, target, null]);
    expect(headers.get("Cache-Control")).toBe("public, max-age=3600");
  }
});

test.each(["/older", "/ol", "/OLD", "/old/more", "//old", "/trade/old"])(
  "does not redirect %s",
  async (path) => {
    expect((await makeTestApp().app.request(OWN + path)).status).not.toBe(301);
  },
);

test("does not redirect a form", async () => {
  const { status } = await makeTestApp().app.request(`${OWN}/old`, { method: "POST", body: "" });
  expect(status).not.toBe(301);
});
