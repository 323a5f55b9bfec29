import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Server as NetServer, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { EnvironmentError } from "../environment.ts";

/** Times are in milliseconds, and long enough for slow connections. Sizes are in bytes. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Common proxies keep an idle connection for 60 s. The server must not close it first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

/** This timeout also closes the connection of a paused video; the player requests the remaining bytes later. */
const IDLE_TIMEOUT_MS = 120_000;

/** This limit applies to each connection. Browsers and common proxies do not pipeline requests. */
export const MAX_PENDING_RESPONSES = 8;

/** systemd waits for 15 seconds (deploy/portfolio.service). */
const SHUTDOWN_TIMEOUT_MS = 10_000;

export function createHttpServer(fetch: Parameters<typeof getRequestListener>[0]): Server {
  const server = createServer(LIMITS, limitPipelining(getRequestListener(fetch)));
  return server.setTimeout(IDLE_TIMEOUT_MS);
}

/** Closes a connection with too many pipelined requests, because Node.js keeps all their responses in memory. */
function limitPipelining(listener: RequestListener): RequestListener {
  const pendingResponses = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = pendingResponses.get(socket) ?? 0;
    if (count >= MAX_PENDING_RESPONSES) return socket.destroy();
    pendingResponses.set(socket, count + 1);
    response.once("close", () => pendingResponses.set(socket, (pendingResponses.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

export function listen(
  server: NetServer,
  { HOST, PORT }: { HOST: string; PORT: number },
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explainListenError(error, HOST, PORT)));
    server.listen(PORT, HOST, () => resolve(server.address() as AddressInfo));
  });
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new EnvironmentError(
      `Port ${port} is in use, perhaps by the studio: stop the other program, or set PORT to another number, for example with the line PORT=${port + 1} in .env.`,
    );
  if (error.code === "EACCES")
    return new EnvironmentError(`Permission denied for port ${port}: set PORT to 1024 or higher.`);
  return new EnvironmentError(
    `The server cannot listen on HOST ${host} (${error.code}): set HOST to 127.0.0.1 to accept connections from this machine only, or to 0.0.0.0 to accept all.`,
  );
}

/** Refuses new connections, and resolves after the last response or the timeout. */
export async function shutDown(server: Server): Promise<void> {
  const serverClosed = new Promise((resolve) => server.close(resolve));
  const idleTimer = setInterval(() => server.closeIdleConnections(), 100);
  const deadlineTimer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await serverClosed;
  clearInterval(idleTimer);
  clearTimeout(deadlineTimer);
}
