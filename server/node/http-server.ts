import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { EnvironmentError } from "../environment.ts";

/** Times in milliseconds, sizes in bytes. Browsers on slow connections stay within them. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Longer than 60 s, after which common proxies close a connection that they reuse.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

/** Also closes the connection of a paused video, whose player requests the rest later. */
const IDLE_TIMEOUT_MS = 120_000;

/** For each connection. Browsers and common proxies wait for each response before their next request. */
export const MAX_PENDING_RESPONSES = 8;

const SHUTDOWN_TIMEOUT_MS = 10_000;

export function createHttpServer(fetch: Parameters<typeof getRequestListener>[0]): Server {
  const server = createServer(LIMITS, limitPipelining(getRequestListener(fetch)));
  return server.setTimeout(IDLE_TIMEOUT_MS);
}

/** Closes connections with too many pipelined requests: Node.js keeps all of their responses in memory. */
function limitPipelining(listener: RequestListener): RequestListener {
  const pending = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = pending.get(socket) ?? 0;
    if (count >= MAX_PENDING_RESPONSES) return socket.destroy();
    pending.set(socket, count + 1);
    response.once("close", () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

export function listen(server: Server, { HOST, PORT }: { HOST: string; PORT: number }): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explainListenError(error, HOST, PORT)));
    server.listen(PORT, HOST, () => resolve(server.address() as AddressInfo));
  });
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE")
    return new EnvironmentError(
      `Port ${port} is in use: stop the other program, or set PORT to another number.`,
    );
  if (error.code === "EACCES")
    return new EnvironmentError(`Permission denied for port ${port}: set PORT to 1024 or higher.`);
  return new EnvironmentError(
    `The server cannot listen on HOST ${host} (${error.code}): set HOST to 127.0.0.1 to accept connections from this machine only, or to 0.0.0.0 to accept all.`,
  );
}

/** Stops accepting connections, and resolves after the last response or after SHUTDOWN_TIMEOUT_MS. */
export async function shutDown(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const deadline = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}
