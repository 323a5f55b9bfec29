import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, describe, expect, test, vi } from "vitest";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";
import { HTTP_LIMITS, limitPipelining, MAX_UNDER_WAY, SOCKET_IDLE_MS } from "./limits.ts";

vi.setConfig({ testTimeout: 60_000 });

// A hundredth as long as in the real server.
const QUICK = {
  headersTimeout: 100,
  requestTimeout: 200,
  keepAliveTimeout: 650,
  connectionsCheckingInterval: 20,
};

const { app } = makeTestApp();
const server = createAdaptorServer({ fetch: app.fetch, serverOptions: QUICK }) as Server;
limitPipelining(server);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

function begin(text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    socket.on("data", (data) => {
      heard += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(heard));
    socket.write(text);
  });
}

const POST = "POST /api/validate-password HTTP/1.1\r\nHost: own.example\r\n";

describe("a connection that is held open is cut", () => {
  test.each([
    ["within the request line", "GET /tra"],
    ["within the headers", "GET /trade HTTP/1.1\r\nHost: own.example\r\nX-Slow: "],
    ["before the body", `${POST}Content-Length: 30\r\n\r\n`],
    ["within the body", `${POST}Content-Length: 30\r\n\r\n{"password":`],
    ["within a chunked body", `${POST}Transfer-Encoding: chunked\r\n\r\n5\r\n{"pas\r\n`],
    [
      "within a body that nobody reads",
      `${POST.replace(/\S+ HTTP/, "/nowhere HTTP")}Content-Length: 99\r\n\r\nx`,
    ],
  ])("%s", async (_name, text) => {
    const heard = await begin(text);
    if (heard !== "") expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test("after an answer, when nothing more is asked", async () => {
    expect(await begin("GET /healthz HTTP/1.1\r\nHost: own.example\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("requests that do not wait for answers", () => {
  const ask = (times: number) => begin("GET /healthz HTTP/1.1\r\nHost: own.example\r\n\r\n".repeat(times));
  const answersIn = (heard: string) => heard.split("HTTP/1.1 200 ").length - 1;

  test("are answered while they are few, again and again", async () => {
    expect(answersIn(await ask(MAX_UNDER_WAY))).toBe(MAX_UNDER_WAY);
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    let heard = "";
    socket.on("data", (data) => {
      heard += data;
    });
    for (let round = 1; round <= 3; round++) {
      socket.write("GET /healthz HTTP/1.1\r\nHost: own.example\r\n\r\n".repeat(MAX_UNDER_WAY));
      await expect.poll(() => answersIn(heard)).toBe(round * MAX_UNDER_WAY);
    }
    socket.destroy();
  });

  test("end the connection when they are more", async () => {
    expect(answersIn(await ask(100))).toBeLessThanOrEqual(MAX_UNDER_WAY);
  });
});

test("is set on purpose: every time is limited, and in the right order", () => {
  const { headersTimeout = 0, requestTimeout = 0, connectionsCheckingInterval = 0 } = HTTP_LIMITS;
  expect(headersTimeout).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  expect(requestTimeout).toBeLessThanOrEqual(30_000);
  // Otherwise the times above are looked at too rarely to mean anything.
  expect(connectionsCheckingInterval).toBeLessThan(headersTimeout);
  expect(HTTP_LIMITS.maxHeaderSize).toBeLessThanOrEqual(16 * 1024);
  expect(HTTP_LIMITS.keepAliveTimeout).toBeLessThan(SOCKET_IDLE_MS);
});
