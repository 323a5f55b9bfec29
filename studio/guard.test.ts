import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, createGuard } from "./guard.ts";

const secret = "s".repeat(32);
const port = () => (server.address() as AddressInfo).port;
const guard = createGuard({ port, secret });
const server = createServer((request, response) => {
  if (!guard(request, response)) response.end("let through");
});

beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => server.close());

async function sendGet(path: string, headers: Record<string, string> = {}) {
  const allHeaders = {
    Host: `localhost:${port()}`,
    Cookie: `other=1; studio-${port()}=${secret}`,
    ...headers,
  };
  const request = send({ host: "127.0.0.1", port: port(), path, headers: allHeaders }).end();
  const [response] = await once(request, "response");
  const chunks: Buffer[] = await response.toArray();
  return { response, status: response.statusCode, body: Buffer.concat(chunks).toString() };
}

test("accepts a request with the secret in the cookie", async () => {
  expect(await sendGet("/")).toMatchObject({ status: 200, body: "let through" });
  const linkHeaders = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" };
  expect(await sendGet("/", linkHeaders)).toMatchObject({ body: "let through" });
});

test.each<Record<string, string>>([
  { Cookie: "" },
  { Cookie: `studio=${secret}` },
  { Host: "evil.example" },
  { Host: "localhost" },
  { Origin: "null" },
  { Origin: "http://localhost:1" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "script" },
])("answers 403 without CORS headers to a request with %j", async (headers) => {
  for (const path of ["/", "/studio", "/studio/client/main.ts", "/@vite/client", "/node_modules/x.js"]) {
    const { status, body, response } = await sendGet(path, headers);
    expect([status, body], path).toEqual([403, expect.stringMatching(/^The studio|^Open the address/)]);
    expect(response.headers["access-control-allow-origin"]).toBeUndefined();
  }
});

test("answers 403 to a request target in absolute form", async () => {
  expect(await sendGet("http://evil.example/studio")).toMatchObject({ status: 403 });
  expect(await sendGet(`http://localhost:${port()}/studio`)).toMatchObject({ status: 403 });
});

test("sets the cookie only for the printed address", async () => {
  const { pathname, search } = new URL(addressOf({ port, secret }));
  const { status, response } = await sendGet(pathname + search, { Cookie: "" });
  expect(status).toBe(200);
  expect(response.headers["set-cookie"]).toEqual([
    `studio-${port()}=${secret}; Path=/; HttpOnly; SameSite=Strict`,
  ]);
  for (const path of ["/studio?secret=", `/studio?secret=${secret}x`, `/?secret=${secret}`])
    expect(await sendGet(path, { Cookie: "" })).toMatchObject({ status: 403 });
});
