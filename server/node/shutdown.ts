import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { ACCEPT_QUEUE, SHUTDOWN_IDLE_MS, SHUTDOWN_MS } from "./limits.ts";

/** Every request that has begun is answered. Resolves after the last connection, after `SHUTDOWN_MS` at the latest. */
export function createShutdown(server: Server): () => Promise<void> {
  /** What is being answered on each connection. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;
  server.on("connection", (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
  });
  // Before the app's own listener, as no header can be set after its answer.
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    connections.get(socket)?.add(response);
    response.once("close", () => connections.get(socket)?.delete(response));
    if (isClosing) response.setHeader("Connection", "close");
  });

  return async function shutDown() {
    isClosing = true;
    for (const response of Array.from(connections.values()).flatMap((answers) => [...answers])) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
    // On each idle connection a request may be on its way: until then all goes on, and is told that it is the last.
    const begin = performance.now();
    do await sleep(50);
    while (connections.size > 0 && performance.now() - begin < SHUTDOWN_IDLE_MS);
    // Closing the port cuts what waits in the system's queue, of which Node.js accepts one for each turn of the event loop.
    for (let turns = 0; turns < ACCEPT_QUEUE; turns++) await turn();
    setInterval(async () => {
      // After a late timer the event loop first reads what has arrived: only then is it known what is idle.
      await turn();
      for (const [socket, answers] of connections) if (answers.size === 0) socket.destroy();
    }, 50).unref();
    await new Promise((resolve) => server.close(resolve));
  };
}
