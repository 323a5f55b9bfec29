import { expect, test } from "vitest";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";

const { app } = makeTestApp({
  "client/index.html": "<p>home",
  "client/trade/index.html": "<p>the locked file",
  "client/trade/index.html.br": "the locked file, packed",
  "client/trade.data": "the locked data",
});

function requestPath(path: string, headers: Record<string, string> = {}, method = "GET") {
  return app.request(`http://own.example${path}`, { method, headers });
}

test.each<[number, string, Record<string, string>, string]>([
  [200, "/trade", { Cookie: "portfolio_session=forged" }, "<p>the locked file"],
  [200, "/trade.data?_routes=study-trade", {}, "the locked data"],
  [200, "/trade", { "Accept-Encoding": "br" }, "the locked file, packed"],
  [206, "/trade", { Range: "bytes=0-3" }, "<p>t"],
  [304, "/trade", { "If-None-Match": "*" }, ""],
  [416, "/trade", { Range: "bytes=999-" }, ""],
])("answers %i to %s with the prerendered file and no-store for %j", async (status, path, headers, text) => {
  const answer = await requestPath(path, headers);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  expect(answer.headers.get("Cache-Control")).toMatch(/^private, no-store\b/);
  expect(answer.headers.get("Vary")).toMatch(/\bCookie\b/);
  for (const name of ["ETag", "Speculation-Rules"]) expect(answer.headers.has(name), name).toBe(false);
});

test.each([
  ["POST", "/trade"],
  ["GET", "/trade?entered"],
  ["GET", "/%74rade"],
])("the app, not the prerendered file, answers %s %s", async (method, path) => {
  const answer = await requestPath(path, {}, method);
  expect(await answer.text()).not.toContain("file");
});
