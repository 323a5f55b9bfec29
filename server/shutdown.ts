import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { SHUTDOWN_IDLE_MS, SHUTDOWN_MS } from "./limits.ts";

/**
 * Prepares a server for its end. The function it gives stops accepting connections, lets every request that has begun
 * be answered, and resolves when the last connection is closed, after `SHUTDOWN_MS` at the latest.
 */
export function createShutdown(server: Server): () => Promise<void> {
  const connections = watchConnections(server);
  let isClosing = false;
  // Before the app's own listener, as no header can be set after its answer.
  server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
    if (isClosing) response.setHeader("Connection", "close");
  });

  return function shutDown() {
    isClosing = true;
    const begin = performance.now();
    return new Promise((resolve) => {
      // Not http's own close: it cuts every idle connection at once, and on each a request may be on its way.
      NetServer.prototype.close.call(server, () => resolve());
      setInterval(() => {
        for (const [socket, { requests, since }] of connections) {
          const idle = performance.now() - Math.max(since, begin);
          if (requests === 0 && idle > SHUTDOWN_IDLE_MS) socket.destroy();
        }
      }, 50).unref();
      setTimeout(() => {
        server.closeAllConnections();
        resolve();
      }, SHUTDOWN_MS).unref();
    });
  };
}

type Connection = { requests: number; since: number };

/** Keeps, for every open connection, how many requests are being answered, and since when there are none. */
function watchConnections(server: Server): ReadonlyMap<Socket, Connection> {
  const connections = new Map<Socket, Connection>();
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { requests: 0, since: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests++;
    response.once("close", () => {
      connection.requests--;
      connection.since = performance.now();
    });
  });
  return connections;
}
