import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";

/** In milliseconds. A browser on a bad line stays well inside; whoever holds connections open on purpose does not. */
export const HTTP_LIMITS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  /** Longer than the 60 s of the usual proxies, which use a connection again. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

/** Also closes a paused video's connection: the player asks for the rest later. */
export const SOCKET_IDLE_MS = 120_000;

export const SHUTDOWN_MS = 10_000;

/** So long new requests are answered, as they may be on their way. */
export const SHUTDOWN_IDLE_MS = 1_000;

/** The default of Node.js for connections that wait to be accepted. */
export const ACCEPT_QUEUE = 511;

/** In bytes; lines beyond it are dropped. */
export const MAX_LOG_BACKLOG = 1024 * 1024;

/** Answers under way on one connection. Browsers and the usual proxies ask for one after the other. */
export const MAX_UNDER_WAY = 8;

/**
 * Cuts connections that ask for more without waiting for answers (pipelining). Each answer under way takes memory, also
 * of whoever never reads it, and Node.js counts them only per life of a connection.
 */
export function limitPipelining(server: Server): void {
  const underWay = new WeakMap<Socket, number>();
  const handlers = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const { socket } = request;
    const count = underWay.get(socket) ?? 0;
    if (count >= MAX_UNDER_WAY) {
      socket.destroy();
      return;
    }
    underWay.set(socket, count + 1);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    for (const handle of handlers) handle.call(server, request, response);
  });
}
