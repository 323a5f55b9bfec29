import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addressOf, cookieHeader, createGuard } from "./guard.ts";

const cookie = "c".repeat(43);
const port = () => (server.address() as AddressInfo).port;
let isMoved = false;
const guard = createGuard({ port, cookie, isMoved: () => isMoved });
const server = createServer((request, response) => {
  if (!guard(request, response)) response.end("let through");
});

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close());
beforeEach(() => {
  isMoved = false;
});

async function sendRequest(path: string, headers: Record<string, string> = {}, method = "GET") {
  const allHeaders = {
    Host: `localhost:${port()}`,
    Cookie: `other=1; ${cookieHeader(port(), cookie).split(";")[0]}`,
    ...headers,
  };
  const request = send({ host: "127.0.0.1", port: port(), path, headers: allHeaders, method }).end();
  const [response] = await once(request, "response");
  const chunks: Buffer[] = await response.toArray();
  return { response, status: response.statusCode, body: Buffer.concat(chunks).toString() };
}

const PAGES = ["/", "/vault", "/@vite/client", "/node_modules/x.js", "/studio/blob/x", "/studio?secret=x"];
const OPEN_PATHS = ["/studio", "/favicon.svg", "/studio/client/main.ts"];
const NOT_THE_SITE = /stop the studio and run npm start\.\n\nTo edit: Start the studio again/;

test("opens pages to a request with the cookie, even if another server set a cookie of the same name", async () => {
  const linkHeaders = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" };
  const name = `studio-${port()}`;
  const manyCookies = { Cookie: `${name}=theirs; ${name}=${cookie}; ${name}=` };
  for (const headers of [{}, linkHeaders, manyCookies])
    expect(await sendRequest("/", headers)).toMatchObject({ status: 200, body: "let through" });
});

test.each<Record<string, string>>([{ Cookie: "" }, { Cookie: `studio=${cookie}` }, { Cookie: "studio-1=x" }])(
  "serves only the studio's page and its script to a request with %j",
  async (headers) => {
    for (const path of OPEN_PATHS) expect(await sendRequest(path, headers)).toMatchObject({ status: 200 });
    for (const path of PAGES)
      expect(await sendRequest(path, headers), path).toMatchObject({
        status: 403,
        body: expect.stringMatching(NOT_THE_SITE),
      });
  },
);

test("the cookie does not allow a page to change anything", async () => {
  for (const method of ["POST", "PUT", "DELETE"])
    expect((await sendRequest("/owner", {}, method)).response.headers).toMatchObject({
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  for (const method of ["POST", "PUT", "DELETE"])
    expect(await sendRequest("/owner", { Origin: `http://localhost:${port()}` }, method)).toMatchObject({
      status: 403,
    });
});

test.each<Record<string, string>>([
  { Host: "evil.example" },
  { Host: "localhost" },
  { Origin: "null" },
  { Origin: "http://localhost:1" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "script" },
])("answers 403 without CORS headers to a request with %j", async (headers) => {
  for (const path of [...PAGES, ...OPEN_PATHS, "/studio/api/state"]) {
    const { status, body, response } = await sendRequest(path, headers);
    expect([status, body], path).toEqual([403, expect.stringContaining("The studio")]);
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  }
});

test("answers 403 to a request target in absolute form", async () => {
  expect(await sendRequest("http://evil.example/studio")).toMatchObject({ status: 403 });
  expect(await sendRequest(`http://localhost:${port()}/studio`)).toMatchObject({ status: 403 });
});

test("answers 410 to every request after the project's folder was moved", async () => {
  isMoved = true;
  const message = "The folder was moved. Start the studio there.";
  expect(await sendRequest("/studio")).toMatchObject({ status: 410, body: message });
  expect(await sendRequest("/studio/api/value", {}, "POST")).toMatchObject({
    status: 410,
    body: JSON.stringify({ message }),
  });
});

test("the printed address has the secret in a part that browsers do not send", () => {
  const { pathname, search, hash } = new URL(addressOf(1234, "secret"));
  expect([pathname, search, hash]).toEqual(["/studio", "", "#secret"]);
});
