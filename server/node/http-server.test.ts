import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createHttpServer, listen, MAX_PENDING_RESPONSES, shutDown } from "./http-server.ts";

const LOCAL = { HOST: "127.0.0.1", PORT: 0 };
const GET = "GET /page HTTP/1.1\r\nHost: own.example\r\n\r\n";

/** Sends bytes and returns everything received until the server closes the connection. */
function send(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    socket.on("data", (data) => {
      received += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
    socket.write(text);
  });
}

const countOk = (received: string) => received.split("HTTP/1.1 200 ").length - 1;

describe("an open connection", async () => {
  // A hundredth of the real limits.
  const limits = {
    headersTimeout: 100,
    requestTimeout: 200,
    keepAliveTimeout: 650,
    connectionsCheckingInterval: 20,
  };
  const server = createHttpServer(async (request) => new Response(await request.text()), limits);
  const { port } = await listen(server, LOCAL);
  afterAll(() => server.close());

  const post = GET.replace("GET", "POST").slice(0, -2);
  test.each([
    ["the request line", "GET /tra"],
    ["the body", `${post}Content-Length: 30\r\n\r\n{"password":`],
    ["a chunked body", `${post}Transfer-Encoding: chunked\r\n\r\n5\r\n{"pas\r\n`],
  ])("is closed if the client stalls before the end of %s", async (_name, text) => {
    const received = await send(port, text);
    if (received !== "") expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test("is closed if no further request follows", async () => {
    expect(countOk(await send(port, GET))).toBe(1);
  });

  test("answers a few pipelined requests, again and again", async () => {
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    onTestFinished(() => void socket.destroy());
    let received = "";
    socket.on("data", (data) => {
      received += data;
    });
    for (let round = 1; round <= 3; round++) {
      socket.write(GET.repeat(MAX_PENDING_RESPONSES));
      await expect.poll(() => countOk(received)).toBe(round * MAX_PENDING_RESPONSES);
    }
  });

  test("is closed if more responses are pending than allowed", async () => {
    expect(countOk(await send(port, GET.repeat(100)))).toBeLessThanOrEqual(MAX_PENDING_RESPONSES);
  });
});

test("the real limits close every stalled connection within 30 seconds", () => {
  const server = createHttpServer(() => new Response());
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.timeout).toBeGreaterThan(server.keepAliveTimeout);
});

describe("shutDown", () => {
  async function slowServer(ms: number): Promise<{ server: Server; port: number }> {
    const server = createServer(async (_request, response) => {
      await wait(ms);
      response.end("complete");
    });
    onTestFinished(() => server.closeAllConnections());
    return { server, port: (await listen(server, LOCAL)).port };
  }

  test("answers requests that have begun, then refuses new connections", async () => {
    const { server, port } = await slowServer(300);
    const response = fetch(`http://127.0.0.1:${port}/`);
    await wait(100);
    const stopped = shutDown(server);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    expect(await (await response).text()).toBe("complete");
    await stopped;
  });

  test.each([
    ["was idle", 0],
    ["was waiting for its response", 400],
  ])("closes a keep-alive connection that %s", async (_name, responseTime) => {
    const { server, port } = await slowServer(responseTime);
    const received = send(port, GET);
    await wait(200);
    const begin = performance.now();
    await shutDown(server);
    expect(performance.now() - begin).toBeLessThan(2_000);
    expect(await received).toContain("complete");
  });
});

test.each(["...", "256.1.1.1", "fe80::1", "no.such.host.invalid"])(
  "listen explains that HOST cannot be %s",
  async (HOST) => {
    const listening = listen(createServer(), { HOST, PORT: 0 });
    await expect(listening).rejects.toThrow(`HOST ${HOST} is not an address of this machine`);
  },
);

test("listen explains that the port is in use", async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const { port: PORT } = await listen(other, LOCAL);
  await expect(listen(createServer(), { ...LOCAL, PORT })).rejects.toThrow(`Port ${PORT} is in use`);
});
