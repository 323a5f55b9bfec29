import { createServer } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer, listen, MAX_PENDING_RESPONSES, shutDown } from "./http-server.ts";

const ANY_PORT = { HOST: "127.0.0.1", PORT: 0 };
const GET_REQUEST = "GET /page HTTP/1.1\r\nHost: own.example\r\n\r\n";

/** Starts a server, and a connection that collects everything it receives. */
async function openConnection(fetch: () => Response | Promise<Response>) {
  const server = createHttpServer(fetch);
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = await listen(server, ANY_PORT);
  const connection = connect(port, "127.0.0.1").setEncoding("latin1");
  let received = "";
  connection.on("data", (data) => {
    received += data;
  });
  return { server, port, connection, countOk: () => received.split("HTTP/1.1 200 ").length - 1 };
}

test("answers several rounds of pipelined requests on one connection", async () => {
  const { connection, countOk } = await openConnection(() => new Response());
  for (let round = 1; round <= 3; round++) {
    connection.write(GET_REQUEST.repeat(MAX_PENDING_RESPONSES));
    await expect.poll(countOk).toBe(round * MAX_PENDING_RESPONSES);
  }
});

test("the timeouts close every stalled connection within 30 seconds", () => {
  const server = createHttpServer(() => new Response());
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.timeout).toBeGreaterThan(server.keepAliveTimeout);
});

test("keeps an idle connection for longer than common proxies, which keep it for 60 seconds", () => {
  expect(createHttpServer(() => new Response()).keepAliveTimeout).toBeGreaterThan(60_000);
});

test.each([
  ["is idle", 0],
  ["waits for its response", 400],
])("shutDown closes a keep-alive connection that %s", async (_name, responseTime) => {
  const { server, port, connection, countOk } = await openConnection(async () => {
    await wait(responseTime);
    return new Response();
  });
  connection.write(GET_REQUEST);
  await wait(200);
  const startTime = performance.now();
  const shutdownPromise = shutDown(server);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  await shutdownPromise;
  expect(performance.now() - startTime).toBeLessThan(2_000);
  await expect.poll(countOk).toBe(1);
});

test.each(["256.1.1.1", "fe80::1", "no.such.host.invalid"])(
  "listen explains that HOST %s is unusable",
  async (HOST) => {
    const listenPromise = listen(createServer(), { HOST, PORT: 0 });
    await expect(listenPromise).rejects.toThrow(`The server cannot listen on HOST ${HOST}`);
  },
);

test("listen throws an explanation if the port is in use", async () => {
  const firstServer = createServer();
  onTestFinished(() => void firstServer.close());
  const { port: PORT } = await listen(firstServer, ANY_PORT);
  await expect(listen(createServer(), { ...ANY_PORT, PORT })).rejects.toThrow(
    `Port ${PORT} is in use, perhaps by the studio`,
  );
});
