import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { ACCEPT_QUEUE, SHUTDOWN_IDLE_MS, SHUTDOWN_MS } from "./limits.ts";

/** Every request that has begun is answered. Resolves after the last connection, after `SHUTDOWN_MS` at the latest. */
export function createShutdown(server: Server): () => Promise<void> {
  const connections = watchConnections(server);
  let isClosing = false;
  // Before the app's own listener, as no header can be set after its answer.
  server.prependListener("request", (_: IncomingMessage, response: ServerResponse) => {
    if (isClosing) response.setHeader("Connection", "close");
  });

  return function shutDown() {
    isClosing = true;
    for (const response of Array.from(connections.values()).flatMap(({ answers }) => [...answers])) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    return new Promise((resolve) => {
      setTimeout(() => {
        server.closeAllConnections();
        resolve();
      }, SHUTDOWN_MS).unref();
      closeIdle(connections);
      // Not http's own close: it cuts every idle connection at once, and on each a request may be on its way.
      acceptWaiting(server).then(() => NetServer.prototype.close.call(server, () => resolve()));
    });
  };
}

type Connection = { answers: Set<ServerResponse>; since: number };
type Connections = ReadonlyMap<Socket, Connection>;

// `since` is when the last answer ended.
function watchConnections(server: Server): Connections {
  const connections = new Map<Socket, Connection>();
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { answers: new Set(), since: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.answers.add(response);
    response.once("close", () => {
      connection.answers.delete(response);
      connection.since = performance.now();
    });
  });
  return connections;
}

// Closing the port would cut what waits in the system's queue. Node.js accepts one connection per turn of the event
// loop, so a turn that brings none has emptied it.
async function acceptWaiting(server: Server): Promise<void> {
  let isEmpty = false;
  const see = () => {
    isEmpty = false;
  };
  server.on("connection", see);
  // The turn in which we were called may be past its connections.
  await turn();
  for (let turns = 0; turns < ACCEPT_QUEUE && !isEmpty; turns++) {
    isEmpty = true;
    await turn();
  }
  server.off("connection", see);
}

function closeIdle(connections: Connections): void {
  const begin = performance.now();
  // After a late timer the event loop first reads what has arrived: only then is it known what is idle.
  setInterval(async () => {
    await turn();
    for (const [socket, { answers, since }] of connections) {
      const idle = performance.now() - Math.max(since, begin);
      if (answers.size === 0 && idle > SHUTDOWN_IDLE_MS) socket.destroy();
    }
  }, 50).unref();
}
