import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { SHUTDOWN_IDLE_MS, SHUTDOWN_MS } from "./limits.ts";
import { createShutdown } from "./shutdown.ts";

let server: Server;
const agent = new Agent({ keepAlive: true });
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

async function makeServer(ms: number) {
  server = createServer(async (_, response) => {
    await wait(ms);
    response.end("whole answer");
  });
  const shutDown = createShutdown(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return shutDown;
}

function ask(): Promise<{ text: string; connection: string | undefined }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, agent }, async (response: IncomingMessage) => {
      const chunks = await response.toArray();
      resolve({ text: chunks.join(""), connection: response.headers.connection });
    }).on("error", reject);
  });
}

test("lets a request that has begun be answered, and soon takes no new ones", async () => {
  const shutDown = await makeServer(SHUTDOWN_IDLE_MS + 500);
  const { port } = server.address() as AddressInfo;
  const answer = ask();
  await wait(100);
  const end = shutDown();
  await wait(SHUTDOWN_IDLE_MS + 200);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(await answer).toEqual({ text: "whole answer", connection: "close" });
  const begin = performance.now();
  await end;
  expect(performance.now() - begin).toBeLessThan(SHUTDOWN_MS / 2);
});

test("answers once more on a connection that was idle, and says that it closes", async () => {
  const shutDown = await makeServer(0);
  expect((await ask()).connection).toBe("keep-alive");
  // The connection stays usable for a while, as the next request may be on its way.
  const port = (server.address() as AddressInfo).port;
  const end = shutDown();
  server.address = () => ({ port, address: "127.0.0.1", family: "IPv4" });
  expect(await ask()).toEqual({ text: "whole answer", connection: "close" });
  await end;
});

test("answers on connections that were waiting to be accepted", async () => {
  const shutDown = await makeServer(0);
  const answers = Promise.all(Array.from({ length: 50 }, ask));
  // Now the system has made the connections, and no turn of the event loop has passed to accept them.
  await new Promise((done) => process.nextTick(done));
  const end = shutDown();
  expect(new Set((await answers).map(({ text }) => text))).toEqual(new Set(["whole answer"]));
  await end;
});

test("reads what has arrived before it takes a connection for idle", async () => {
  const shutDown = await makeServer(0);
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await Promise.all([once(socket, "connect"), once(server, "connection")]);
  const end = shutDown();
  socket.write("GET / HTTP/1.1\r\nHost: own.example\r\n\r\n");
  for (const begin = performance.now(); performance.now() - begin < SHUTDOWN_IDLE_MS + 100; );
  expect(await text(socket)).toMatch(/whole answer$/);
  await end;
});

test("closes connections that stay idle", async () => {
  const shutDown = await makeServer(0);
  await ask();
  const begin = performance.now();
  await shutDown();
  const took = performance.now() - begin;
  expect(took).toBeGreaterThan(SHUTDOWN_IDLE_MS - 50);
  expect(took).toBeLessThan(SHUTDOWN_MS / 2);
});
